# What is not part of building and testing in development; for figures see Docs/Performance.md.
.PHONY: tool bench bench-compile bench-runtime bench-growth

# Makes .build/tool/mvvmgen, as it is released.
tool:
	Scripts/tool

# Measures the tool beside a C floor and a Python baseline.
bench:
	python3 Benchmarks/bench.py --json .build/bench/results.json

# Measures what the compiler takes for a view model, generated and by hand.
bench-compile:
	python3 Benchmarks/compile.py

# Measures boxes, events, steps and calls beside closures and @Observable.
bench-runtime:
	swift build --quiet --product mvvmgen
	.build/debug/mvvmgen Benchmarks/Runtime/Specs Specs/say_hello.yaml --no-config --quiet \
	  --emit viewmodel,models,services -o Benchmarks/Runtime/Sources/RuntimeBenchmarks/Generated
	swift run --package-path Benchmarks/Runtime -c release RuntimeBenchmarks

# Measures how the time grows with what stands many times in a spec.
bench-growth: tool
	python3 Benchmarks/growth.py --tool .build/tool/mvvmgen
