import { createContext, type ReactNode, useContext } from 'react'
import type { UiTexts } from '#platform/ui-texts.ts'

const Context = createContext<UiTexts | undefined>(undefined)

export function UiTextsProvider({ words, children }: { words: UiTexts; children: ReactNode }) {
  return <Context value={words}>{children}</Context>
}

export function useUiTexts(): UiTexts {
  const words = useContext(Context)
  if (!words) throw new Error('useUiWords must be used within UiWordsProvider')
  return words
}
