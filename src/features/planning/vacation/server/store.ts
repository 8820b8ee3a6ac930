import { and, asc, between, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Cursor, readCursor, writeCursor } from '#kit/cursor.ts'
import { alias } from 'drizzle-orm/pg-core'
import type { Day } from '#kit/day.ts'
import { profiles } from '#features/foundation/people/server/table.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { readShiftTimes } from '#features/agency/shifts/server/read-shift-times.ts'
import { list as listShifts } from '#features/agency/shifts/server/store.ts'
import { shifts } from '#features/agency/shifts/server/table.ts'
import type { Tx } from '#platform/server/database.ts'
import type { MarkedCell } from '../ledger.ts'
import { approvedVacationDays, type VacationDay } from '../rules.ts'
import type { PageQuestion, VacationRequest } from '../schema.ts'
import { pageSizes, type RequestStatus } from '../states.ts'
import { vacationRequests as requests } from './table.ts'

export type RequestRow = typeof requests.$inferSelect

const responders = alias(profiles, 'responders')

const columns = {
  id: requests.id,
  profileId: requests.profileId,
  fullName: profiles.fullName,
  email: profiles.email,
  role: profiles.role,
  weekStart: requests.weekStart,
  weekEnd: requests.weekEnd,
  specificDates: requests.specificDates,
  shiftId: requests.shiftId,
  shiftName: shifts.name,
  requestedDays: requests.requestedDays,
  currentLimit: requests.currentLimit,
  // however the days are split into requests, the limit is the week's
  weekDays: sql<number>`(
    select count(distinct days.day)::int
    from vacation_requests as others cross join lateral unnest(others.specific_dates) as days(day)
    where others.organization_id = ${requests.organizationId}
      and others.profile_id = ${requests.profileId}
      and others.week_start = ${requests.weekStart}
      and others.deleted_at is null
      and (others.status <> 'rejected' or others.id = ${requests.id})
  )`,
  status: requests.status,
  reason: requests.reason,
  adminResponse: requests.adminResponse,
  responder: responders.fullName,
  respondedAt: requests.respondedAt,
  createdAt: requests.createdAt,
  version: requests.version,
}

const selected = (tx: Tx) =>
  tx
    .select(columns)
    .from(requests)
    .innerJoin(profiles, and(eq(profiles.organizationId, requests.organizationId), eq(profiles.id, requests.profileId)))
    .leftJoin(
      responders,
      and(eq(responders.organizationId, requests.organizationId), eq(responders.id, requests.respondedBy)),
    )
    .leftJoin(shifts, and(eq(shifts.organizationId, requests.organizationId), eq(shifts.id, requests.shiftId)))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof selected>>[number]

async function viewsOf(tx: Tx, member: Member, rows: readonly Selected[]): Promise<VacationRequest[]> {
  const timesOf = rows.some(({ shiftId }) => shiftId !== null) ? await readShiftTimes(tx, member) : () => undefined
  return rows.map(({ email: _, respondedAt, createdAt, ...row }) => ({
    ...row,
    shiftTimes: row.specificDates.flatMap(date => timesOf(date, row.shiftId ?? '') ?? []),
    respondedAt: respondedAt?.toString() ?? null,
    createdAt: createdAt.toString(),
  }))
}

const live = (organizationId: string) => and(eq(requests.organizationId, organizationId), isNull(requests.deletedAt))

/** What the lists show of a tab: open ones as they came, processed ones by their decision, newest first. */
const tabs = {
  open: { by: requests.createdAt, status: eq(requests.status, 'pending') },
  processed: { by: requests.respondedAt, status: ne(requests.status, 'pending') },
} as const

interface Page {
  readonly requests: VacationRequest[]
  readonly next: string | null
  readonly total: number
}

/** `profileId`: of that person only. Newest first, except the open ones of everybody: first come, first served. */
export async function listRequestPage(
  tx: Tx,
  member: Member,
  { tab, after }: PageQuestion,
  profileId?: string,
): Promise<Page> {
  const { organizationId } = member.actor
  const { by, status } = tabs[tab]
  const size = pageSizes[tab]
  const isForward = tab === 'open' && profileId === undefined
  const which = and(
    live(organizationId),
    status,
    profileId === undefined ? undefined : eq(requests.profileId, profileId),
  )
  const order = isForward ? asc : desc
  const cursor = readCursor(after)
  const rows = await selected(tx)
    .where(and(which, cursor && beyond(by, cursor, isForward)))
    .orderBy(order(by), order(requests.id))
    .limit(size + 1)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const key = last && (tab === 'open' ? last.createdAt : last.respondedAt)
  return {
    requests: await viewsOf(tx, member, page),
    next: rows.length > size && last && key ? writeCursor({ at: key, id: last.id }) : null,
    total: await tx.$count(requests, which),
  }
}

function beyond(by: typeof requests.createdAt | typeof requests.respondedAt, { at, id }: Cursor, isForward: boolean) {
  const past = isForward ? gt : lt
  return or(past(by, at), and(eq(by, at), past(requests.id, id)))
}

