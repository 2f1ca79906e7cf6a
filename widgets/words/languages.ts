import { fr } from './fr.ts'
import { pa } from './pa.ts'
import type { Translation } from './translation.ts'
import { zh } from './zh.ts'

/** Every language besides English, by the tag that pages name it with in `lang`. Each has a file next to the scripts. */
export const languages: Readonly<Record<string, Translation>> = { fr, pa, zh }
