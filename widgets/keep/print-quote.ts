import type { KeptQuote } from '../rules/kept-quote.ts'

/**
 * Prints a quote on a page of its own, with the script at `quoteSheet`, which is loaded only now.
 * Where it does not come, the page is printed as it is.
 */
export async function printQuote(kept: KeptQuote, quoteSheet: string): Promise<void> {
  try {
    const { printSheet }: typeof import('../quote-sheet/print-sheet.tsx') = await import(
      /* @vite-ignore */ quoteSheet
    )
    await printSheet(kept)
  } catch {
    print()
  }
}
