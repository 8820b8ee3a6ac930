import { addDays, daysBetween } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week } from '#kit/week.ts'
import { record } from '#features/audit/server/store.ts'
import * as groups from '#features/creator-groups/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import type { Clear, Copied, Copy, Note } from '../schema.ts'
import { publishedStates } from '../states.ts'
import { daysIn } from './opening.ts'
import { place } from './placing.ts'
import * as store from './store.ts'
import { tellOf } from './telling.ts'
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
    await tellOf(tx, member, 'shift_removed', planned.group.name, week, known)
    tx.tell('schedule')
    return { removed: gone.length, version: await weeks.touch(tx, organizationId, groupId, monday) }
  })

/** A week at a time, each wholly or not at all; who cannot be seated there is left out and named. */
export async function copy(member: Member, { groupId, from, to, reason }: Copy): Promise<Copied> {
  const targets = [...new Set(to)].filter(week => week !== from)
  const result: { placed: number; left: Copied['left'] } = { placed: 0, left: [] }
  for (const week of targets) {
    const { placed, left } = await copyInto(member, groupId, from, week, reason)
    result.placed += placed
    result.left.push(...left)
  }
  return result
}

const copyInto = (member: Member, groupId: string, from: Week, to: Week, reason: string | undefined): Promise<Copied> =>
  member.transaction(async tx => {
    const { organizationId, profileId: actorId } = member.actor
    if (!(await weeks.lock(tx, organizationId, groupId, mondayOf(to)))) throw groupNotFound()
    const days = daysBetween(mondayOf(from), mondayOf(to))
    const source = await store.listOfGroup(tx, organizationId, groupId, daysIn(from))
    const left: Copied['left'] = []
    let placed = 0
    // people in one order everywhere, so that two copies at once do not wait for each other
    for (const seated of source.toSorted((a, b) => (a.profileId < b.profileId ? -1 : 1))) {
      const { shiftId, seat, profileId, fullName, shiftName } = seated
      const date = addDays(seated.date, days)
      const wish = { groupId, date, shiftId, seat, profileId, ...(reason === undefined ? {} : { reason }) }
      try {
        await place(tx, member, wish)
        placed++
      } catch (refusal) {
        if (!(refusal instanceof Refusal)) throw refusal
        const { code, parameters } = refusal
        left.push({ date, shiftId, seat, shiftName, fullName, code, parameters: parameters ?? null })
      }
    }
    await record(tx, organizationId, member.services.clock, actorId, {
      kind: 'schedule.copied',
      target: groupId,
      change: { from, to, placed, left: left.length },
    })
    tx.tell('schedule')
    return { placed, left }
  })

export const setNote = (member: Member, { note, ...spot }: Note): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const planned = await groups.find(tx, organizationId, spot.groupId)
    if (!planned) throw groupNotFound()
    if (!planned.shifts.some(({ id }) => id === spot.shiftId)) {
      throw new Refusal('schedule.shiftNotFound', undefined, { field: 'shiftId' })
    }
    await weeks.saveNote(tx, organizationId, spot, note)
    tx.tell('schedule')
  })
