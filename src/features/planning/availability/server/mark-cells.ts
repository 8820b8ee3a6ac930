import { Refusal } from '#kit/refusal.ts'
import { daysBetween, type Day } from '#kit/day.ts'
import { daysOfWeek, mondayOf, type Week } from '#kit/week.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { isOwnerOrAdmin, mayEditAvailabilityAndWishes } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { displayedShiftName } from '#features/agency/shifts/names.ts'
import { timesInWeek } from '#features/agency/shifts/rules.ts'
import type { Shift } from '#features/agency/shifts/schema.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { vacationShiftsOf } from '../day-letters.ts'
import { emptyRow, entriesOf } from '../packed.ts'
import { markCells, copyMarks, countVacationDays, vacationLimit } from '../rules.ts'
import type { AvailabilityWeek, CopyWeek, SetCells, TeamWeek } from '../schema.ts'
import * as store from './store.ts'

export const readAvailabilityWeek = (
  member: Member,
  week: Week,
  profileId = member.actor.profileId,
): Promise<AvailabilityWeek> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const [limit, stored, standard] = await Promise.all([
      limitOf(tx, member, profileId),
      store.findAvailability(tx, organizationId, profileId, mondayOf(week)),
      shifts.list(tx, organizationId),
    ])
    return view(week, profileId, stored, { limit, shiftTimes: await timesOf(tx, organizationId, standard, week) })
  })

/** Whoever waits for somebody to say when to be available is told in the same transaction. */
export type AfterSaving = (
  tx: Tx,
  organizationId: string,
  profileId: string,
  days: readonly Day[],
  now: Temporal.Instant,
) => Promise<void>

/** What everybody reads of them, and what nobody but the person does. */
export function invalidateAvailability(tx: Tx, profileId: string): void {
  tx.invalidate('availability')
  tx.invalidateOf(profileId, 'availability/own')
}

/** @throws Refusal what the rule says */
export const setCells = (
  member: Member,
  { week, profileId = member.actor.profileId, cells }: SetCells,
  afterSaving: AfterSaving,
): Promise<AvailabilityWeek> =>
  member.transaction(async tx => {
    const { actor } = member
    const { organizationId } = actor
    const monday = mondayOf(week)
    const [limit, standard, existing] = await Promise.all([
      limitOf(tx, member, profileId),
      shifts.list(tx, organizationId),
      store.lockExistingAvailability(tx, organizationId, profileId, monday),
    ])
    const stored = existing ?? (await store.createAvailability(tx, organizationId, profileId, monday, member.now()))
    const shiftIds = new Set(standard.filter(shift => shift.isEnabled).map(shift => shift.id))
    const marked = markCells({ week, ...stored, shiftIds }, cells, {
      today: member.today(),
      isManager: isOwnerOrAdmin(actor),
    })
    if (!marked.ok) {
      const field = `cells.${marked.index}`
      if (marked.refusal !== 'onVacation') throw new Refusal(`availability.${marked.refusal}`, undefined, { field })
      const cell = cells[marked.index]
      const part = cell && vacationShiftsOf(stored.cells, [...shiftIds], daysBetween(monday, cell.date))
      const shift = standard.find(({ id }) => id === cell?.shiftId)
      const isPart = shift !== undefined && part !== undefined && part.length > 0
      throw new Refusal(
        'availability.onVacation',
        { shift: isPart ? displayedShiftName(shift, member.language) : null },
        { field },
      )
    }
    const isOwn = profileId === actor.profileId
    const days = cells.map(({ date }) => date)
    const change = { kind: 'availability.changedForAnother', target: profileId, change: { week, cells } } as const
    const [version] = await Promise.all([
      store.saveAvailability(tx, organizationId, profileId, monday, marked, member.now()),
      isOwn ? afterSaving(tx, organizationId, profileId, days, member.now()) : member.audit(tx, change),
    ])
    invalidateAvailability(tx, profileId)
    const shiftTimes = await timesOf(tx, organizationId, standard, week)
    return view(week, profileId, { ...marked, version }, { limit, shiftTimes })
  })

