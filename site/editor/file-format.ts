import { articleFormat } from './article-format.ts'
import type { EditorData } from './editor-data.ts'
import type { FormRules } from './form-values.ts'
import { jsonFormat, textKey } from './json-format.ts'

/**
 * Reads a file of the content into a form, and writes the form back. The formats see lines that end
 * with \n; a file keeps the ends of lines that it has, such as those of Windows.
 */
export function fileFormat(
  { kind, schemaPath }: Pick<EditorData['formats'][string], 'kind' | 'schemaPath'>,
  rules: FormRules,
) {
  const format = kind === 'article' ? articleFormat(rules) : jsonFormat(rules, schemaPath)
  return {
    fromFile: (text: string) => ({ ...format.fromFile(plain(text)), [textKey]: text }),
    toFile({ [textKey]: text, ...form }: Record<string, unknown>): string {
      const before = String(text ?? '')
      const saved = format.toFile({ ...form, [textKey]: plain(before) })
      return before.includes('\r\n') ? saved.replaceAll('\n', '\r\n') : saved
    },
  }
}

/** Without the mark that Windows may write at the beginning. */
const plain = (text: string) => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
