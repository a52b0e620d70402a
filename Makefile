# What is not part of building and testing: see Docs/Performance.md.
.PHONY: bench

# Measures the tool beside a C floor and a Python baseline.
bench:
	python3 Benchmarks/bench.py --json .build/bench/results.json
