import { createContext, type ReactNode, useContext } from 'react'
import type { UiWords } from '#platform/ui-words.ts'

const Context = createContext<UiWords | undefined>(undefined)

export function UiWordsProvider({ words, children }: { words: UiWords; children: ReactNode }) {
  return <Context value={words}>{children}</Context>
}

export function useUiWords(): UiWords {
  const words = useContext(Context)
  if (!words) throw new Error('useUiWords must be used within UiWordsProvider')
  return words
}
