import type { Offer } from '../../../widgets/rules/company/catalogue.ts'
import { type CatalogueFiles, type Finding, stepsOf } from './places.ts'

/** Finds an offer without effect: no option has a percent below 0, and no price is crossed out. */
export function offerFindings(
  { services, extras }: CatalogueFiles,
  offer: Offer | undefined,
): readonly Finding[] {
  if (!offer || offer.percent === 0 || offer.struck > 0) return []
  const questions = services
    .flatMap((service) => stepsOf(service, extras))
    .flatMap(({ step }) => step.questions)
  const lowersPrice = questions.some(
    (question) =>
      question.kind === 'one' && question.options.some(({ percent = 0 }) => percent < 0),
  )
  if (lowersPrice) return []
  const { percent } = offer
  const sentence = `${percent}% off is announced, and no price is lower; give options of a question a percent below 0, as -${percent}, write in struck how many times the total was charged before, or announce nothing with 0.`
  return [{ file: 'offer.json', path: ['percent'], sentence }]
}
