/** The version of the scripts, such as 1.7.0: the build writes it. */
declare const WIDGETS_VERSION: string

/**
 * What the company decides, in a script that has it built in: widgets/build/with-company-data.ts puts the script into a function
 * with this parameter. A released script has none, and asks for it.
 */
declare const goldcrestBusiness: unknown
