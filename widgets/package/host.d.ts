/** The origin this package was built for, such as `https://company.example`: the build writes it. */
export declare const host: string
