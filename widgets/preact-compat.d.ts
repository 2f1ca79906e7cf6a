// The package that replaces React has no types: the code is checked against React's own types.
declare module '@preact/compat'
