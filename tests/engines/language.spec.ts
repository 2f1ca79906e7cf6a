import { builtLanguage, sayIn } from '../widgets/languages.ts'
import { contact } from '../widgets/wizard-page.ts'
import { expect, main, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test(
  'a quote on a Punjabi page is asked, shown and sent in Punjabi',
  main,
  async ({ tab, partner, mailbox }) => {
    const { part, press, waitForHeading, text } = quoteOn(tab)
    const say = sayIn('pa', builtLanguage('pa'))
    await tab.goto(`${partner}/quote-builder-in-pa.html?success-url=none`)
    // The company of the tests says nothing in Punjabi, so that its own words are English.
    await press('Airbnb Cleaning A bedroom $90')
    await waitForHeading('Count your rooms.')
    for (let i = 0; i < 2; i++) await press(say('One more {thing}', { thing: 'bedroom' }))
    await expect.poll(() => text('.tab')).toBe(say('Total: {total}', { total: '$180' }))
    await press('Continue')
    await press(say('Back'))
    for (let i = 0; i < 3; i++) await press('Continue')
    await press('Get Quote & Book')
    await press('Get My Quote')
    await waitForHeading(say('{n} things to fix', { n: 3 }))
    await part('textbox', say('Name')).fill(contact.name)
    await part('textbox', say('Email')).fill(contact.email)
    await part('textbox', say('Phone')).fill(contact.phone)
    await press('Get My Quote')
    await waitForHeading('Thank You!')
    expect(await part('button', say('Start a new quote')).isVisible()).toBe(true)
    const [lead] = await mailbox.leads()
    expect(lead).toMatchObject({
      name: contact.name,
      language: 'pa',
      total_price: '180',
      price_breakdown: '2 Bedrooms: $180',
    })
  },
)
