/** The rule that gives `selector` the company's colours, each by its token, such as `--gold`. */
export function colourRule(selector: string, colours: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(colours).map(([token, value]) => `${token}: ${value}`)
  return `${selector} { ${declarations.join('; ')} }`
}
