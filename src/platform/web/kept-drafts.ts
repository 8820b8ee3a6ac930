import { createContext, useContext, useEffect, useRef, useState } from 'react'

export type Texts = Readonly<Record<string, string>>

interface KeptDraft {
  readonly owner: string
  /** Milliseconds. */
  readonly at: number
  /** The saved texts when the draft was typed: newer ones may exist by now. */
  readonly seen: Texts
  readonly draft: Texts
}

const prefix = 'staffel.draft '
/** Milliseconds after the last key: two weeks. */
const maxAge = 14 * 24 * 60 * 60_000

/** The member whose drafts this browser stores; undefined: none. */
export const DraftOwner = createContext<string | undefined>(undefined)

/** Erases the drafts of everybody else in this browser, and those that are too old. Undefined: of everybody. */
export function eraseDraftsExceptOf(owner: string | undefined): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(prefix)) continue
    const kept = read(key)
    if (!kept || kept.owner !== owner || Date.now() - kept.at > maxAge) localStorage.removeItem(key)
  }
}

export interface Kept {
  /** The stored draft when the form opened. */
  readonly restored: KeptDraft | undefined
  readonly keep: (seen: Texts, draft: Texts) => void
  /** It was sent, or discarded. */
  readonly forget: () => void
}

/**
 * Texts of a form that this browser keeps for the member alone until they are sent or discarded: they survive a reload, a
 * crash and the end of the session.
 *
 * @param name - of the form and what it is about; undefined keeps nothing
 */
export function useKept(name: string | undefined): Kept {
  const owner = useContext(DraftOwner)
  const key = owner === undefined || name === undefined ? undefined : `${prefix}${owner} ${name}`
  const [restored] = useState(() => (key === undefined ? undefined : read(key)))
  const isOver = useRef(false)
  return {
    restored,
    keep(seen, draft) {
      if (key === undefined || owner === undefined || isOver.current) return
      if (JSON.stringify(seen) === JSON.stringify(draft)) localStorage.removeItem(key)
      else write(key, { owner, at: Date.now(), seen, draft })
    },
    forget() {
      isOver.current = true
      if (key !== undefined) localStorage.removeItem(key)
    },
  }
}

/** Keeps them as they are typed. */
export function useKeeping({ keep }: Kept, seen: Texts, draft: Texts): void {
  const latest = useRef(keep)
  const texts = JSON.stringify([seen, draft])
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    const [before, now]: [Texts, Texts] = JSON.parse(texts)
    latest.current(before, now)
  }, [texts])
}

function read(key: string): KeptDraft | undefined {
  const kept: Partial<KeptDraft> | null = JSON.parse(localStorage.getItem(key) ?? 'null')
  const { owner, at, seen, draft } = kept ?? {}
  return owner !== undefined && at !== undefined && seen && draft ? { owner, at, seen, draft } : undefined
}

function write(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // the browser's storage is full: the form still has it
  }
}
