import { type ChangeEvent, useState } from 'react'
import { type Texts, useKeeping, useKept } from './kept-drafts.ts'

/** Fields that were changed by oneself and by another, to something else. */
interface Merged<D> {
  readonly draft: D
  readonly clashes: readonly (keyof D & string)[]
}

/**
 * What one has typed, on top of what another has stored since it was seen: fields that one has left alone are theirs now,
 * those one has changed stay, and where both have changed the same one it is named. Values are compared by content.
 */
export function mergeDraft<D extends object>(seen: D, draft: D, stored: D): Merged<D> {
  const changed = keysOf(draft).filter(field => !isSame(draft[field], seen[field]))
  const mine = Object.fromEntries(changed.map(field => [field, draft[field]]))
  return {
    draft: { ...stored, ...mine },
    clashes: changed.filter(field => !isSame(stored[field], seen[field]) && !isSame(stored[field], draft[field])),
  }
}

interface KeptFields<D> {
  /** The form, and what it is about. */
  readonly as: string
  /** Their values are texts. */
  readonly fields: readonly (keyof D & string)[]
}

/**
 * The fields of a form over something that others may store meanwhile.
 *
 * @param opened - as it was when the form was opened; what is stored later must not pass for it
 * @param keptFields - the browser stores them until `forget` says that they were sent or discarded
 */
export function useDraft<T, D extends object>(opened: T, draftOf: (stored: T) => D, keptFields?: KeptFields<D>) {
  const fields = keptFields?.fields ?? []
  const kept = useKept(keptFields?.as)
  const [seen, setSeen] = useState(opened)
  const [first] = useState(() => restore(draftOf(opened), kept.restored, fields))
  const [draft, setDraft] = useState(first.draft)
  const [newer, setNewer] = useState<{ readonly stored: D; readonly clashes: readonly (keyof D & string)[] }>(first)
  useKeeping(kept, textsOf(draftOf(seen), fields), textsOf(draft, fields))
  return {
    seen,
    draft,
    setDraft,
    /** Whether it began with texts that were typed before. */
    isRestored: kept.restored !== undefined,
    forget: kept.forget,
    /** Fields that both have changed, with the other's values; undefined as long as nothing was stored meanwhile. */
    newer: newer.clashes.length > 0 ? newer : undefined,
    /** Takes in what another has stored. */
    merge: (now: T) => {
      const stored = draftOf(now)
      const merged = mergeDraft(draftOf(seen), draft, stored)
      setSeen(now)
      setDraft(merged.draft)
      setNewer({ stored, clashes: merged.clashes })
    },
  }
}

interface LongText {
  readonly text: string
}
const noText: LongText = { text: '' }
const asIs = (text: LongText): LongText => text

/** A new text, which the browser stores until it was sent or discarded. */
export function useLongText(as: string) {
  const { draft, setDraft, isRestored, forget } = useDraft(noText, asIs, { as, fields: ['text'] })
  return {
    text: draft.text,
    isRestored,
    forget,
    /** For the field. */
    field: {
      value: draft.text,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setDraft({ text: event.currentTarget.value }),
    },
  }
}

/** The draft typed before, on top of the values stored now. */
function restore<D extends object>(
  stored: D,
  restored: { readonly seen: Texts; readonly draft: Texts } | undefined,
  fields: readonly (keyof D & string)[],
) {
  if (!restored) return { stored, draft: stored, clashes: [] }
  const { seen, draft } = restored
  return {
    stored,
    ...mergeDraft<D>({ ...stored, ...textsOf(seen, fields) }, { ...stored, ...textsOf(draft, fields) }, stored),
  }
}

const textsOf = (values: object, fields: readonly string[]): Texts =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => fields.includes(name) && typeof value === 'string'),
  )

const keysOf = <D extends object>(of: D) => Object.keys(of) as (keyof D & string)[]

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
