/**
 * Writes to the console. A page may have replaced or removed the console, and what it made of it may
 * throw: then nobody reads the words, and everything else goes on.
 */
export function writeToConsole(level: 'error' | 'warn', ...words: unknown[]): void {
  try {
    console[level](...words)
  } catch {
    // There is nowhere left to say so.
  }
}
