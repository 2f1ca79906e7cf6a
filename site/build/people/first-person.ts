import { fileURLToPath } from 'node:url'
import { normalizePath } from 'vite'
import type { AboutContent } from '../../content-schema/pages.ts'
import { readerOf } from '../content/reader.ts'
import type { MakeCode } from '../content/virtual-modules.ts'

const card = normalizePath(
  fileURLToPath(new URL('../../components/people/PersonCard.tsx', import.meta.url)),
)

/**
 * `virtual:first-person`: the card of the first person of the team, for the home page, which has neither the script
 * nor the styles of cards while there is no team.
 */
export const firstPersonModule: MakeCode = (_, { folder }) => {
  const { team } = readerOf(folder)<AboutContent>('pages/about.json')
  if (!team) return 'export const FirstPerson = undefined'
  return [
    "import { createElement } from 'react'",
    `import { PersonCard } from ${JSON.stringify(card)}`,
    `const person = ${JSON.stringify(team.people[0])}`,
    'export const FirstPerson = () => createElement(PersonCard, person)',
  ].join('\n')
}
