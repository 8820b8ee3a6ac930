import { createHash } from 'node:crypto'
import type { Session } from '#features/foundation/permissions/session.ts'

/*
 * A reader that has an answer already, and asks whether it still holds (`If-None-Match`), is told so without the answer
 * being made again, if nothing at all was written to the database since: PostgreSQL numbers every transaction that writes,
 * and says with the session which numbers are given away and which are still open. Otherwise the answer is made, and
 * compared.
 */

/** Reads that follow from the database and the reader alone, and not from the time. */
const isLasting = (path: string): boolean => /^\/api\/v1\/availability\/[^/]+\/team$/.test(path)

interface Known {
  readonly tag: string
  /** The transactions of the database before the answer was made. */
  readonly transactions: string
}

const most = 2000

/** None was open: whatever comes has a new number. */
const isQuiet = (transactions: string): boolean => /^(\d+):\1:$/.test(transactions)

interface Asking {
  readonly request: Request
  readonly session: Session | undefined
}

export interface Unchanged {
  /** The tag of an answer that the reader has and that still holds; undefined when it has to be made. */
  held(asking: Asking): string | undefined
  /** The tag of an answer that was made, and whether the reader has it; undefined: it has none. */
  tag(asking: Asking, body: string): { readonly etag: string; readonly isHeld: boolean } | undefined
}

export function rememberAnswers(): Unchanged {
  const answers = new Map<string, Known>()
  const keyOf = ({ request, session }: Asking): string | undefined => {
    if (request.method !== 'GET' || !session || session.token) return undefined
    const { pathname, search } = new URL(request.url)
    return isLasting(pathname) ? `${session.userId} ${pathname}${search}` : undefined
  }
  return {
    held(asking) {
      const has = tagsOf(asking.request)
      const key = has.length === 0 ? undefined : keyOf(asking)
      const known = key === undefined ? undefined : answers.get(key)
      if (!known || !has.includes(known.tag) || known.transactions !== asking.session?.transactions) return undefined
      return known.tag
    },
    tag(asking, body) {
      const key = keyOf(asking)
      if (key === undefined || !asking.session) return undefined
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      answers.delete(key)
      const { transactions } = asking.session
      if (isQuiet(transactions)) answers.set(key, { tag, transactions })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
      return { etag: tag, isHeld: tagsOf(asking.request).includes(tag) }
    },
  }
}

/** What the reader has; a proxy that packs answers marks their tags as weak. */
const tagsOf = (request: Request): string[] =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map(tag => tag.trim().replace(/^W\//, ''))
    .filter(Boolean)
