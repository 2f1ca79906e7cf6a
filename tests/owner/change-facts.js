/**
 * Copies a folder of content and changes thirteen facts in the copy, as an owner may on their first day; the present
 * values do not matter: node change-facts.js FROM TO.
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
const [first = ''] = readdirSync(path.join(to, 'services')).map((file) => `services/${file}`)
change(first, (service) => {
  service.name = 'Conservatories & Glazed Verandas'
})
for (const file of readdirSync(path.join(to, 'services'))) {
  change(`services/${file}`, (service) => withCents(service))
}
change('extras.json', free)
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

/**
 * @param {string} file
 * @param {(content: any) => void} edit
 */
function change(file, edit) {
  const place = path.join(to, file)
  const content = JSON.parse(readFileSync(place, 'utf8'))
  edit(content)
  writeFileSync(place, `${JSON.stringify(content, null, 2)}\n`)
}

/**
 * Gives every price cents, wherever it is.
 * @param {any} content
 */
function withCents(content) {
  for (const [key, value] of Object.entries(content)) {
    if (isPrice(key, value)) content[key] = Math.floor(value) + 0.49
    else if (value && typeof value === 'object') withCents(value)
  }
}

/**
 * Makes every price 0.
 * @param {any} content
 */
function free(content) {
  for (const [key, value] of Object.entries(content)) {
    if (isPrice(key, value)) content[key] = 0
    else if (value && typeof value === 'object') free(value)
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function isPrice(key, value) {
  return typeof value === 'number' && ['each', 'price'].includes(key)
}