/** All the weeks or none; the week itself among them stays as it is. */
export const copyAvailability = (
  member: Member,
  { from, to, profileId = member.actor.profileId }: CopyWeek,
  afterSaving: AfterSaving,
): Promise<{ weeks: number }> =>
  member.transaction(async tx => {
    const { actor } = member
    const { organizationId } = actor
    const [source, standard] = await Promise.all([
      store.findAvailability(tx, organizationId, profileId, mondayOf(from)),
      shifts.list(tx, organizationId),
      limitOf(tx, member, profileId),
    ])
    const shiftIds = new Set(standard.filter(shift => shift.isEnabled).map(shift => shift.id))
    // days that have begun are changed one by one, never by the way
    const asking = { today: member.today(), isManager: false }
    // always in this order: two copies at once take turns
    const weeks = [...new Set(to)].filter(week => week !== from).toSorted()
    for (const week of weeks) {
      const monday = mondayOf(week)
      const stored = await store.lockAvailability(tx, organizationId, profileId, monday, member.now())
      const cells = copyMarks(source.cells, { week, ...stored, shiftIds }, asking)
      await store.saveAvailability(tx, organizationId, profileId, monday, { ...stored, cells }, member.now())
    }
    if (profileId !== actor.profileId) {
      await member.audit(tx, {
        kind: 'availability.changedForAnother',
        target: profileId,
        change: { copied: from, weeks },
      })
    } else await afterSaving(tx, organizationId, profileId, weeks.flatMap(daysOfWeek), member.now())
    invalidateAvailability(tx, profileId)
    return { weeks: weeks.length }
  })

/** Connected by the assembly: absences are of a feature above this one. */
export type OpenAbsences = (
  tx: Tx,
  member: Member,
  days: readonly Day[],
) => Promise<(profileId: string, date: Day, shiftId: string) => boolean>

export const readTeamWeek = (member: Member, { week }: { week: Week }, openAbsences: OpenAbsences): Promise<TeamWeek> =>
  member.transaction(async tx => {
    const days = daysOfWeek(week)
    const isAbsent = await openAbsences(tx, member, days)
    const everybody = await people.list(tx, member.actor.organizationId)
    const {
      shiftIds,
      people: marked,
      cells,
    } = await store.findTeamAvailability(tx, member.actor.organizationId, mondayOf(week))
    return {
      week,
      shiftIds: [...shiftIds],
      people: [...marked],
      cells: cells.map(row => shiftIds.map(id => row[id] ?? emptyRow).join('')),
      absent: everybody.flatMap(({ id: profileId }) => {
        const cells = shiftIds
          .flatMap(shiftId => days.map(date => (isAbsent(profileId, date, shiftId) ? 's' : '.')))
          .join('')
        return cells.includes('s') ? [{ profileId, cells }] : []
      }),
    }
  })

/**
 * The person's vacation limit; somebody else's week, without the right to it, is answered as if nobody were there.
 * @throws Refusal `availability.notFound`
 */
async function limitOf(tx: Tx, { actor }: Member, profileId: string): Promise<number> {
  const [person, organization] = await Promise.all([
    mayEditAvailabilityAndWishes(actor, profileId) ? people.find(tx, actor.organizationId, profileId) : undefined,
    organizations.find(tx, actor.organizationId),
  ])
  if (!person || !organization) throw new Refusal('availability.notFound', undefined, { field: 'profileId' })
  return vacationLimit(person, organization.settings.default_vacation_days)
}

async function timesOf(
  tx: Tx,
  organizationId: string,
  standard: readonly Shift[],
  week: Week,
): Promise<AvailabilityWeek['shiftTimes']> {
  const earlier = await shifts.listEarlier(tx, organizationId)
  const monday = mondayOf(week)
  return standard.flatMap(shift =>
    timesInWeek(shift, earlier.get(shift.id) ?? [], week).map(times => ({
      shiftId: shift.id,
      from: monday,
      ...times,
    })),
  )
}

const view = (
  week: Week,
  profileId: string,
  { cells, notes, version }: store.StoredAvailability,
  { limit, shiftTimes }: { readonly limit: number } & Pick<AvailabilityWeek, 'shiftTimes'>,
): AvailabilityWeek => ({
  week,
  profileId,
  version,
  entries: entriesOf(week, cells, notes),
  vacationDays: { current: countVacationDays(week, cells), max: limit },
  shiftTimes,
})
