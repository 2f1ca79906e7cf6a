import { Prose } from './Prose.tsx'
import type { Setting } from './setting.ts'

/** The id of what describes a setting's control. */
export const idOfMeaning = ({ name }: Setting) => `means-${name}`

/** What an attribute means, in the words of the reference, as the element that is shown knows it. */
export function Meaning({ setting }: { setting: Setting }) {
  return (
    <div className="meaning" id={idOfMeaning(setting)}>
      {setting.meanings.map(({ tags, text }, index) => (
        <p key={text} data-of={tags.join(' ')} hidden={index > 0}>
          <Prose text={text} />
        </p>
      ))}
      <b data-lacking="" />
    </div>
  )
}
