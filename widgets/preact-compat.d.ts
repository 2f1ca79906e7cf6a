// The package that stands in for React brings no types: the code is checked against React's own.
declare module '@preact/compat'
