/** The year of the build: what a page says before the browser knows better. */
declare const BUILD_YEAR: number

/** The owner's Tag Manager container, '' for none. */
declare const TAG_MANAGER_ID: string

/** The public address, without a slash at the end. Known at build time only. */
declare const SITE_URL: string

/**
 * Trusted types, which not every browser has and TypeScript does not know: what a policy's functions
 * return stands for the strings that they make.
 */
declare var trustedTypes:
  | {
      createPolicy<Rules extends Record<string, (text: string) => string>>(
        name: string,
        rules: Rules,
      ): Rules
    }
  | undefined

/** What the JSON of the content says: site/build/content-module.ts makes it. */
declare module 'virtual:content/catalogue' {
  export const catalogue: import('../widgets/rules/catalogue.ts').Catalogue
  export const pages: readonly import('./service-page.ts').ServicePage[]
  export const serviceNames: Readonly<Record<string, string>>
  export const words: import('../widgets/rules/wizard-words.ts').WizardWords
  export const offer: import('./service-page.ts').AnnouncedOffer | null
}

/** The company, with what follows from its facts. */
declare module 'virtual:content/business' {
  type Company = import('./content-types.ts').Company
  export const name: Company['name']
  export const shortName: Company['shortName']
  export const kind: Company['kind']
  export const street: Company['street']
  export const town: Company['town']
  export const province: Company['province']
  export const postalCode: Company['postalCode']
  export const country: Company['country']
  export const region: Company['region']
  export const geo: Company['geo']
  export const timeZone: Company['timeZone']
  export const locale: Company['locale']
  export const currency: Company['currency']
  export const phone: Company['phone']
  export const email: Company['email']
  export const hours: Company['hours']
  export const responseHours: Company['responseHours']
  export const responseDays: Company['responseDays']
  export const privacyNotice: Company['privacyNotice']
  export const social: Company['social']
  export const testimonial: Company['testimonial']
  export const city: Company['city']
  export const area: Company['area']
  export const telHref: Company['telHref']
  export const mailHref: Company['mailHref']
  export const conventions: Company['conventions']
}

declare module 'virtual:content/contact-step' {
  export const preferredDay: import('./content-types.ts').ContactStep['preferredDay']
  export const closedDates: import('./content-types.ts').ContactStep['closedDates']
  export const postalCode: import('./content-types.ts').ContactStep['postalCode']
}

declare module 'virtual:content/reviews' {
  export const reviews: import('./content-types.ts').Review[]
}

declare module 'virtual:content/gallery' {
  export const posts: import('./content-types.ts').GalleryPost[]
}

declare module 'virtual:content/transformations' {
  export const places: import('./content-types.ts').Transformation[]
}

declare module 'virtual:content/pages/about' {
  export const story: import('./content-types.ts').Point[]
  export const values: (import('./content-types.ts').Point & {
    icon: 'quality' | 'eco' | 'reliable' | 'professional'
  })[]
  export const privacy: { title: string; text: string[] }[]
}

declare module 'virtual:content/pages/blog' {
  export const categories: string[]
}

declare module 'virtual:content/pages/faq' {
  export const questions: import('./content-types.ts').Question[]
}

declare module 'virtual:content/pages/location' {
  export const holidayNote: string
  export const places: { title: string; names: string[] }[]
}

declare module 'virtual:content/pages/services' {
  export const cards: import('./content-types.ts').ServiceCard[]
  export const reasons: import('./content-types.ts').Point[]
}

/** What is in the content's media besides pictures, by name: site/build/media.ts makes it. */
declare module 'virtual:media/films' {
  export const films: Readonly<Record<string, { av1: string; h264: string }>>
}

declare module 'virtual:media/drawings' {
  export const drawings: Readonly<Record<string, { src: string; width: number; height: number }>>
}

/** The networks that the company names: site/build/networks.ts makes these. */
declare module 'virtual:networks/files' {
  type Network = import('./networks.ts').Network
  export const files: Readonly<Record<Network, { name: string; file: string }>>
}

declare module 'virtual:networks/marks' {
  type Network = import('./networks.ts').Network
  /** The mark is an SVG path in a box of 24 × 24. */
  export const marks: Readonly<Record<Network, { name: string; path: string }>>
}

/** The pages of the services that are offered, by their ids: site/build/service-pages.ts makes it. */
declare module 'virtual:service-pages' {
  export const servicePages: Readonly<
    Record<string, () => Promise<Record<string, import('react').ComponentType>>>
  >
}

/** How the company looks: site/build/look.ts makes it. */
declare module 'virtual:look' {
  export const logo: import('./logo.ts').Logo
  /** Whether three rays are drawn beside headlines. */
  export const hasSpark: boolean
  /** What the picture of a shared link shows, in words. */
  export const shareAlt: string
  /** The ground of the pages. */
  export const paper: string
}
