import { useEffect, useRef, useState } from 'react'
import type { UnsavedTexts } from '../ui-texts.ts'
import { useConfirm } from './ui/confirm-dialog.tsx'
import { useUiTexts } from './ui/texts.tsx'

interface UnsavedCheck {
  readonly isChanged: () => boolean
  readonly discard: () => void
}

const checks = new Set<UnsavedCheck>()

let isAbandoned = false

/** The page is loaded anew for another person, who is not asked about what this one has typed. */
export const abandonUnsaved = (): void => {
  isAbandoned = true
}

/** Whether somewhere in the app something was typed or chosen that is not stored. */
export const isAnythingUnsaved = (): boolean => !isAbandoned && [...checks].some(({ isChanged }) => isChanged())

/**
 * Registers unsaved input of a form or page while it is mounted; leaving the app or the page asks first.
 *
 * @param discard - the member has closed its window without storing it
 */
export function useUnsavedCheck(isChanged: () => boolean, discard = () => {}): void {
  const latest = useRef({ isChanged, discard })
  useEffect(() => {
    latest.current = { isChanged, discard }
  })
  useEffect(() => {
    const check = { isChanged: () => latest.current.isChanged(), discard: () => latest.current.discard() }
    checks.add(check)
    return () => {
      checks.delete(check)
    }
  }, [])
}

/** Returns the checks with unsaved input that were added since this dialog opened. */
function useUnsavedWithin(): () => UnsavedCheck[] {
  const [outside] = useState(() => new Set(checks))
  return () => [...checks].filter(check => !outside.has(check) && check.isChanged())
}

let asked: Promise<boolean> | undefined

/**
 * Asks whether what is not stored may be lost; a careless Enter keeps it. One click may close a window and lead elsewhere:
 * both are answered by one question.
 */
export function useConfirmDiscard(own?: UnsavedTexts): () => Promise<boolean> {
  const confirm = useConfirm()
  const defaultTexts = useUiTexts().unsaved
  const { title, text, discard, stay } = own ?? defaultTexts
  return () => {
    asked ??= confirm({ type: 'danger', title, text, confirmLabel: discard, cancelLabel: stay }).finally(() => {
      asked = undefined
    })
    return asked
  }
}

/** The same, and without a question where there is nothing to lose. */
export function useMayLeave(): () => Promise<boolean> {
  const mayDiscard = useConfirmDiscard()
  return async () => !isAnythingUnsaved() || mayDiscard()
}

/** Closes a window, after what would be lost with it was asked about; in words of its own where nothing was typed. */
export function useConfirmedClose(onClose: () => void, words?: UnsavedTexts): () => Promise<void> {
  const mayDiscard = useConfirmDiscard(words)
  const unsavedWithin = useUnsavedWithin()
  return async () => {
    const unsaved = unsavedWithin()
    if (unsaved.length > 0 && !(await mayDiscard())) return
    for (const { discard } of unsaved) discard()
    onClose()
  }
}
