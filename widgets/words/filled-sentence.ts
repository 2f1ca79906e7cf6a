/** The pieces of a sentence such as `Call {phone}.`, with what is put into its braces. */
export function filledSentence<Part>(
  sentence: string,
  parts: Readonly<Record<string, Part>>,
): readonly (string | Part | undefined)[] {
  return sentence.split(/[{}]/).map((piece, at) => (at % 2 ? parts[piece] : piece))
}
