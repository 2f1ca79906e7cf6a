/**
 * The words of a new article until its writer replaces them: `npm run new:article` writes them, and
 * the build does not publish them.
 */
export const placeholders = {
  description: 'say here in one or two sentences what the reader will know.',
  alt: 'Say here what the picture shows',
  'cta.paragraphs 1': 'Say here in a sentence what we can do about it.',
  intro: 'Say here in one paragraph what the reader wonders about, and what this article answers.',
  'first heading': 'Say here what the first section is about',
  paragraph: 'Say here the rest, with **strong words** and links, as [the journal](/blog).',
  'first line': 'Say here what a list begins with',
  'second line': 'Say here what comes after it',
  'title of the tip': 'Say here what the tip is about',
  tip: 'Say here the tip, in one paragraph.',
  'second heading': 'Say here what the second section is about',
  'title of the highlight': 'Say here what belongs together',
  'first label': '**Label:** say here what it means',
  'second label': '**Another label:** say here what that means',
}
