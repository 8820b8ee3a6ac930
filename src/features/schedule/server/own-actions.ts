import { todayIn } from '#kit/day.ts'
import { Refusal } from '#kit/refusal.ts'
import { record } from '#features/audit/server/store.ts'
import type { Member } from '#features/permissions/server/procedure.ts'
import { shownColour } from '#features/shifts/rules.ts'
import type { NextShifts } from '../schema.ts'
import * as store from './own-store.ts'

export const next = (member: Member): Promise<NextShifts> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const rows = await store.listNext(tx, organizationId, profileId, member.now())
    const shifts = rows.map(({ startsAt, endsAt, state, color, ...row }) => ({
      ...row,
      color: shownColour({ name: row.name, color }),
      isOvernight: todayIn(member.organization.timeZone, endsAt.subtract({ nanoseconds: 1 })) > row.date,
      startsAt: startsAt.toString(),
      endsAt: endsAt.toString(),
      status: state === 'confirmed' ? ('confirmed' as const) : ('assigned' as const),
    }))
    const byDay = Map.groupBy(shifts, ({ date }) => date)
    return [...byDay].map(([date, ofDay]) => ({ date, shifts: ofDay.map(({ date: _, ...shift }) => shift) }))
  })

export const confirm = (member: Member, assignmentId: string): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    if (!(await store.confirm(tx, organizationId, profileId, assignmentId, member.now()))) {
      const state = await store.findState(tx, organizationId, profileId, assignmentId)
      if (state === undefined) throw new Refusal('schedule.notFound')
      return
    }
    await record(tx, organizationId, member.services.clock, profileId, {
      kind: 'schedule.confirmed',
      target: assignmentId,
    })
    tx.tell('schedule')
  })
