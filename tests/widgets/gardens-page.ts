import type { Page } from 'playwright/test'
import { inEnglish, type Say } from './say.ts'
import { wizardOn } from './wizard-page.ts'

/** The quote builder of a garden company, which asks every kind of question. */
export const gardensOn = (page: Page, say: Say = inEnglish) => {
  const wizard = wizardOn(page, say)
  return {
    ...wizard,
    postalCode: page.getByLabel(say('Postal code of the garden')),
    async answerAll() {
      await wizard.choose('Lawn Care')
      await wizard.more('front lawn', 2)
      await wizard.more('back lawn', 1)
      await wizard.checkbox('Take the clippings away').check()
      await wizard.checkbox('The back gate is locked').check()
      await wizard.continue.click()
      await wizard.radio('Every week').check()
      await wizard.continue.click()
      await wizard.radio('In spring').check()
      await wizard.checkbox('Rake out the moss first').check()
      await wizard.continue.click()
      await page.getByLabel('Postal code of the garden').fill('V0R 1T4')
      await wizard.checkbox('Sweep and jet the patio').check()
      await wizard.more('bag of green waste', 2)
    },
  }
}

/** Goes from a fresh page through every kind of question, including dependent ones, to the final quote. */
export async function everyKindOfQuestion(
  page: Page,
  look: (state: string) => Promise<void>,
  say: Say = inEnglish,
) {
  const wizard = gardensOn(page, say)
  await wizard.choose('Hedges & Trees')
  await page.getByLabel(say('Height of the hedge')).selectOption('tall')
  await wizard.more('small tree', 1)
  await wizard.checkbox('Only a lift reaches it').check()
  await look('a list, counts and a check mark')
  await wizard.continue.click()
  await wizard.checkbox('Stumps ground out').check()
  await look('several of a list, and counts that depend on it')
  await wizard.continue.click()
  await wizard.postalCode.fill('T2P 1J9')
  await look('a postal code, radio buttons and extras')
  await wizard.continue.click()
  await look('the final quote with taxes')
}
