import { addDays, daysBetween } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import { record } from '#features/audit/server/store.ts'
import * as groups from '#features/creator-groups/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import type { Clear, Copied, Copy, Note } from '../schema.ts'
import { publishedStates } from '../states.ts'
import { daysIn, findSetting } from './opening.ts'
import { placeUntold } from './placing.ts'
import * as store from './store.ts'
import { tellOf, type ToldShift } from './telling.ts'
import * as weeks from './week-store.ts'

const groupNotFound = () => new Refusal('schedule.groupNotFound', undefined, { field: 'groupId' })

/** Seats that are over keep who sat there. */
export const clear = (
  member: Member,
  { groupId, week, version, withPublished }: Clear,
): Promise<{ removed: number; version: number }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const monday = mondayOf(week)
    const stored = await weeks.lock(tx, organizationId, groupId, monday)
    const planned = await groups.find(tx, organizationId, groupId)
    if (!stored || !planned) throw groupNotFound()
    if (stored.version !== version) throw new Refusal('schedule.stale', undefined, { field: 'version' })
    const states = withPublished ? (['draft', ...publishedStates] as const) : (['draft'] as const)
    const gone = await weeks.removeAll(tx, organizationId, groupId, daysIn(week), states, member.now())
    if (gone.length === 0) return { removed: 0, version }
    await record(tx, organizationId, member.services.clock, profileId, {
      kind: 'schedule.cleared',
      target: groupId,
      change: { week, seats: gone },
    })
    const known = gone.filter(({ state }) => state !== 'draft')
    await tellOf(tx, member, 'shift_removed', planned.group.name, known)
    tx.tell('schedule')
    return { removed: gone.length, version: await weeks.touch(tx, organizationId, groupId, monday) }
  })

/** All weeks or none; who cannot be seated is left out and named. Each person is told once of all of it. */
export const copy = (member: Member, { groupId, from, to, reason }: Copy): Promise<Copied> =>
  member.transaction(async tx => {
    const { organizationId, profileId: actorId } = member.actor
    const targets = [...new Set(to)].filter(week => week !== from).toSorted()
    const setting = await findSetting(tx, member, groupId)
    // weeks, then people, each in one order everywhere: two copies at once do not wait for each other
    for (const week of targets) {
      if (!(await weeks.lock(tx, organizationId, groupId, mondayOf(week)))) throw groupNotFound()
    }
    const source = await store.listOfGroup(tx, organizationId, groupId, ...daysIn(from))
    const wishes = source
      .toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1))
      .flatMap(seated => targets.map(week => ({ seated, week })))
    const left: Copied['left'] = []
    const told: ToldShift[] = []
    const placedIn = new Map<Week, number>(targets.map(week => [week, 0]))
    for (const { seated, week } of wishes) {
      const { shiftId, seat, profileId, fullName, shiftName } = seated
      const date = addDays(seated.date, daysBetween(mondayOf(from), mondayOf(week)))
      const wish = { groupId, date, shiftId, seat, profileId, ...(reason === undefined ? {} : { reason }) }
      try {
        const placed = await placeUntold(tx, member, setting, wish)
        placedIn.set(week, (placedIn.get(week) ?? 0) + 1)
        if (placed.told) told.push(placed.told)
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal
        const { code, parameters } = refusal
        left.push({ date, shiftId, seat, shiftName, fullName, code, parameters: parameters ?? null })
      }
    }
    await tellOf(tx, member, 'shift_assigned', setting.planned.group.name, told)
    for (const [week, placed] of placedIn) {
      const leftIn = left.filter(({ date }) => weekOf(date) === week).length
      await record(tx, organizationId, member.services.clock, actorId, {
        kind: 'schedule.copied',
        target: groupId,
        change: { from, to: week, placed, left: leftIn },
      })
    }
    tx.tell('schedule')
    const placed = [...placedIn.values()].reduce((sum, count) => sum + count, 0)
    return { placed, left: left.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
  })

export const setNote = (member: Member, { note, ...spot }: Note): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const planned = await groups.find(tx, organizationId, spot.groupId)
    if (!planned) throw groupNotFound()
    if (!planned.shifts.some(({ id }) => id === spot.shiftId)) {
      throw new Refusal('schedule.shiftNotFound', undefined, { field: 'shiftId' })
    }
    await weeks.saveNote(tx, organizationId, spot, note, profileId)
    tx.tell('schedule')
  })
