import { fileURLToPath } from 'node:url'
import { defineConfig, type EnvironmentOptions, loadEnv } from 'vite'
import { name, version } from './package.json'
import { describe } from './widgets/build/describe.ts'
import { guideScripts, writeGuide } from './widgets/build/guide.ts'
import { leanCss } from './widgets/build/lean-css.ts'
import { leanPreact } from './widgets/build/lean-preact.ts'
import { release } from './widgets/build/release.ts'

const widgets = ['quote-builder', 'inquiry-form']

/** What Preact and our own components call things between them: shortened, as its _names are. */
const privateNames = `
  component(Did|Will)\\w+ get(Derived|Snapshot|Child)\\w+ shouldComponentUpdate setState forceUpdate
  on(Open|Step|Type|Choose|Back|Contact|Settled) dispatch emit track leave mail
  serviceName services testimonial newLeadId subtotal multiline shownFor hurry mailto icon by field
  asks phase wizard prices answers preset lead actions heading contact original quote params
  props state vnode diffed unmount defaultProps contextType debounceRendering context mount update root
  ReactComponent container isDialog`

/** Vite allows no hyphen in the name of a build environment. */
const nameOf = (widget: string) => widget.replace('-', '_')

const idNames = ['SERVICE_ID', 'QUOTE_TEMPLATE_ID', 'INQUIRY_TEMPLATE_ID', 'PUBLIC_KEY'].map(
  (id) => `VITE_EMAILJS_${id}`,
)

/** The owner's EmailJS ids. Stops the build when some are set and others are not. */
function emailIds(mode: string): Record<string, string> {
  const ids = loadEnv(mode, process.cwd(), 'VITE_EMAILJS_')
  const missing = idNames.filter((name) => !ids[name])
  if (missing[0] && missing.length < idNames.length)
    throw new Error(`.env sets some EmailJS ids but not ${missing.join(', ')}: set all or none.`)
  return ids
}

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** One self-contained classic script a widget: an IIFE has one entry, so each is a build of its own. */
const scriptOf = (widget: string): EnvironmentOptions => ({
  build: {
    outDir: 'dist/widgets',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: false,
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      // `unsafe` takes the built-ins of the language to do what the standard says.
      compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true },
      // A partner's page may be in any encoding, and a script is read in its page's.
      format: { ascii_only: true },
      // Never a DOM name, nor a key of a price, an answer, an event's detail or a mail.
      mangle: {
        properties: {
          // Most of these are the name of something in the DOM too, which the widgets never ask for.
          builtins: true,
          keep_quoted: true,
          regex: new RegExp(`^(${privateNames.trim().split(/\s+/).join('|')}|_[a-z]\\w*)$`),
        },
      },
    },
    rolldownOptions: {
      input: path(`widgets/${widget}/register.tsx`),
      output: { format: 'iife', entryFileNames: `${widget}.js` },
      // The classic JSX call is shorter than the automatic runtime, and Preact's own comes for free.
      transform: {
        inject: {
          createElement: [path('widgets/react.ts'), 'createElement'],
          Fragment: [path('widgets/react.ts'), 'Fragment'],
        },
      },
    },
  },
  consumer: 'client',
})

export default defineConfig(({ mode }) => {
  const ids = emailIds(mode)
  return {
    appType: 'custom',
    plugins: [leanPreact, leanCss].map((plugin) => ({
      ...plugin,
      applyToEnvironment: ({ name }) => !(name in guideScripts),
    })),
    resolve: {
      alias: [
        { find: '@r2wc/core', replacement: path('widgets/r2wc-core.ts') },
        // r2wc imports all of React; the seam holds just what is used, from Preact itself.
        { find: /^react(-dom\/client)?$/, replacement: path('widgets/react.ts') },
        // From its source, so that lean-preact can reach into it.
        { find: /^preact$/, replacement: path('node_modules/preact/src/index.js') },
        { find: 'react-dom', replacement: '@preact/compat' },
      ],
    },
    oxc: {
      jsx: {
        runtime: 'classic',
        pragma: 'createElement',
        pragmaFrag: 'Fragment',
        development: false,
      },
    },
    // Ids that are not set are undefined in the build, and what depends on them folds away.
    define: Object.fromEntries(
      idNames.map((name) => [`import.meta.env.${name}`, JSON.stringify(ids[name]) ?? 'undefined']),
    ),
    environments: {
      ...Object.fromEntries(widgets.map((widget) => [nameOf(widget), scriptOf(widget)])),
      ...guideScripts,
    },
    builder: {
      async buildApp(builder) {
        if (!ids.VITE_EMAILJS_PUBLIC_KEY) {
          console.log('No EmailJS ids (.env.example): leads go to the local mailbox at /mailbox.')
        }
        for (const name of [...widgets.map(nameOf), ...Object.keys(guideScripts)]) {
          const environment = builder.environments[name]
          if (environment) await builder.build(environment)
        }
        await release(path('dist/widgets'), version, widgets)
        await describe(path('dist/widgets'), {
          types: path('widgets/types'),
          tokens: path('site/styles/tokens.css'),
          name,
          version,
        })
        await writeGuide(path('dist/widgets'), !!ids.VITE_EMAILJS_PUBLIC_KEY)
      },
    },
  }
})
