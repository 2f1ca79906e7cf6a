/** The version of the scripts, such as 1.7.0: the build writes it. */
declare const WIDGETS_VERSION: string

/**
 * The company's data, in a script that has it built in: widgets/build/script-text.ts puts the
 * script into a function with this parameter. A released script is not in such a function, and
 * fetches the data (widgets/business/start.ts).
 */
declare const goldcrestBusiness: unknown
