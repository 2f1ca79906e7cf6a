import { nameLike } from './values.ts'

/** The id of a count or a question in events, conditions and links. */
export const questionId = nameLike(
  'a name of letters and digits, such as livingRooms',
  /^[a-z][A-Za-z0-9]*(-[a-z0-9]+)*$/,
)

export const optionId = nameLike(
  'a name of letters, digits and hyphens, such as same-day',
  /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
)

/** The id of a step or a service. */
export const plainId = nameLike(
  'a name of small letters and hyphens, such as frequency',
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
)

export const attribute = nameLike(
  'small letters and hyphens, such as driveway-size',
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
)
  .meta({ isFixed: true })
  .describe('The attribute by which a page answers this, where it is not the id.')

export const code = nameLike(
  'up to 12 small letters and digits, such as carpet',
  /^[a-z0-9]{1,12}$/,
)
  .meta({ isFixed: true })
  .describe(
    'What stands for this in the links of quotes, for ever. By default the first twelve letters of the id, small and without hyphens.',
  )

export const icon = nameLike(
  'the name of a file in the folder icons, such as bed',
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
)
  .meta({ names: 'icons' })
  .describe('The name of a drawing in the folder icons, without .svg.')
