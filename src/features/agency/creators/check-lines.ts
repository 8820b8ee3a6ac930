import { foldForSearch } from '#kit/text.ts'
import type { CreatorLine } from './file-lines.ts'
import { type CreatorDraft, creatorDraft } from './schema.ts'

/** Why a line is left out: a field that cannot be used, a creator that exists, or one that stands further up. */
export const creatorLineFaults = [
  'name',
  'description',
  'importance',
  'tags',
  'contactEmail',
  'notes',
  'accounts',
  'exists',
  'double',
] as const
export type CreatorLineFault = (typeof creatorLineFaults)[number]

export type CheckedCreatorLine = CreatorLine &
  (
    | { readonly fault: null; readonly draft: CreatorDraft }
    | { readonly fault: CreatorLineFault; readonly draft?: undefined }
  )

/** `names`: folded, of the creators that exist. */
export function checkCreatorLines(lines: readonly CreatorLine[], names: readonly string[]): CheckedCreatorLine[] {
  const stored = new Set(names)
  const above = new Set<string>()
  return lines.map(line => {
    const { importance, contactEmail } = line
    const { data, error } = creatorDraft.safeParse({
      ...line,
      importance: importance === '' ? undefined : Number(importance),
      contactEmail: contactEmail === '' ? null : contactEmail,
    })
    if (!data) return { ...line, fault: faultAt(error.issues[0]?.path[0]) }
    const name = foldForSearch(data.name)
    if (stored.has(name)) return { ...line, fault: 'exists' }
    if (above.has(name)) return { ...line, fault: 'double' }
    above.add(name)
    return { ...line, fault: null, draft: data }
  })
}

const faultAt = (field: PropertyKey | undefined): CreatorLineFault =>
  creatorLineFaults.find(fault => fault === field) ?? 'accounts'
