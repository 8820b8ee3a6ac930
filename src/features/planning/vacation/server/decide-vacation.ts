import { type Interval, intersects, intervalOf } from '#kit/cover.ts'
import { addDays, type Day } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockOrganizationForShare } from '#features/foundation/organizations/server/store.ts'
import type { VacationUndone } from '#features/messages/notifications/kinds.ts'
import { notify } from '#features/messages/notifications/server/notify.ts'
import { isOwnerOrAdmin } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import {
  freeSeats,
  lockTakenSeats,
  listTakenSeats,
  type TakenSeat,
} from '#features/planning/assignments/server/free-seats.ts'
import { shiftDateKey } from '#features/planning/assignments/seat-key.ts'
import { listPlanners } from '#features/planning/assignments/server/planners.ts'
import { readShiftInstants } from '#features/agency/shifts/server/read-shift-times.ts'
import type { Tx } from '#platform/server/database.ts'
import { requestedCells, type MarkedCell } from '../ledger.ts'
import type { Decision, DecisionView, PageQuestion, RequestPage, VacationRequest } from '../schema.ts'
import { isJustDecided, moves } from '../states.ts'
import { lockPersonWeek, partDaysOf, type PersonWeek, readPersonWeek, applyStatusToEntries } from './person-week.ts'
import { markRequestNotificationsRead, withdrawDecisionNotifications } from './mark-request-read.ts'
import * as store from './store.ts'
import { previewApproval } from './preview-approval.ts'

export const readVacationBoard = (member: Member, question: PageQuestion): Promise<RequestPage> =>
  member.transaction(tx => {
    const { profileId } = member.actor
    return store.listRequestPage(tx, member, question, isOwnerOrAdmin(member.actor) ? undefined : profileId)
  })

/** @throws Refusal `vacation.notFound` */
export const readDecisionView = (member: Member, { id: requestId }: { id: string }): Promise<DecisionView> =>
  member.transaction(async tx => {
    const request = await store.findVacationRequest(tx, member, requestId)
    if (!request) throw new Refusal('vacation.notFound')
    const week = await readPersonWeek(tx, member, request.profileId, request.weekStart)
    const seats = hitBy(
      member,
      await timeOffAfter(tx, member, week, requestId),
      await seatsAround(tx, member, request, listTakenSeats),
    )
    const pending = await store.listPending(tx, member, request.profileId, request.weekStart)
    return {
      request,
      otherPending: pending.filter(({ id }) => id !== requestId),
      whatIf: await previewApproval(tx, member, week, request, seats),
    }
  })

/** @throws Refusal `vacation.notFound`, `vacation.alreadyDeleted`, `vacation.staleSeats` */
export const decideRequest = (
  member: Member,
  { id, version, move, response, opens }: Decision,
): Promise<VacationRequest> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const found = await store.find(tx, organizationId, id)
    if (!found) throw new Refusal('vacation.notFound')
    // before all else: changes of shifts wait, and complete what is approved here
    await lockOrganizationForShare(tx, organizationId)
    const around = await seatsAround(tx, member, found, lockTakenSeats)
    const week = await lockPersonWeek(tx, member, found.profileId, found.weekStart)
    const current = week.requests.find(request => request.id === id)
    if (!current) throw new Refusal('vacation.alreadyDeleted')
    if (current.version !== version || current.status !== moves[move].from) throw await decidedMeanwhile(tx, member, id)

    const { to } = moves[move]
    const { respondedAt } = current
    const undoneDecision =
      respondedAt && isJustDecided(respondedAt, member.now()) ? { ...current, respondedAt } : undefined
    const seats = to === 'approved' ? hitBy(member, await timeOffAfter(tx, member, week, id), around) : []
    if (opens && to === 'approved' && seats.some(seat => !opens.includes(seat.id)))
      throw new Refusal('vacation.staleSeats')
    const { markedCells, wholeDays } = await applyStatusToEntries(
      tx,
      member,
      week,
      { ...current, dates: current.specificDates },
      to,
    )
    await store.updateRequest(tx, organizationId, id, member.now(), {
      status: to,
      markedCells,
      wholeDays,
      adminResponse: to === 'pending' ? null : response || null,
      respondedBy: to === 'pending' ? null : member.actor.profileId,
      respondedAt: to === 'pending' ? null : member.now(),
    })
    if (to !== 'pending') await markRequestNotificationsRead(tx, current, member.now())
    else if (undoneDecision) await withdrawDecisionNotifications(tx, undoneDecision)
    await freeSeats(
      tx,
      organizationId,
      { actorId: member.actor.profileId, clock: member.services.clock },
      current.profileId,
      seats,
      'vacation',
    )
    await member.audit(tx, {
      kind: 'vacation.decided',
      target: id,
      change: {
        move,
        profileId: current.profileId,
        dates: current.specificDates,
        ...(current.shiftId === null ? {} : { shiftId: current.shiftId }),
        response: response || null,
      },
    })
    const view = await store.findVacationRequest(tx, member, id)
    if (!view) throw new Error('a request that was just decided is not there')
    if (to !== 'pending') await notifyPerson(tx, member, view, seats, partDaysOf([current], week))
    else if (move === 'revoke' && !undoneDecision) await notifyOfUndone(tx, member, current, week, 'approval')
    return view
  })

/**
 * Whatever its status; vacation that was approved is work again then.
 * @throws Refusal `vacation.mayNotDelete`, `vacation.notFound`, `vacation.alreadyDeleted`
 */
