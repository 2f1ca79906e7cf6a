/**
 * Has Chrome compile the functions of a script while it arrives, off the main thread: about half of the code runs before
 * the first field shows. It counts only before all code: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = '//# allFunctionsCalledOnLoad'