export async function findVacationRequest(
  tx: Tx,
  member: Member,
  requestId: string,
): Promise<VacationRequest | undefined> {
  const rows = await selected(tx).where(and(live(member.actor.organizationId), eq(requests.id, requestId)))
  return (await viewsOf(tx, member, rows))[0]
}

/** The person's pending requests of the week, oldest first. */
export async function listPending(
  tx: Tx,
  member: Member,
  profileId: string,
  weekStart: Day,
): Promise<(VacationRequest & { email: string })[]> {
  const rows = await selected(tx)
    .where(
      and(
        live(member.actor.organizationId),
        eq(requests.profileId, profileId),
        eq(requests.weekStart, weekStart),
        eq(requests.status, 'pending'),
      ),
    )
    .orderBy(asc(requests.createdAt), asc(requests.specificDates))
  const views = await viewsOf(tx, member, rows)
  return views.map((view, at) => ({ ...view, email: rows[at]?.email ?? '' }))
}

/** Deleted ones too. */
export async function find(tx: Tx, organizationId: string, requestId: string): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.organizationId, organizationId), eq(requests.id, requestId)))
  return row
}

/** All of the person's week that are neither withdrawn nor deleted. */
export const listOfWeek = (tx: Tx, organizationId: string, profileId: string, weekStart: Day): Promise<RequestRow[]> =>
  tx
    .select()
    .from(requests)
    .where(and(live(organizationId), eq(requests.profileId, profileId), eq(requests.weekStart, weekStart)))
    .orderBy(asc(requests.createdAt), asc(requests.id))

/** The open requests of a member, by week. */
export const listUndecided = (tx: Tx, organizationId: string, profileId: string): Promise<RequestRow[]> =>
  tx
    .select()
    .from(requests)
    .where(and(live(organizationId), eq(requests.profileId, profileId), eq(requests.status, 'pending')))
    .orderBy(asc(requests.weekStart), asc(requests.id))

export async function insert(tx: Tx, rows: (typeof requests.$inferInsert)[]): Promise<void> {
  await tx.insert(requests).values(rows)
}

interface RequestUpdate {
  readonly status?: RequestStatus
  readonly markedCells: MarkedCell[]
  readonly wholeDays: Day[]
  readonly adminResponse?: string | null
  readonly respondedBy?: string | null
  readonly respondedAt?: Temporal.Instant | null
  readonly deletedAt?: Temporal.Instant
}

export async function updateRequest(
  tx: Tx,
  organizationId: string,
  requestId: string,
  now: Temporal.Instant,
  update: RequestUpdate,
): Promise<void> {
  await tx
    .update(requests)
    .set({ ...update, version: sql`${requests.version} + 1`, updatedAt: now })
    .where(and(eq(requests.organizationId, organizationId), eq(requests.id, requestId)))
}

/** Without a new version: a decision on the request still applies. */
export async function setHeldDays(
  tx: Tx,
  organizationId: string,
  requestId: string,
  held: Partial<Pick<RequestRow, 'markedCells' | 'wholeDays'>>,
): Promise<void> {
  await tx
    .update(requests)
    .set(held)
    .where(and(eq(requests.organizationId, organizationId), eq(requests.id, requestId)))
}

/** Weeks from a day on in which whole days of a member lack a cell of an enabled shift; another request may hold it. */
export const listWeeksToComplete = (
  tx: Tx,
  organizationId: string,
  enabledShiftIds: readonly string[],
  from: Day,
): Promise<{ profileId: string; weekStart: Day }[]> =>
  tx
    .selectDistinct({ profileId: requests.profileId, weekStart: requests.weekStart })
    .from(requests)
    .innerJoin(profiles, and(eq(profiles.organizationId, requests.organizationId), eq(profiles.id, requests.profileId)))
    .where(
      and(
        live(organizationId),
        isNull(profiles.leftAt),
        gte(requests.weekEnd, from),
        sql`exists (
          select from unnest(${requests.wholeDays}) as day cross join unnest(${sql.param(enabledShiftIds)}::text[]) as shift
          where not ${requests.markedCells} @> jsonb_build_array(jsonb_build_object('date', day::text, 'shiftId', shift))
        )`,
      ),
    )
    .orderBy(asc(requests.profileId), asc(requests.weekStart))

/** The approved days of weeks that begin within the span, in ascending order. */
export async function listApprovedVacationDays(
  tx: Tx,
  organizationId: string,
  profileId: string,
  [from, to]: readonly [Day, Day],
): Promise<VacationDay[]> {
  const rows = await tx
    .select()
    .from(requests)
    .where(and(live(organizationId), eq(requests.profileId, profileId), between(requests.weekStart, from, to)))
  const standard = await listShifts(tx, organizationId)
  return approvedVacationDays(
    rows,
    standard.filter(({ isEnabled }) => isEnabled).map(({ id }) => id),
  )
}
