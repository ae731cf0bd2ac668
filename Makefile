# A thin face on packaging/bootstrap.py, which sets the machine up first; without make call it directly.
# Further arguments: make test ARGS="-k cable"
PYTHON ?= python3
ARGS ?=

.PHONY: run test lint screenshots env
run test lint screenshots env:
	@$(PYTHON) packaging/bootstrap.py $@ $(ARGS)
