import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue, Language } from '#kit/catalogue.ts'

const Context = createContext<{ language: Language; catalogue: Catalogue } | undefined>(undefined)

export function I18nProvider({
  language,
  catalogue,
  children,
}: {
  language: Language
  catalogue: Catalogue
  children: ReactNode
}) {
  return <Context value={{ language, catalogue }}>{children}</Context>
}

function useI18n() {
  const value = useContext(Context)
  if (!value) throw new Error('useTexts must be used within I18nProvider')
  return value
}

/** The sentences of one feature in the reader's language. */
export const useTexts = <F extends keyof Catalogue>(feature: F): Catalogue[F] => useI18n().catalogue[feature]

export const useLanguage = (): Language => useI18n().language
