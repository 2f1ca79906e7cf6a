import type { CompanyData } from './company-data.js'

/** The company that this package was built for: the build writes it. */
export declare const company: CompanyData
