/** The year of the build, which a page shows until the browser can give the present one. */
declare const BUILD_YEAR: number

/** The id of the owner's Tag Manager container; '' without one. */
declare const TAG_MANAGER_ID: string

/** The public address, without a slash at the end. Known at build time only. */
declare const SITE_URL: string

/**
 * Trusted Types, which not every browser has and TypeScript does not know. A policy's functions
 * return trusted objects; here they are typed as the strings that they wrap.
 */
declare var trustedTypes:
  | {
      createPolicy<Rules extends Record<string, (text: string) => string>>(
        name: string,
        rules: Rules,
      ): Rules
    }
  | undefined

/*
 * The JSON of the content, with each key as a named export; site/build/content/content-module.ts
 * makes these modules. `virtual:content/business` is the company, including values computed from
 * its facts; `virtual:content/pages/about` is pages/about.json.
 */

declare module 'virtual:content/catalogue' {
  export const catalogue: import('../widgets/rules/company/catalogue.ts').Catalogue
  export const pages: readonly import('./content-schema/services.ts').ServicePage[]
  export const serviceNames: Readonly<Record<string, string>>
  export const words: import('../widgets/rules/company/business.ts').WizardWords
  export const offer: import('./content-schema/quotes.ts').AnnouncedOffer | null
}

declare module 'virtual:content/business' {
  const content: import('./content-schema/company.ts').Company
  export = content
}

/** The special days of the year after the build, each with its dates. */
declare module 'virtual:content/coming-days' {
  export const coming: readonly import('../widgets/rules/company/special-days.ts').SpecialDay[]
}

declare module 'virtual:content/consent' {
  const content: import('./content-schema/every-page.ts').ConsentContent
  export = content
}

declare module 'virtual:content/next-steps' {
  export const nextSteps: readonly import('../widgets/rules/company/next-steps.ts').NextStep[]
}

declare module 'virtual:content/reviews' {
  const content: { reviews: import('./content-schema/work.ts').Review[] }
  export = content
}

declare module 'virtual:content/gallery' {
  const content: { posts: import('./content-schema/work.ts').GalleryPost[] }
  export = content
}

declare module 'virtual:content/transformations' {
  const content: import('./content-schema/work.ts').Transformations
  export = content
}

declare module 'virtual:content/footer' {
  const content: import('zod').infer<typeof import('./content-schema/every-page.ts').footer>
  export = content
}

declare module 'virtual:content/routes' {
  const content: import('./routes/route-table.ts').SiteRoutes
  export = content
}

declare module 'virtual:content/pages/home' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').home>
  export = content
}

declare module 'virtual:content/pages/about' {
  const content: import('./content-schema/pages.ts').AboutContent
  export = content
}

declare module 'virtual:content/pages/services' {
  const content: Omit<import('./content-schema/pages.ts').ServicesContent, 'others'> & {
    /** The cards of the services, then the other cards. */
    cards: import('./content-schema/services.ts').ServiceCard[]
  }
  export = content
}

declare module 'virtual:content/pages/blog' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').blog>
  export = content
}

declare module 'virtual:content/pages/article' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').article>
  export = content
}

declare module 'virtual:content/pages/faq' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').faq>
  export = content
}

declare module 'virtual:content/pages/location' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').location>
  export = content
}

declare module 'virtual:content/pages/inquiries' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').inquiries>
  export = content
}

declare module 'virtual:content/pages/quote-builder' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').quoteBuilder>
  export = content
}

declare module 'virtual:content/pages/booked' {
  const content: import('zod').infer<typeof import('./content-schema/pages.ts').booked>
  export = content
}

declare module 'virtual:content/pages/not-found' {
  const content: import('./content-schema/pages.ts').NotFoundContent
  export = content
}

/**
 * The films and drawings of the content's media, by name; site/build/pictures/media.ts makes them.
 */
declare module 'virtual:media/films' {
  export const films: Readonly<Record<string, { av1: string; h264: string }>>
}

declare module 'virtual:media/drawings' {
  export const drawings: Readonly<Record<string, { src: string; width: number; height: number }>>
}

/** The company's social networks; site/build/content/content-module.ts makes this module. */
declare module 'virtual:networks/files' {
  type Network = import('./content-schema/company.ts').Network
  export const files: Readonly<Record<Network, { name: string; file: string }>>
}

/**
 * The page of each service, by its id; site/build/service-page/service-pages.ts makes this module.
 */
declare module 'virtual:service-pages' {
  export const servicePages: Readonly<
    Record<string, () => Promise<Record<string, import('react').ComponentType>>>
  >
}

/** The look of the company; site/build/look/look.ts makes this module. */
declare module 'virtual:look' {
  type Logo = import('../widgets/rules/company/business.ts').Logo
  /** The company's square mark, with the space around it that its ground needs. */
  export const mark: Logo
  /** A wide logo, which stands for mark and name. */
  export const wideLogo: Logo | null
  /** Whether three rays are drawn next to headlines. */
  export const hasSpark: boolean
  /** The background colour of the pages. */
  export const paper: string
}

/**
 * The pictures of shared links by the paths of their pages; site/build/share-pictures/cards.ts makes
 * this module.
 */
declare module 'virtual:share-cards' {
  type Card = Pick<import('./build/share-pictures/cards.ts').ShareCard, 'file' | 'alt'>
  export const cards: Readonly<Record<string, Card>>
}

/** The card of the first person of the team; site/build/people/first-person.ts makes this module. */
declare module 'virtual:first-person' {
  export const FirstPerson: import('react').ComponentType | undefined
}

/** Made by site/build/pictures/pictures.ts. */
declare module 'virtual:pictures/*' {
  export const table: import('./components/pictures/picture-files.ts').PictureTable
}

/** Summaries of articles, newest first; site/build/articles/articles.ts makes these modules. */
declare module 'virtual:articles/*' {
  export const list: {
    /** How many articles there are; `newest` has only those of the list's first page. */
    count: number
    articles: import('./articles/article.ts').ArticleSummary[]
  }
}
