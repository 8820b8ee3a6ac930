import { createHash } from 'node:crypto'
import type { EndpointMeta } from '#features/foundation/permissions/endpoint.ts'
import type { Session, SessionMember } from '#features/foundation/permissions/session.ts'
import { createCallCoalescer } from './one-after-the-other.ts'

/*
 * Answers of endpoints that are `alike` (see `EndpointMeta`). A thousand screens that ask at once are given one answer that
 * was begun after the last of them had asked. One that follows from the database alone is kept, and given again as long as
 * nothing at all was written: PostgreSQL numbers every transaction that writes, and says with the session which numbers are
 * given away and which are still open.
 */

/** Bytes of all answers that are kept, with what they answer. */
const maxKept = 16_000_000
/** Letters of an address, and bytes of a body, that such an endpoint is asked with; what is longer is answered by itself. */
const maxQuestionLength = 1_000

export interface RenderedAnswer {
  readonly status: number
  readonly contentType: string
  /** As it is sent: a thousand times. */
  readonly body: Buffer<ArrayBuffer>
}

export interface SharedAnswer extends RenderedAnswer {
  /** Of one that may be kept. */
  readonly tag: string | undefined
}

interface Kept extends SharedAnswer {
  /** The transactions of the database before the answer was made. */
  readonly transactions: string
}

interface Asking {
  readonly door: EndpointMeta
  readonly session: Session
  readonly member: SessionMember
  /** Address and body, with all that the answer hangs on beside the reader. */
  readonly what: string
}

/** None was open: whatever comes has a new number. */
const isQuiet = (transactions: string): boolean => /^(\d+):\1:$/.test(transactions)

export function createSharedAnswerCache() {
  const kept = keptAnswers()
  const together = createCallCoalescer<SharedAnswer>()

  /** @returns with the answer whether it was begun by another reader, after the rights of this one were read */
  return async function answer(
    { door, session, member, what }: Asking,
    make: () => Promise<RenderedAnswer>,
  ): Promise<{ readonly answer: SharedAnswer; readonly hasWaited: boolean }> {
    const key = `${readerOf(member)} ${what}`
    const { transactions } = session
    const known = kept.find(key)
    if (known?.transactions === transactions) return { answer: known, hasWaited: false }
    let [isAsking, hasWaited] = [true, true]
    const asked = together(key, async () => {
      if (isAsking) hasWaited = false
      const made = await make()
      if (door.alike !== 'lasting' || made.status !== 200) return { ...made, tag: undefined }
      const tag = `"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`
      const answer = { ...made, tag }
      if (isQuiet(transactions)) kept.keep(key, { ...answer, transactions })
      return answer
    })
    isAsking = false
    const shared = await asked
    // a refusal may be about the one request that was answered, such as a session that has ended
    const answer = shared.status === 200 ? shared : { ...(await make()), tag: undefined }
    return { answer, hasWaited }
  }
}

/** All that such an endpoint knows of the reader. */
export const readerOf = ({ actor, organization, language }: SessionMember): string =>
  JSON.stringify([organization, actor.role, [...actor.permissions].toSorted(), language])

/** Those made last, as many as there is room for. */
function keptAnswers() {
  const answers = new Map<string, Kept>()
  let size = 0
  const sizeOf = (key: string, { body }: Kept): number => 2 * key.length + body.length
  const drop = (key: string): void => {
    const known = answers.get(key)
    if (known) size -= sizeOf(key, known)
    answers.delete(key)
  }
  return {
    find(key: string): Kept | undefined {
      return answers.get(key)
    },
    keep(key: string, answer: Kept): void {
      drop(key)
      answers.set(key, answer)
      size += sizeOf(key, answer)
      for (const oldest of answers.keys()) {
        if (size <= maxKept) break
        drop(oldest)
      }
    },
  }
}

/** Whether it is a question of the ordinary length. */
export const isShortRequest = ({ url, headers }: Request): boolean =>
  url.length <= maxQuestionLength &&
  !headers.has('transfer-encoding') &&
  Number(headers.get('content-length') ?? 0) <= maxQuestionLength

/** Whether the reader has it; a proxy that packs answers marks their tags as weak. */
export const hasMatchingEtag = (tag: string | undefined, request: Request): boolean =>
  tag !== undefined &&
  (request.headers.get('if-none-match') ?? '').split(',').some(held => held.trim().replace(/^W\//, '') === tag)
