/**
 * Makes Chrome compile the functions of a script while it loads, off the main thread: about half of the code runs before
 * the first field shows. The comment only works in front of all code: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad'
