import { applyEdits, modify } from 'jsonc-parser'
import { type Change, changesBetween } from './changes.ts'
import { type FormRules, toContent, toForm } from './form-values.ts'
import { formerTexts } from './text-values.ts'

/**
 * The key under which a form keeps the text of its file, so that what it does not change stays as
 * it was written.
 */
export const textKey = '$text'

/** Reads a kind of JSON file into a form, and writes the form back. */
export function jsonFormat(rules: FormRules, schemaPath: string) {
  return {
    fromFile(text: string) {
      return { ...Object(toForm(JSON.parse(text), rules.root, rules)), [textKey]: text }
    },
    toFile({ [textKey]: text, ...form }: Record<string, unknown>): string {
      if (!text) {
        const content = toContent({ $schema: schemaPath, ...form }, rules.root, rules)
        return JSON.stringify(content, null, 2)
      }
      const before: unknown = JSON.parse(String(text))
      const former = formerTexts(before, form)
      const content = toContent(form, rules.root, { ...rules, former }, before)
      return changesBetween(before, content).reduce(applyChange, String(text))
    },
  }
}

function applyChange(text: string, change: Change): string {
  const value = change.type === 'remove' ? undefined : change.value
  const edits = modify(text, [...change.path], value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    ...(change.type === 'add' && {
      isArrayInsertion: typeof change.path.at(-1) === 'number',
      getInsertionIndex: () => change.place,
    }),
  })
  return applyEdits(text, edits)
}
