/** The origin this package was built for, such as `https://goldcrest.example`: the build writes it. */
export declare const host: string
