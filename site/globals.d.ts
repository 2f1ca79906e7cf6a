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
declare module 'virtual:catalogue' {
  export const catalogue: import('../widgets/rules/catalogue.ts').Catalogue
  export const pages: readonly import('./service-page.ts').ServicePage[]
  export const serviceNames: Readonly<Record<string, string>>
  export const words: import('../widgets/rules/wizard-words.ts').WizardWords
  export const offer: import('./service-page.ts').AnnouncedOffer | null
}

/** The pages of the services that are offered, by their files: site/build/service-pages.ts makes it. */
declare module 'virtual:service-pages' {
  export const servicePages: Readonly<
    Record<string, () => Promise<Record<string, import('react').ComponentType>>>
  >
}
