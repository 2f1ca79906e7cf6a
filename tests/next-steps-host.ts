import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { NextStep } from '../widgets/rules/company/next-steps.ts'

/** A next step whose address names the lead that it is offered for. */
export const depositOfLead: NextStep = {
  kind: 'deposit',
  label: 'Hold your day',
  text: 'A deposit keeps it; it comes off the bill.',
  url: 'https://pay.example/deposit?lead={lead_id}',
}

/** The same address under a name below which the company of a site without next steps offers one. */
export const withNextStep = (address: string) => address.replace('localhost', 'next-step.localhost')

/**
 * Serves the site of `dist` under `withNextStep` as a build with that step makes it. The files are changed here and not
 * in the browser, where it would alter how requests are sent.
 */
export function nextStepHost(dist: string): Plugin {
  const steps = JSON.stringify([depositOfLead])
  const changes: Readonly<Record<string, (code: string) => string>> = {
    '/widgets/quote-builder.js': (code) =>
      changed(code, /(?<=\n\}\)\(\{)(?=.*\n$)/, `"nextSteps":${steps},`),
    '/assets/BookedPage-': (code) =>
      changed(code, /\b(\w+)\.length>0&&\{steps:\1\b/, `{steps:${steps}`),
  }
  return {
    name: 'next-step-host',
    enforce: 'pre',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use(({ url = '', headers }, response, next) => {
        const isHere = /\bnext-step\.localhost(:|$)/.test(headers.host ?? '')
        const file =
          isHere &&
          url.endsWith('.js') &&
          Object.keys(changes).find((start) => url.startsWith(start))
        const change = changes[file || '']
        if (!change) return next()
        const code = readFileSync(path.join(dist, url), 'utf8')
        response.setHeader('Content-Type', 'text/javascript')
        // As the site's own host lets partners' pages load them.
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
        response.end(change(code))
      }),
  }
}

function changed(code: string, before: RegExp, after: string): string {
  if (!before.test(code)) throw new Error(`There is no ${before} to change.`)
  return code.replace(before, () => after)
}
