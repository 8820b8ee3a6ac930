import { addDays, daysFrom } from '#kit/day.ts'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, weekOf } from '#kit/week.ts'
import { lockOrganizationForShare } from '#features/foundation/organizations/server/store.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { readShiftTimes } from '#features/agency/shifts/server/read-shift-times.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import { listVacationDeciders } from '#features/planning/availability-settings/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { upcomingVacationBlocks, planRequests, type VacationBlock } from '../rules.ts'
import type { NewRequests, PageQuestion, RequestPage, VacationBlocks, VacationRequest } from '../schema.ts'
import { horizonMonths, upcomingBlocks } from '../states.ts'
import { lockPersonWeek, applyStatusToEntries, partDaysOf } from './person-week.ts'
import { markRequestNotificationsRead } from './mark-request-read.ts'
import * as store from './store.ts'

interface Created {
  readonly requests: VacationRequest[]
  readonly totalDays: number
  readonly skippedDates: VacationRequest['specificDates']
}

/**
 * All the requests, their entries, and whom they concern told: or nothing of it.
 * @throws Refusal what the rule says, `vacation.alreadyRequested`
 */
export const requestVacation = (member: Member, asked: NewRequests): Promise<Created> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const monday = mondayOf(asked.week)
    // before all else: changes of shifts wait, and complete what is requested here
    await lockOrganizationForShare(tx, organizationId)
    const personWeek = await lockPersonWeek(tx, member, profileId, monday)
    const rows: store.RequestRow[] = []
    const skipped: VacationRequest['specificDates'] = []
    let { stored } = personWeek
    const wishes = [asked, ...asked.also]
    for (const { dates: wanted, shiftId = null } of wishes) {
      const planned = planRequests(
        { week: asked.week, dates: wanted, shiftId },
        {
          today: member.today(),
          enabledShiftIds: personWeek.enabledShiftIds,
          markedCells: [...personWeek.requests, ...rows].flatMap(one => one.markedCells),
        },
      )
      if (!planned.ok && planned.refusal === 'alreadyRequested' && wishes.length > 1) {
        skipped.push(...wanted)
        continue
      }
      if (!planned.ok) {
        throw new Refusal(`vacation.${planned.refusal}`, undefined, { field: fieldOf[planned.refusal] })
      }
      skipped.push(...planned.skipped)
      for (const dates of planned.groups) {
        const row = rowOf(member, personWeek.limit, { ...asked, shiftId, dates })
        const now = { ...personWeek, stored, requests: [...personWeek.requests, ...rows] }
        const settled = await applyStatusToEntries(tx, member, now, { ...row, dates }, 'pending')
        stored = settled.stored
        rows.push({ ...row, markedCells: settled.markedCells, wholeDays: settled.wholeDays })
      }
    }
    if (rows.length === 0) throw new Refusal('vacation.alreadyRequested', undefined, { field: 'dates' })
    await store.insert(tx, rows)
    const dates = rows.flatMap(({ specificDates }) => specificDates)
    const requestIds = rows.map(({ id }) => id)
    await notify(
      tx,
      member,
      (await listVacationDeciders(tx, organizationId)).filter(id => id !== profileId),
      'vacation_request_new',
      {
        requestIds,
        name: personWeek.fullName,
        dates: [...new Set(dates)].toSorted(),
        ...partDaysOf(rows, personWeek),
        reason: asked.reason,
      },
      profileId,
    )
    await member.audit(tx, {
      kind: 'vacation.requested',
      target: profileId,
      change: { requestIds, dates, shiftIds: rows.map(({ shiftId }) => shiftId) },
    })
    return {
      requests: await Promise.all(requestIds.map(id => viewOf(tx, member, id))),
      totalDays: new Set(dates).size,
      skippedDates: skipped,
    }
  })

const fieldOf = {
  noDays: 'dates',
  outsideWeek: 'dates',
  pastWeek: 'week',
  tooFarAhead: 'week',
  dayPassed: 'dates',
  alreadyRequested: 'dates',
  shiftGone: 'shiftId',
} as const

interface Run {
  readonly dates: readonly VacationRequest['weekStart'][]
  readonly shiftId: string | null
  readonly week: NewRequests['week']
  readonly reason: string
}

const rowOf = (member: Member, currentLimit: number, { dates, shiftId, week, reason }: Run): store.RequestRow => {
  const now = member.now()
  return {
    organizationId: member.actor.organizationId,
    id: newId(),
    profileId: member.actor.profileId,
    weekStart: mondayOf(week),
    weekEnd: addDays(mondayOf(week), 6),
    specificDates: [...dates],
    shiftId,
    markedCells: [],
    wholeDays: [],
    requestedDays: dates.length,
    currentLimit,
    status: 'pending',
    reason,
    adminResponse: null,
    respondedBy: null,
    respondedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}

async function viewOf(tx: Tx, member: Member, requestId: string): Promise<VacationRequest> {
  const view = await store.findVacationRequest(tx, member, requestId)
  if (!view) throw new Error('a request that was just written is not there')
  return view
}

/**
 * Only while it is pending, and by the person who made it.
 * @throws Refusal `vacation.notFound`, `vacation.alreadyDeleted`, `vacation.staleDecided`
 */
export const withdrawRequest = (member: Member, { id: requestId }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const found = await store.find(tx, organizationId, requestId)
    if (!found || found.profileId !== profileId) throw new Refusal('vacation.notFound')
    const personWeek = await lockPersonWeek(tx, member, profileId, found.weekStart)
    const current = personWeek.requests.find(({ id }) => id === requestId)
    if (!current) throw new Refusal('vacation.alreadyDeleted')
    if (current.status !== 'pending') throw new Refusal('vacation.staleDecided')
    await applyStatusToEntries(tx, member, personWeek, { ...current, dates: current.specificDates }, 'gone')
    await store.updateRequest(tx, organizationId, requestId, member.now(), {
      markedCells: [],
      wholeDays: [],
      deletedAt: member.now(),
    })
    await markRequestNotificationsRead(tx, current, member.now())
    await member.audit(tx, {
      kind: 'vacation.withdrawn',
      target: requestId,
      change: { dates: current.specificDates, ...(current.shiftId === null ? {} : { shiftId: current.shiftId }) },
    })
  })

export const readOwnRequests = (member: Member, question: PageQuestion): Promise<RequestPage> =>
  member.transaction(tx => store.listRequestPage(tx, member, question, member.actor.profileId))

// A block that began longer ago than this is shown from here on.
const lookBackDays = 370

export const readVacationBlocks = (member: Member): Promise<VacationBlocks> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const today = member.today()
    // decided as far ahead as requests can be made, and longer if an old one was approved late
    const span = [mondayOf(weekOf(addDays(today, -lookBackDays))), addDays(today, 31 * (horizonMonths + 2))] as const
    const { current, upcoming } = upcomingVacationBlocks(
      await store.listApprovedVacationDays(tx, organizationId, profileId, span),
      today,
    )
    const standard = await shifts.list(tx, organizationId)
    const timesOf = await readShiftTimes(tx, member)
    const withShifts = ({ shiftIds, ...block }: VacationBlock) => ({
      ...block,
      shifts: daysFrom(block.start, block.daysCount).flatMap(date =>
        standard
          .filter(({ id }) => shiftIds.includes(id))
          .flatMap(shift => {
            const times = timesOf(date, shift.id)
            return times ? { ...times, shiftName: displayedShiftName(shift, member.language) } : []
          }),
      ),
    })
    return {
      current: current ? withShifts(current) : null,
      upcoming: upcoming.slice(0, upcomingBlocks).map(withShifts),
    }
  })
