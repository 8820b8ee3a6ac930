import { addWeeks, daysOfWeek, type Week } from '#kit/week.ts'
import type { Agency } from '../bench/agency.ts'
import { ask, tryToAsk, type Wish } from './requests.ts'
import { firstWeek } from './staffel.ts'

/** What each writer was told to be kept, and what it sent without ever hearing of it. */
export interface Ledger {
  /** A person's cell: each write puts its number into the note. */
  readonly notes: { readonly profileId: string; acknowledged: number; tried: number }[]
  readonly todos: Set<string>
  todosTried: number
  /** What the writer of a seat was last told; undefined: its last request had no answer. */
  seat: { readonly assignmentId: string | undefined } | undefined
  readonly assigned: Set<string>
  readonly removed: Set<string>
  readonly published: Set<Week>
  weeksTried: number
  acknowledged: number
}

export const openLedger = (writersOfNotes: readonly string[]): Ledger => ({
  notes: writersOfNotes.map(profileId => ({ profileId, acknowledged: 0, tried: 0 })),
  todos: new Set(),
  todosTried: 0,
  seat: { assignmentId: undefined },
  assigned: new Set(),
  removed: new Set(),
  published: new Set(),
  weeksTried: 0,
  acknowledged: 0,
})

/** Far enough ahead that the agency's plan does not reach there. */
export const seatWeek = addWeeks(firstWeek, 20)
const publishedWeek = (n: number): Week => addWeeks(firstWeek, 30 + n)

const reason = 'kann doch'

/** Six people who write one thing after the other until the server is gone. @returns when all of them noticed */
export async function writeUntilGone(
  url: string,
  agency: Agency,
  people: readonly string[],
  ledger: Ledger,
): Promise<void> {
  const owner = (path: string, wish: Wish) =>
    tryToAsk(`${url}/api/v1${path}`, { cookie: agency.ownerCookie, within: 10_000, ...wish })
  await Promise.all([
    ...ledger.notes.map((_, index) => writeNotes(url, agency, ledger, index)),
    writeTodos(owner, people, ledger),
    writeSeat(owner, agency, people, ledger),
    publishWeeks(owner, agency, people, ledger),
  ])
}

type Owner = (path: string, wish: Wish) => ReturnType<typeof tryToAsk>

async function writeNotes(url: string, agency: Agency, ledger: Ledger, index: number): Promise<void> {
  const own = ledger.notes[index]
  const [date = ''] = daysOfWeek(firstWeek)
  while (own) {
    own.tried = own.acknowledged + 1
    const answer = await tryToAsk(`${url}/api/v1/availability/${firstWeek}`, {
      method: 'PATCH',
      cookie: agency.chatterCookies[index] ?? '',
      body: { cells: [{ date, shiftId: 'early', marking: 'available', note: String(own.tried) }] },
      within: 10_000,
    })
    if (answer?.status !== 200) return
    own.acknowledged = own.tried
    ledger.acknowledged += 1
  }
}

async function writeTodos(owner: Owner, people: readonly string[], ledger: Ledger): Promise<void> {
  for (;;) {
    ledger.todosTried += 1
    const body = { text: `Aufgabe ${ledger.todosTried}`, assignedTo: people[0] }
    const answer = await owner('/todos', { method: 'POST', body })
    if (answer?.status !== 200) return
    ledger.todos.add(String(answer.body['id']))
    ledger.acknowledged += 1
  }
}

async function writeSeat(owner: Owner, agency: Agency, people: readonly string[], ledger: Ledger): Promise<void> {
  for (;;) {
    const seated = (ledger.seat ?? (await seatNow(owner, agency)))?.assignmentId
    ledger.seat = undefined
    const answer = await (seated === undefined
      ? assign(owner, agency, seatWeek, people[1], 2)
      : owner(`/schedule/assignments/${seated}`, { method: 'DELETE' }))
    if (answer?.status !== (seated === undefined ? 201 : 200)) return
    ledger.acknowledged += 1
    const id = seated === undefined ? assignmentIdIn(answer.body) : undefined
    if (id !== undefined) ledger.assigned.add(id)
    if (seated !== undefined) ledger.removed.add(seated)
    ledger.seat = { assignmentId: id }
  }
}

/** After a crash: whether the last request was kept. */
async function seatNow(owner: Owner, agency: Agency): Promise<Ledger['seat']> {
  const plan = await owner(`/schedule/${agency.groupId}/${seatWeek}`, {})
  const seats = plan?.body['assignments']
  if (!Array.isArray(seats)) return { assignmentId: undefined }
  const id: unknown = seats.find(({ seat }) => seat === 2)?.id
  return { assignmentId: typeof id === 'string' ? id : undefined }
}

async function publishWeeks(owner: Owner, agency: Agency, people: readonly string[], ledger: Ledger): Promise<void> {
  for (;;) {
    ledger.weeksTried += 1
    const week = publishedWeek(ledger.weeksTried)
    const drafted = await assign(owner, agency, week, people[2], 1)
    if (drafted?.status !== 201) return
    const answer = await owner(`/schedule/${agency.groupId}/${week}/publish`, {
      method: 'POST',
      body: { version: drafted.body['version'] },
    })
    if (answer?.status !== 200) return
    ledger.published.add(week)
    ledger.acknowledged += 2
  }
}

function assign(owner: Owner, { groupId }: Agency, week: Week, profileId: string | undefined, seat: number) {
  const [date] = daysOfWeek(week)
  return owner(`/schedule/${groupId}/assignments`, {
    method: 'POST',
    body: { date, shiftId: 'early', seat, profileId, reason },
  })
}

const assignmentIdIn = (body: Record<string, unknown>): string => {
  const { assignment } = body
  return typeof assignment === 'object' && assignment !== null && 'id' in assignment ? String(assignment.id) : ''
}

/** The week whose seat is written again and again is a published one, so that each write tells somebody. */
export async function publishSeatWeek(url: string, agency: Agency, people: readonly string[]): Promise<void> {
  const owner: Owner = (path, wish) => ask(`${url}/api/v1${path}`, { cookie: agency.ownerCookie, ...wish })
  const drafted = await assign(owner, agency, seatWeek, people[3], 1)
  const answer = await owner(`/schedule/${agency.groupId}/${seatWeek}/publish`, {
    method: 'POST',
    body: { version: drafted?.body['version'] },
  })
  if (answer?.status !== 200) throw new Error(`the plan could not be published: ${drafted?.text} ${answer?.text}`)
}
