/** One of our tags on a page. */
export interface Tag {
  readonly name: string
  /** Whether its script has run. */
  readonly isDefined: boolean
  readonly hasPartner: boolean
  /** Whether the page has rules that keep its room free, or a dialog needs none. */
  readonly keepsRoom: boolean
  /** Whether it opens the quote of a link. */
  readonly opensLinks: boolean
}

/** A Playwright frame. */
export interface Frame {
  locator(selector: string): {
    first(): { waitFor(options: { state: 'detached'; timeout: number }): Promise<void> }
    evaluateAll<Result>(read: (elements: Element[]) => Result): Promise<Result>
  }
}

/** How long a script may take, in milliseconds: it may have to fetch the company's data first. */
const timeout = 3000

/** The tags in a frame, also those in shadow roots, once their scripts have run or had the time to. */
export async function tagsIn(frame: Frame): Promise<Tag[]> {
  const undefinedTags = frame.locator('quote-builder:not(:defined), inquiry-form:not(:defined)')
  try {
    await undefinedTags.first().waitFor({ state: 'detached', timeout })
  } catch {
    // The tags that are read next say that their script has not run.
  }
  const tags = frame.locator('quote-builder, inquiry-form').evaluateAll((elements) =>
    elements.map((element) => ({
      name: element.localName,
      isDefined: element.matches(':defined'),
      hasPartner: !!element.getAttribute('partner')?.trim(),
      keepsRoom:
        element.getAttribute('mode') === 'dialog' ||
        getComputedStyle(element, '::before').getPropertyValue('--goldcrest-width') !== '',
      opensLinks:
        element.localName === 'quote-builder' && element.getAttribute('quote-link') !== 'off',
    })),
  )
  // Fails when the page navigates away, as after a lead, or the frame is removed: then there are no
  // tags any more.
  return tags.catch(() => [])
}

/** What is wrong with the tags of one document. */
export function problemsOfTags(tags: readonly Tag[]): string[] {
  const openers = tags.filter(({ opensLinks }) => opensLinks)
  return [
    ...tags.flatMap(({ name, isDefined }) =>
      isDefined ? [] : [`<${name}> does not work: its script has not run.`],
    ),
    ...tags.flatMap(({ name, hasPartner }) =>
      hasPartner
        ? []
        : [`<${name}> has no partner="Your name": its leads do not say who sent them.`],
    ),
    ...(openers.length > 1
      ? [
          `${openers.length} <quote-builder> tags open the same quote link: set quote-link="off" on all but one.`,
        ]
      : []),
  ]
}
