import type { SheetContent } from '../rules/company/business.ts'
import type { KeptQuote } from '../rules/wizard/kept-quote.ts'

/**
 * Prints a quote on its own page. The script at `quoteSheet` is loaded only now; `loadContent`
 * gives the company's data. If either fails to load, the page is printed as it is.
 */
export async function printQuote(
  kept: KeptQuote,
  quoteSheet: string,
  loadContent: () => Promise<SheetContent>,
): Promise<void> {
  try {
    const [{ printSheet }, content]: [
      typeof import('../quote-sheet/print-sheet.tsx'),
      SheetContent,
    ] = await Promise.all([import(/* @vite-ignore */ quoteSheet), loadContent()])
    await printSheet(kept, content)
  } catch {
    print()
  }
}
