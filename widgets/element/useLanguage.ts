import { createContext, useContext } from 'react'
import { english } from '../words/language.ts'

/** The language of an element, for everything in it. Our own site has none around its parts: it is in English. */
export const LanguageContext = createContext(english)

export const useLanguage = () => useContext(LanguageContext)

/** What puts messages into the element's language. */
export const useSay = () => useLanguage().say