export const deleteRequest = (member: Member, { id: requestId }: { id: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    if (!isOwnerOrAdmin(member.actor)) throw new Refusal('vacation.mayNotDelete')
    const found = await store.find(tx, organizationId, requestId)
    if (!found) throw new Refusal('vacation.notFound')
    const week = await lockPersonWeek(tx, member, found.profileId, found.weekStart)
    const current = week.requests.find(({ id }) => id === requestId)
    if (!current) throw new Refusal('vacation.alreadyDeleted')
    await applyStatusToEntries(tx, member, week, { ...current, dates: current.specificDates }, 'gone')
    await store.updateRequest(tx, organizationId, requestId, member.now(), {
      markedCells: [],
      wholeDays: [],
      deletedAt: member.now(),
    })
    await markRequestNotificationsRead(tx, current, member.now())
    await member.audit(tx, {
      kind: 'vacation.deleted',
      target: requestId,
      change: {
        profileId: current.profileId,
        dates: current.specificDates,
        ...(current.shiftId === null ? {} : { shiftId: current.shiftId }),
        status: current.status,
      },
    })
    if (current.status === 'rejected') return
    await notifyOfUndone(tx, member, current, week, current.status === 'approved' ? 'vacation' : 'request')
  })

/** Notifies the member, unless the vacation is over. */
async function notifyOfUndone(
  tx: Tx,
  member: Member,
  request: store.RequestRow,
  week: PersonWeek,
  undone: VacationUndone,
): Promise<void> {
  const isOwn = request.profileId === member.actor.profileId
  if (isOwn || request.specificDates.every(date => date < member.today())) return
  const parameters = {
    requestId: request.id,
    dates: request.specificDates,
    ...partDaysOf([request], week),
    response: null,
    responder: '',
    undone,
  }
  await notify(tx, member, [request.profileId], 'vacation_request_rejected', parameters, member.actor.profileId)
}

/** The cells that the request would mark once approved. */
function cellsToHold({ requests, enabledShiftIds }: PersonWeek, requestId: string): MarkedCell[] {
  const request = requests.find(({ id }) => id === requestId)
  if (!request) return []
  const others = requests.filter(({ id }) => id !== requestId).flatMap(({ markedCells }) => markedCells)
  return requestedCells({ dates: request.specificDates, shiftId: request.shiftId }, enabledShiftIds, others)
}

interface TimeOff {
  readonly intervals: readonly Interval[]
  /** Days with no shift left to work: each seat of these days is off, also of a group with its own times. */
  readonly wholeDays: ReadonlySet<Day>
}

/** When the member is off once the request is approved. */
async function timeOffAfter(tx: Tx, member: Member, week: PersonWeek, requestId: string): Promise<TimeOff> {
  const cells = cellsToHold(week, requestId)
  const instantsOf = await readShiftInstants(tx, member)
  const intervals = cells.flatMap(({ date, shiftId }) => {
    const instants = instantsOf(date, shiftId)
    return instants ? [intervalOf(instants)] : []
  })
  const approved = week.requests.filter(({ status }) => status === 'approved').flatMap(({ markedCells }) => markedCells)
  const off = new Set([...approved, ...cells].map(shiftDateKey))
  const isWhole = (date: Day) => week.enabledShiftIds.every(shiftId => off.has(shiftDateKey({ date, shiftId })))
  return { intervals, wholeDays: new Set(cells.map(({ date }) => date).filter(isWhole)) }
}

/** The days of the week, and the nights that run into it or out of it. */
const seatsAround = (
  tx: Tx,
  { actor }: Member,
  { profileId, weekStart }: { readonly profileId: string; readonly weekStart: Day },
  read: typeof listTakenSeats,
): Promise<TakenSeat[]> =>
  read(tx, actor.organizationId, profileId, { days: [addDays(weekStart, -2), addDays(weekStart, 8)] })

/** Seats that are not over and fall into the time off. */
const hitBy = (member: Member, { intervals, wholeDays }: TimeOff, seats: readonly TakenSeat[]): TakenSeat[] =>
  seats.filter(
    ({ interval, date }) =>
      interval.end > member.now().epochMilliseconds &&
      (wholeDays.has(date) || intervals.some(one => intersects(one, interval))),
  )

async function decidedMeanwhile(tx: Tx, member: Member, requestId: string): Promise<Refusal> {
  const view = await store.findVacationRequest(tx, member, requestId)
  if (!view) return new Refusal('vacation.alreadyDeleted')
  return new Refusal('vacation.staleRequest', { status: view.status, responder: view.responder })
}

/** Notifies the member of the decision, and the member and the planners of seats that opened. */
async function notifyPerson(
  tx: Tx,
  member: Member,
  view: VacationRequest,
  seats: readonly TakenSeat[],
  partDays: ReturnType<typeof partDaysOf>,
): Promise<void> {
  const { organizationId, profileId } = member.actor
  const kind = view.status === 'approved' ? 'vacation_request_approved' : 'vacation_request_rejected'
  const decision = {
    requestId: view.id,
    dates: view.specificDates,
    ...partDays,
    response: view.adminResponse,
    responder: view.responder ?? '',
  }
  await notify(tx, member, [view.profileId], kind, decision, profileId)
  const published = seats.filter(({ state }) => state !== 'draft')
  if (published.length === 0) return
  const planners = await listPlanners(tx, organizationId)
  const freed = {
    name: view.fullName,
    seats: published.map(({ groupId, groupName, shiftId, shiftName, seat, date, startTime, endTime, interval }) => ({
      groupId,
      groupName,
      shiftId,
      shiftName,
      seat,
      date,
      startTime,
      endTime,
      startsAt: at(interval.start),
      endsAt: at(interval.end),
    })),
  }
  await notify(tx, member, [view.profileId], 'assignments_freed', { ...freed, isOwn: true }, view.profileId)
  const others = planners.filter(id => id !== profileId && id !== view.profileId)
  await notify(tx, member, others, 'assignments_freed', freed, view.profileId)
}

const at = (milliseconds: number): string => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString()
