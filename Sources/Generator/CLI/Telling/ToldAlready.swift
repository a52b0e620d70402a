/// Something is wrong that the user has read of already.
struct ToldAlready: Error {}
