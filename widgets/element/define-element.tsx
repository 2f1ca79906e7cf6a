import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { Languages } from '../business/languages.ts'
import { writeToConsole } from '../business/write-to-console.ts'
import { commonAttributes } from '../rules/embed/attribute-names.ts'
import { ownProperties } from '../rules/text/table.ts'
import { DialogFrame } from './Dialog.tsx'
import { type Corner, corners } from './Launcher.tsx'
import { type Attributes, anyOf, attributeReader, isSelector, thatIs } from './read-attributes.ts'
import { repairedElement } from './repaired-element.ts'
import { useElementLanguage } from './useElementLanguage.ts'
import { LanguageContext } from './useLanguage.ts'

/** Dispatches an event from the element; false when a listener prevented it. Never throws. */
export type Emit = (name: string, detail: object) => boolean

interface ElementDefinition<Own extends string> {
  tag: string
  languages: Languages
  /** The attributes that only this element has, by the names of their properties. */
  ownAttributes?: readonly Own[]
  /** The attributes that mean yes without a value. */
  flags?: readonly string[]
  /** The name of its dialog, and the default text of the button that opens it: an English message. */
  label: string
  css: string
  /** The default corner of the button that opens its dialog. */
  corner: Corner
  /** Whether the page's address asks for the content; if so, the dialog opens without a press. */
  isAskedFor?(attributes: Attributes<Own>): boolean
  Component: ComponentType<{ host: Element; attributes: Attributes<Own>; emit: Emit }>
}

const modeKind = anyOf(['inline', 'dialog'])
const cornerKind = anyOf(corners)
const selectorKind = thatIs(isSelector, 'a CSS selector')

/** Defines an element that renders a component into an open shadow root; a second script for the tag does nothing. */
export function defineElement<Own extends string = never>(
  definition: ElementDefinition<Own>,
): void {
  const {
    tag,
    languages,
    ownAttributes = [],
    flags = [],
    label,
    corner,
    css,
    isAskedFor,
    Component,
  } = definition
  if (customElements.get(tag)) return
  // The names of its events begin with the first word of the tag.
  const [subject = tag] = tag.split('-')
  const read = attributeReader(tag)
  const names = [...commonAttributes, ...ownAttributes]

  function View({ container, ...rest }: Attributes & { container: ShadowRoot }) {
    const { host } = container
    const emit = emitFrom(host)
    const values = ownProperties(rest)
    const attributes = values as Attributes<Own>
    const { mode, trigger, launcherLabel, launcherCorner } = values
    const language = useElementLanguage(host, languages)
    if (!language) return null
    const name = language.say(label)
    return (
      <LanguageContext.Provider value={language}>
        <DialogFrame
          container={container}
          isDialog={read('mode', mode, modeKind, 'inline') === 'dialog'}
          trigger={read('trigger', trigger, selectorKind, '')}
          label={name}
          launcherLabel={launcherLabel ?? name}
          corner={read('launcher-corner', launcherCorner, cornerKind, corner)}
          isAskedFor={() => isAskedFor?.(attributes) ?? false}
          onToggle={(isOpen) => emit(subject + (isOpen ? 'open' : 'close'), {})}
        >
          <Component host={host} attributes={attributes} emit={emit} />
        </DialogFrame>
      </LanguageContext.Provider>
    )
  }

  /** Whether an element is drawn as soon as it is in the page, or when its language is loaded. */
  const whenDrawn = (element: Element) => {
    const code = languages.codeAt(element)
    return languages.loaded(code) ? undefined : languages.loadSoon(code)
  }

  // r2wc hands `container` to the component, which its types do not know.
  const view = View as ComponentType<object>
  const Bound = r2wc(view, { shadow: 'open', props: names as never[] })
  customElements.define(tag, repairedElement(Bound, names, ['test', ...flags], css, whenDrawn))
}

/**
 * Makes the function that dispatches events from `host`. They bubble, leave a shadow root around
 * the element, and can be prevented; r2wc's own events do none of this.
 */
function emitFrom(host: Element): Emit {
  return (name, detail) => {
    try {
      // Also kept on the element under the event's name, for a page that starts listening later.
      Reflect.set(host, name, Object.freeze(detail))
      return host.dispatchEvent(
        new CustomEvent(name, { bubbles: true, composed: true, cancelable: true, detail }),
      )
    } catch (error) {
      // A page may have replaced what dispatches events; what it does then does not stop the visitor.
      writeToConsole('error', error)
      return true
    }
  }
}
