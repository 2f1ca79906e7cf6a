/**
 * Copies a folder of content and changes facts in the copy, as an owner may on their first day, who also asks before
 * anything is counted; the present values do not matter: change-facts.ts FROM TO.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [, , from = '', to = ''] = process.argv
rmSync(to, { recursive: true, force: true })
cpSync(from, to, { recursive: true })

change('business.json', (business) => {
  business.name = 'Kettle, Thornbury & Daughters Home Services'
  business.shortName = 'Kettle'
  business.town = 'Tsawwassen Springs'
  business.phone = '+1 236 555 0178'
  business.hours = [
    { days: 'Monday to Thursday', time: '9:30 AM to noon and 1 PM to 10:30 PM' },
    { days: 'Friday to Sunday', time: 'Closed' },
  ]
})
for (const [index, file] of readdirSync(path.join(to, 'services')).entries()) {
  change(`services/${file}`, (service) => {
    reprice(service, (price) => Math.floor(price) + 0.49)
    service.name = longText(40, 'ABCDEFGHIJKL'[index])
    service.card.unit = longText(40)
  })
}
change('extras.json', (extras) => reprice(extras, () => 0))
rmSync(path.join(to, 'offer.json'), { force: true })
change('reviews.json', (file) => {
  const text = 'The window over the stairs, which nobody had reached since we moved in.'
  file.reviews = [
    { name: 'Maximiliane von Hohenstein-Oberndorf', reviews: 1, timeAgo: 'yesterday', text },
  ]
})
change('gallery.json', (gallery) => {
  gallery.posts = gallery.posts.slice(0, 2)
})
change('pages/about.json', (about) => {
  about.values.cards[0].title = 'Neighbourliness'
  about.privacy.sections[0].title = 'What Reaches Us, and What Does Not'
})
change('pages/services.json', (services) => {
  services.others.pop()
})

change('pages/quote-builder.json', (page) => {
  page.label = longText(24)
})

writeFileSync(
  path.join(to, 'consent.json'),
  JSON.stringify({
    ask: true,
    heading: 'May we count this visit?',
    text: 'Without your yes, nothing about it is kept.',
    accept: 'Yes',
    refuse: 'No',
    change: 'What is counted',
  }),
)

/** A text as long as its limit, in words of the 24 letters that a word may have. */
function longText(letters: number, first = 'D'): string {
  return `${first}onaudampfschiffskapitan `.repeat(2).slice(0, letters).trim()
}

// biome-ignore lint/suspicious/noExplicitAny: an edit knows its file.
function change(file: string, edit: (content: any) => void) {
  const place = path.join(to, file)
  const content = JSON.parse(readFileSync(place, 'utf8'))
  edit(content)
  writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`)
}

/** Changes every price, wherever it is. */
function reprice(content: object, priceOf: (price: number) => number) {
  for (const [key, value] of Object.entries(content)) {
    if (typeof value === 'number' && ['each', 'price'].includes(key)) {
      Object.assign(content, { [key]: priceOf(value) })
    } else if (value && typeof value === 'object') reprice(value, priceOf)
  }
}
