import { firstNameOf } from '#kit/text.ts'
import { de } from '#features/work/handover/messages.de.ts'
import { en } from '#features/work/handover/messages.en.ts'
import { countsOf } from '#features/work/handover/rules.ts'
import { readOwnHandovers } from '#features/work/handover/server/write-handover.ts'
import type { ChatMember } from './chat-member.ts'

const words = { de, en }

/** What is handed over to a shift and has not been read, in one line each, with where to read it; undefined: nothing. */
export async function unreadHandoverText({ member }: ChatMember, assignmentId: string): Promise<string | undefined> {
  const texts = words[member.language]
  const part = (await readOwnHandovers(member))?.parts.find(one => one.assignmentId === assignmentId)
  const unread = part?.received.filter(({ readAt }) => readAt === null) ?? []
  if (unread.length === 0) return undefined
  const lines = unread.map(note => {
    const counts = countsOf(note).map(({ field, count }) => texts.counts[field](count))
    return `${texts.from(firstNameOf(note.author.fullName))}: ${counts.join(', ')}`
  })
  return [...lines, `${member.services.publicUrl}/handovers`].join('\n')
}

/** Where to tell the next shift what it should know. */
export const writeHandoverLink = ({ member }: ChatMember, assignmentId: string): string =>
  `${words[member.language].write}: ${member.services.publicUrl}/handovers?write=${assignmentId}`
