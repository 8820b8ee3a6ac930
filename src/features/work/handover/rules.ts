import { foldForSearch } from '#kit/text.ts'

/**
 * What one shift tells the next of a group. A note belongs to somebody's part in a shift; whoever reads it ticks the words
 * that they have seen, so a note that is written anew is unread again.
 *
 *   ● ──check in──▶ ∅ ──write──▶ unread ──tick──▶ read ──write──▶ unread
 *                                  └─────────────┴──90 days after the shift──▶ erased
 */
export const handoverFields = ['customs', 'promises', 'vips', 'problems', 'todos'] as const
export type HandoverField = (typeof handoverFields)[number]
export type HandoverNote = Readonly<Record<HandoverField, string>>

export const emptyNote: HandoverNote = { customs: '', promises: '', vips: '', problems: '', todos: '' }

export const maxFieldLength = 1000
export const maxSearchLength = 100
export const retentionDays = 90
/** After the end of the shift, for whoever went home before writing. */
export const hoursToWrite = 12
/** How near one's own seat on the group has to be, to a note of others. */
export const hoursAround = 72
/** Whose shift ended this long before mine hands over to me, and with them everybody since. */
const hoursBefore = 12

export const isEmpty = (words: HandoverNote): boolean => handoverFields.every(field => words[field].trim() === '')

export const isSame = (a: HandoverNote, b: HandoverNote): boolean =>
  handoverFields.every(field => a[field] === b[field])

/** Builds the text that searches are compared with, folded as they are. */
export const searchTextOf = (groupName: string, words: HandoverNote): string =>
  foldForSearch([groupName, ...handoverFields.map(field => words[field])].join('\n'))

/** How many things each field names, a line each; fields without any are left out. */
export const countsOf = (words: HandoverNote): { readonly field: HandoverField; readonly count: number }[] =>
  handoverFields.flatMap(field => {
    const count = words[field].split('\n').filter(line => line.trim() !== '').length
    return count > 0 ? [{ field, count }] : []
  })

/** Undefined: whoever has the part can write. */
export function handoverWriteProblem(
  { checkedInAt, endsAt }: { readonly checkedInAt: Temporal.Instant | null; readonly endsAt: Temporal.Instant },
  now: Temporal.Instant,
): 'notIn' | 'over' | undefined {
  if (checkedInAt === null) return 'notIn'
  return Temporal.Instant.compare(now, endsAt.add({ hours: hoursToWrite })) < 0 ? undefined : 'over'
}

/** A part in a shift of a group, in milliseconds since 1970. */
interface HandoverPart {
  readonly groupId: string
  readonly profileId: string
  readonly start: number
  readonly end: number
  /** `seatKeyInGroup`; of a note, only where it was taken from its author. */
  readonly seat?: string | undefined
}

const hour = 3_600_000

/**
 * What hands over to a part: notes of others on its group whose shift began before it, or who had its very seat, and ended in
 * the hours before it or while it runs; where there are none, those of the last shift, if that is not days ago. The latest
 * first.
 */
export function handoverNotesReceived<N extends HandoverPart>(part: HandoverPart, notes: readonly N[]): N[] {
  const before = notes
    .filter(note => note.groupId === part.groupId && note.profileId !== part.profileId)
    .filter(note => note.start < part.start || (note.seat !== undefined && note.seat === part.seat))
    .filter(note => note.end <= part.end && note.end > part.start - hoursAround * hour)
    .toSorted((a, b) => b.end - a.end || b.start - a.start)
  const last = before[0]?.end
  return before.filter(note => note.end > part.start - hoursBefore * hour || note.end === last)
}
