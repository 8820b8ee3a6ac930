import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { addGroup } from '#test/groups.ts'
import { type Office, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const tuesday = day('2026-11-24')
const evening = {
  name: 'Abend',
  startTime: timeOfDay('18:00'),
  endTime: timeOfDay('22:00'),
  belongsToPreviousDay: false,
  color: 'purple',
  isEnabled: true,
} as const
type Person = Office['kim']

const ask = async (person: Person, shiftId?: string) => {
  const wish = { week: w48, dates: [tuesday], reason: 'Familie', ...(shiftId === undefined ? {} : { shiftId }) }
  return (await person.api.vacation.request(wish)).requests[0]!.id
}

async function office() {
  const made = await world.office()
  const { adam } = made
  const mira = await world.join(made.id, 'chatter', 'Mira Voss')
  const groupId = await addGroup(world, made, 'Luna')
  const decide = (id: string, move: 'approve' | 'revoke', version = 1) =>
    adam.api.vacation.decide({ id, version, move })
  const approved = async (person: Person, shiftId?: string) => {
    const id = await ask(person, shiftId)
    await decide(id, 'approve')
    return id
  }
  const statusOf = async (person: Person, shiftId: string) =>
    (await person.api.availability.week({ week: w48 })).entries.find(
      one => one.date === tuesday && one.shiftId === shiftId,
    )?.status
  const enable = async (shiftId: string, isEnabled: boolean) => {
    const shift = (await adam.api.shifts.list()).find(({ id }) => id === shiftId)!
    await adam.api.shifts.update({ ...shift, isEnabled })
  }
  /** The first reason that the candidates of a seat name for the member. */
  const reasonOf = async (person: Person, shiftId: string) => {
    const list = await adam.api.schedule.candidates({ groupId, date: tuesday, shiftId })
    return list.find(({ profileId }) => profileId === person.id)?.reasons[0]
  }
  return { ...made, mira, groupId, decide, approved, statusOf, enable, reasonOf }
}

describe('a whole day of vacation', () => {
  it('stays whole when a shift is created later, approved or pending, requested at once or shift by shift', async () => {
    const { adam, kim, kofi, lea, mira, decide, approved, statusOf, reasonOf } = await office()
    const whole = await approved(kim)
    const pending = await ask(kofi)
    for (const shiftId of ['early', 'late', 'night']) await approved(lea, shiftId)
    await approved(mira, 'early')
    const { id: shiftId } = await adam.api.shifts.create(evening)
    expect(await Promise.all([kim, kofi, lea, mira].map(person => statusOf(person, shiftId)))).toEqual([
      'vacation',
      'vacation_requested',
      'vacation',
      undefined,
    ])
    expect(await reasonOf(kim, shiftId)).toEqual({ code: 'vacation' })
    expect(await reasonOf(kofi, shiftId)).toEqual({ code: 'vacation_requested' })
    expect(await reasonOf(mira, 'early')).toEqual({ code: 'vacation', shiftNames: ['Früh'] })
    expect((await kim.api.vacation.blocks()).upcoming).toMatchObject([{ start: tuesday, shifts: [] }])
    await decide(pending, 'approve')
    expect(await reasonOf(kofi, shiftId)).toEqual({ code: 'vacation' })
    await decide(whole, 'revoke', 2)
    expect(await statusOf(kim, shiftId)).toBe('vacation_requested')
    await kim.api.vacation.withdraw({ id: whole })
    expect(await statusOf(kim, shiftId)).toBeUndefined()
  })

  it('stays whole when a shift is disabled and enabled again, and vacation of one shift stays that', async () => {
    const { kim, lea, mira, approved, statusOf, enable, reasonOf } = await office()
    await enable('night', false)
    await approved(kim)
    for (const shiftId of ['early', 'late']) await approved(lea, shiftId)
    await approved(mira, 'early')
    await enable('night', true)
    const statuses = () => Promise.all([kim, lea, mira].map(person => statusOf(person, 'night')))
    expect(await statuses()).toEqual(['vacation', 'vacation', undefined])
    for (const isEnabled of [false, true]) {
      await enable('late', isEnabled)
      await enable('night', isEnabled)
      expect(await statuses()).toEqual(['vacation', 'vacation', undefined])
      expect(await reasonOf(kim, 'early')).toEqual({ code: 'vacation' })
    }
    expect(await statusOf(mira, 'late')).toBeUndefined()
  })

  it('is whole no more when one of its requests is withdrawn', async () => {
    const { adam, lea, decide, approved, statusOf } = await office()
    const early = await approved(lea, 'early')
    for (const shiftId of ['late', 'night']) await approved(lea, shiftId)
    await decide(early, 'revoke', 2)
    await lea.api.vacation.withdraw({ id: early })
    const { id: shiftId } = await adam.api.shifts.create(evening)
    expect(await Promise.all(['early', shiftId].map(id => statusOf(lea, id)))).toEqual([undefined, undefined])
  })

  it('gives no shift back to a request for the day when the shift was withdrawn on its own', async () => {
    const { adam, kim, statusOf } = await office()
    const early = await ask(kim, 'early')
    await ask(kim)
    await kim.api.vacation.withdraw({ id: early })
    const { id: shiftId } = await adam.api.shifts.create(evening)
    expect(await Promise.all(['early', 'late', shiftId].map(id => statusOf(kim, id)))).toEqual([
      undefined,
      'vacation_requested',
      undefined,
    ])
  })

  it('does not hinder a new shift when the member has left', async () => {
    const { adam, olivia, kim, approved } = await office()
    await approved(kim)
    await olivia.api.team.remove({ id: kim.id })
    expect(await adam.api.shifts.create(evening)).toMatchObject({ name: 'Abend' })
  })

  it('is whole however a request and a new shift meet', async () => {
    const { adam, kim, kofi, statusOf } = await office()
    const [, , { id: shiftId }] = await Promise.all([ask(kim), ask(kofi), adam.api.shifts.create(evening)])
    expect(await Promise.all([kim, kofi].map(person => statusOf(person, shiftId)))).toEqual([
      'vacation_requested',
      'vacation_requested',
    ])
  })
})
