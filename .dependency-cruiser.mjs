/** What both elements are made of. */
const elementParts = [
  'widgets/words',
  'widgets/rules',
  'widgets/business',
  'widgets/element',
  'widgets/lead',
  'widgets/fields',
  'site/styles/tokens.css',
]

/**
 * Who may import whom. Each folder is a room, which imports from itself and from the rooms and files in its list. A folder
 * inside a room is a room too if it has a list. `npm run check` names every import that no list allows.
 */
export const rooms = {
  'widgets/words': [],
  'widgets/rules': ['widgets/words'],
  'widgets/business': ['widgets/words', 'widgets/rules'],
  'widgets/element': ['widgets/words', 'widgets/rules', 'widgets/business'],
  'widgets/lead': ['widgets/words', 'widgets/rules', 'widgets/business', 'widgets/element'],
  'widgets/fields': ['widgets/words', 'widgets/rules', 'widgets/element', 'widgets/lead'],
  'widgets/quote-sheet': [
    'widgets/words',
    'widgets/rules',
    'widgets/element/useLanguage.ts',
    'widgets/fields/Amounts.tsx',
    'widgets/plan',
    'site/components/layout/DrawnLogo.tsx',
    'site/public/fonts',
    'site/styles/amounts.css',
    'site/styles/tokens.css',
  ],
  'widgets/plan': ['widgets/rules'],
  'widgets/next-steps': [
    'widgets/words',
    'widgets/rules',
    'widgets/element/Icon.tsx',
    'widgets/element/useLanguage.ts',
    'widgets/keep',
  ],
  'widgets/keep': [
    'widgets/words',
    'widgets/rules',
    'widgets/element/useLanguage.ts',
    'widgets/quote-sheet/print-sheet.tsx',
  ],
  'widgets/inquiry-form': elementParts,
  'widgets/quote-builder': [
    ...elementParts,
    'widgets/plan',
    'widgets/keep',
    'widgets/next-steps/useNextSteps.ts',
    'site/styles/amounts.css',
    'site/styles/colours.css',
  ],
  'widgets/types': [],
  'widgets/package': ['widgets/types'],
  'widgets/build': [
    'widgets/words',
    'widgets/rules',
    'widgets/package',
    'widgets/quote-builder/first-step.tsx',
  ],

  'site/words': [],
  'site/articles': [],
  'site/styles': [],
  'site/editor': [],
  'site/problems': [],
  'site/content-schema': ['widgets/rules', 'widgets/words', 'site/problems', 'site/editor'],
  'site/routes': ['site/content-schema', 'site/articles', 'site/words'],
  'site/prices': ['widgets/rules', 'widgets/words'],
  'site/routing': ['site/routes', 'widgets/rules', 'widgets/types'],
  'site/loading': ['site/routing', 'widgets/rules'],
  'site/navigation': ['site/routes', 'site/routing', 'site/pages'],
  'site/hooks': ['site/routing', 'site/loading', 'widgets/rules'],
  'site/components': [
    'site/words',
    'site/content-schema',
    'site/routes',
    'site/prices',
    'site/routing',
    'site/loading',
    'site/hooks',
    'widgets/rules',
    'widgets/words',
    'widgets/fields/Amounts.tsx',
  ],
  'site/pages': [
    'site/words',
    'site/articles',
    'site/content-schema',
    'site/routes',
    'site/prices',
    'site/routing',
    'site/loading',
    'site/hooks',
    'site/components',
    'widgets/rules',
    'widgets/words',
    'widgets/fields/Amounts.tsx',
    'widgets/keep',
    'widgets/next-steps/useNextSteps.ts',
    'widgets/plan',
    'widgets/types',
  ],
  'site/pages/partners': ['site/articles/slug.ts', 'site/components', 'widgets/rules'],
  'site/seo': [
    'site/words',
    'site/articles',
    'site/content-schema',
    'site/routes',
    'site/prices',
    'site/components/blocks/Markdown.tsx',
    'site/components/pictures/picture-files.ts',
    'widgets/rules',
  ],
  'site/mailbox': ['site/build/content', 'site/build/look', 'site/components', 'widgets/rules'],
  'site/scripts': ['site/articles', 'site/build', 'site/content-schema'],
  'site/build': [
    'site/words',
    'site/articles',
    'site/problems',
    'site/content-schema',
    'site/routes',
    'site/seo',
    'site/server.tsx',
    'site/editor',
    'site/components/pictures/picture-files.ts',
    'site/pages/partners',
    'widgets/rules',
    'widgets/words',
  ],
}

/** Matches what lies at one of the paths; without paths, nothing. */
const beginning = (/** @type {string[]} */ paths) => `^(${paths.join('|') || '(?!)'})($|/)`

const walls = Object.entries(rooms).map(([room, others]) => {
  const roomsInside = Object.keys(rooms).filter((name) => name.startsWith(`${room}/`))
  return {
    name: `${room} imports from ${others.join(', ') || 'no other room'}`,
    from: { path: beginning([room]), pathNot: beginning(roomsInside) },
    to: { path: '^(site|widgets)/', pathNot: beginning([room, ...others]) },
  }
})

const otherRules = [
  { name: 'no circle of files', from: {}, to: { circular: true } },
  { name: 'no circle of folders', scope: 'folder', from: {}, to: { circular: true } },
  {
    name: 'what a browser loads imports nothing of what is done before a page is served',
    from: { path: '^site/(App|client|loader)\\.tsx?$' },
    to: {
      path: '^site/(build|editor|mailbox|scripts|seo)/|^widgets/(?!rules|keep|plan|next-steps/useNextSteps|types)',
    },
  },
  {
    name: 'pages do not import each other: what two of them share is a component',
    from: { path: '^site/pages/([^/]+)/' },
    to: { path: '^site/pages/', pathNot: '^site/pages/$1/' },
  },
  {
    name: "of a widget's files only register.tsx and first-step.tsx import styles of the site",
    from: {
      path: '^widgets/(quote-builder|inquiry-form)/',
      pathNot: '/(register|first-step)\\.tsx$',
    },
    to: { path: '^site/' },
  },
  {
    name: 'words and rules are pure: they import no package',
    from: { path: '^widgets/(words|rules)/' },
    to: { dependencyTypesNot: ['local', 'type-only'] },
  },
  {
    name: 'widgets import React, which their build resolves to Preact',
    from: { path: '^widgets/', pathNot: '^widgets/(react-from-preact\\.ts|package|types|build)' },
    to: { path: 'node_modules/@?preact/' },
  },
  {
    name: 'browser tests see only what is built',
    from: { path: '^tests/(widgets|site|engines)/' },
    to: { path: '^(site|widgets)/', pathNot: '^widgets/package/' },
  },
]

export const forbidden = /** @type {import('dependency-cruiser').IForbiddenRuleType[]} */ (
  [...walls, ...otherRules].map((rule) => ({ severity: 'error', ...rule }))
)

export default {
  forbidden,
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(dist|widgets/releases|tests/(fixtures|types|frameworks|widgets/recipes|bench/.*/peers))/',
    },
  },
}
