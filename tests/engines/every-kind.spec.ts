import { expect, test } from './engine.ts'
import { quoteOn } from './quote-on.ts'

test('a garden company asks every kind of question, shows the questions that depend on an answer, and charges for all of it', async ({
  tab,
  partner,
}) => {
  const { part, press, more, waitForHeading, text, lines } = quoteOn(tab)
  await tab.goto(`${partner}/gardens.html?service=hedges-and-trees`)
  await waitForHeading('What grows too tall?')
  await part('combobox', 'Height of the hedge').selectOption({ label: 'Taller than that' })
  await part('checkbox', 'Only a lift reaches it').click()
  await part('spinbutton', 'Stretches of Hedge (5 m)').fill('3')
  await more('small tree', 1)
  await press('Continue')
  await waitForHeading('What becomes of the wood?')
  await part('checkbox', 'Stumps ground out').click()
  await more('further stump', 2)
  await press('Continue')
  await waitForHeading('Where is it, and anything extra?')
  await part('textbox', 'Postal code of the garden').fill('V0R 3B0')
  await part('radio', 'This week').click()
  await press('Continue')

  await waitForHeading('Your garden quote is ready!')
  expect(await lines()).toEqual([
    '3 Stretches of Hedge (5 m) $81.90',
    '1 Small Tree $64',
    '2 Further Stumps $120',
    'Tall height adjustment (62.5%) $166.19',
    'Lift for the day $85',
    'Stumps ground out $120',
    'This week rush fee (10%) $26.59',
    'Drive through the valley $18.50',
  ])
  expect(await text('.price strong')).toBe('$682')
})
