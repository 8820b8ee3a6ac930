import { createHash } from 'node:crypto'
import type { Session } from '#features/permissions/session.ts'

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
  /** 304 for what the reader has already; undefined when it has to be made. */
  answer(asking: Asking): Response | undefined
  /** The same answer with a tag to ask by, or 304 when it is the one that the reader has. */
  tagged(asking: Asking, response: Response): Promise<Response>
}

export function rememberAnswers(): Unchanged {
  const answers = new Map<string, Known>()
  const keyOf = ({ request, session }: Asking): string | undefined => {
    if (request.method !== 'GET' || !session) return undefined
    const { pathname, search } = new URL(request.url)
    return isLasting(pathname) ? `${session.userId} ${pathname}${search}` : undefined
  }
  return {
    answer(asking) {
      const has = tagsOf(asking.request)
      const key = has.length === 0 ? undefined : keyOf(asking)
      const known = key === undefined ? undefined : answers.get(key)
      if (!known || !has.includes(known.tag) || known.transactions !== asking.session?.transactions) return undefined
      return notModified(known.tag)
    },
    async tagged(asking, response) {
      const key = response.status === 200 ? keyOf(asking) : undefined
      if (key === undefined || !asking.session) return response
      const body = Buffer.from(await response.arrayBuffer())
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      answers.delete(key)
      const { transactions } = asking.session
      if (isQuiet(transactions)) answers.set(key, { tag, transactions })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
      if (tagsOf(asking.request).includes(tag)) return notModified(tag)
      const headers = new Headers(response.headers)
      headers.set('etag', tag)
      return new Response(body, { status: response.status, headers })
    },
  }
}

/** What the reader has; a proxy that packs answers marks their tags as weak. */
const tagsOf = (request: Request): string[] =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map(tag => tag.trim().replace(/^W\//, ''))
    .filter(Boolean)

const notModified = (tag: string): Response => new Response(null, { status: 304, headers: { etag: tag } })
