import type { Question } from '../../../widgets/rules/company/catalogue.ts'
import type { OtherCard, ServiceCard, ServiceFile } from '../../content-schema/services.ts'

/** How many lines a card gets from the questions if the file of the service lists none. */
const mostLines = 6

/** The cards of /services: the services in their order, then what else the company does. */
export function overviewCards(
  services: readonly (ServiceFile & { id: string })[],
  others: readonly OtherCard[],
): ServiceCard[] {
  return [...services.map(cardOf), ...others]
}

function cardOf({
  id,
  name,
  path,
  icon,
  menuIcon = icon,
  picture,
  card,
  overview,
  steps,
}: ServiceFile & { id: string }): ServiceCard {
  const names = steps.flatMap(({ questions }) => questions).flatMap(namesIn)
  return {
    id,
    title: name,
    path,
    icon: menuIcon,
    ...(picture !== undefined && { picture }),
    description: card.text,
    features: [...new Set(names)].slice(0, mostLines),
    symptoms: [],
    ...overview,
  }
}

/** The names of what a question counts or offers. */
function namesIn(question: Question): readonly string[] {
  switch (question.kind) {
    case 'counts':
      return question.counts.map(({ many }) => many)
    case 'yes':
      return [question.label]
    case 'one':
    case 'many':
      return question.options.map(({ label }) => label)
    case 'area':
      return []
  }
}
