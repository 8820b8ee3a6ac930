import { createContext, type ReactNode, useContext } from 'react'
import type { Catalogue, Language } from '#kit/catalogue.ts'

/** What is loaded of it; a route loads what its screens need before they show. */
export type LoadedCatalogue = Partial<Catalogue>

const Context = createContext<{ language: Language; catalogue: LoadedCatalogue } | undefined>(undefined)

export function I18nProvider({
  language,
  catalogue,
  children,
}: {
  language: Language
  catalogue: LoadedCatalogue
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
export function useTexts<F extends keyof Catalogue>(feature: F): Catalogue[F] {
  const texts: Catalogue[F] | undefined = useI18n().catalogue[feature]
  if (!texts) throw new Error(`the texts of ${feature} are not loaded on this route`)
  return texts
}

export const useLanguage = (): Language => useI18n().language
