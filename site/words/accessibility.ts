/**
 * The accessibility statement. It is the product's and not the company's: tests/fixtures/accessibility.txt has the
 * tests behind each sentence of `tested`.
 */

export const heading = 'Accessibility'
export const text = 'Everyone should be able to read this site, see a price and reach us.'

export const aim = {
  title: 'What We Aim For',
  text: 'This site, its quote tool and its forms follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
}

export const tested = {
  title: 'How It Is Tested',
  text: 'Before a version is released, programs use it in real browsers. They check that:',
  list: [
    'axe, which looks for barriers, finds none: on every page, and in every step and message of the quote tool and the forms.',
    'A quote can be built and sent with a keyboard alone, in the engines of Chrome, Firefox and Safari.',
    'A focused part can be seen, and nothing lies over it.',
    'Screen readers are told once what changes: a new page, a step, the total, a mistake, and what became of a message.',
    'Everything can be read and used with text twice as large, with letters, words and lines set apart, and in a window 320 pixels wide.',
    'Text stands out from what is behind it, whichever colours the company chooses, in light and dark.',
    'The system’s own high-contrast colours keep edges, chosen options and all words visible.',
    'Nothing moves for those who ask their system for less motion, and every film can be paused.',
    'Pages that a browser translates keep working, and nothing typed in them is lost.',
  ],
  note: 'Programs find only some of all barriers. Nobody outside has examined this site.',
}

export const limits = { title: 'What Is Not Right Yet' }

export const tellUs = {
  title: 'Tell Us',
  /** Links are written [words](address). */
  text: (company: Record<'phone' | 'telHref' | 'email' | 'mailHref', string>) =>
    `If anything here is in your way, call [${company.phone}](${company.telHref}) or write to [${company.email}](${company.mailHref}), and we will find another way. You can have a quote by phone, too.`,
}
