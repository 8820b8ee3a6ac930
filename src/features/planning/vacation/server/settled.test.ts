import { describe, expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { toldTo } from '#test/duty-office.ts'
import { type Office, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')
const [monday, wednesday] = [day('2026-11-23'), day('2026-11-25')]

const unreadOf = async ({ api }: Office['kim']) => (await api.notifications.unread()).count
const ask = async ({ kim }: Office, dates = [monday]) => {
  const { requests } = await kim.api.vacation.request({ week: w48, dates, reason: 'Familienfeier' })
  return requests.map(({ id }) => id)
}
const marksOf = async ({ kim }: Office) =>
  (await kim.api.availability.week({ week: w48 })).entries
    .map(({ date, shiftId, status }) => `${date} ${shiftId} ${status}`)
    .toSorted()

it.each(['approve', 'reject'] as const)(
  'marks a request as read for all who could decide, once one decides: %s',
  async move => {
    const office = await world.office()
    const { olivia, adam } = office
    const [id = ''] = await ask(office)
    expect([await unreadOf(olivia), await unreadOf(adam)]).toEqual([1, 1])
    await adam.api.vacation.decide({ id, version: 1, move })
    expect([await unreadOf(olivia), await unreadOf(adam)]).toEqual([0, 0])
  },
)

it('keeps a notification of two requests unread until both are decided or withdrawn', async () => {
  const office = await world.office()
  const { olivia, kim } = office
  const [first = '', second = ''] = await ask(office, [monday, wednesday])
  await olivia.api.vacation.decide({ id: first, version: 1, move: 'approve' })
  expect(await unreadOf(olivia)).toBe(1)
  await kim.api.vacation.withdraw({ id: second })
  expect(await unreadOf(olivia)).toBe(0)
})

it('marks a request as read when it is deleted, or its person leaves', async () => {
  const office = await world.office()
  const { olivia, adam, kim } = office
  const [id = ''] = await ask(office)
  await adam.api.vacation.remove({ id })
  expect(await unreadOf(olivia)).toBe(0)
  await ask(office)
  await adam.api.team.remove({ id: kim.id })
  expect(await unreadOf(olivia)).toBe(0)
})

it.each(['withdraw', 'reject', 'delete'] as const)('gives back what was marked before: %s', async how => {
  const office = await world.office()
  const { kim, adam } = office
  const cells = [
    { date: monday, shiftId: 'early', marking: 'available' as const },
    { date: monday, shiftId: 'late', marking: 'preferred' as const },
  ]
  await kim.api.availability.setCells({ week: w48, cells })
  const before = await marksOf(office)
  const [id = ''] = await ask(office)
  expect(await marksOf(office)).toEqual(
    ['early', 'late', 'night'].map(shift => `${monday} ${shift} vacation_requested`),
  )
  if (how === 'withdraw') await kim.api.vacation.withdraw({ id })
  else if (how === 'reject') await adam.api.vacation.decide({ id, version: 1, move: 'reject' })
  else await adam.api.vacation.remove({ id })
  expect(await marksOf(office)).toEqual(before)
})

describe('what a planner undoes', () => {
  const waitAnHour = () => world.clock.set(world.clock.now().add({ hours: 1 }).toString())

  it.each([
    ['the approval', 'approved', 'revoke', 'approval'],
    ['an approved vacation', 'approved', 'remove', 'vacation'],
    ['a pending request', 'pending', 'remove', 'request'],
  ] as const)('notifies the member: %s', async (_, status, action, undone) => {
    const office = await world.office()
    const { vacation } = office.adam.api
    const [id = ''] = await ask(office)
    if (status === 'approved') await vacation.decide({ id, version: 1, move: 'approve' })
    waitAnHour()
    if (action === 'revoke') await vacation.decide({ id, version: 2, move: 'revoke' })
    else await vacation.remove({ id })
    expect(await toldTo(office.kim, 'vacation_request_rejected')).toMatchObject([
      { parameters: { requestId: id, dates: [monday], undone } },
    ])
  })

  it('notifies no member of a declined request that is deleted, nor of vacation that is over', async () => {
    const office = await world.office()
    const { vacation } = office.adam.api
    const [declined = '', past = ''] = await ask(office, [monday, wednesday])
    await vacation.decide({ id: declined, version: 1, move: 'reject' })
    await vacation.remove({ id: declined })
    const [notice, ...others] = await toldTo(office.kim, 'vacation_request_rejected')
    expect(notice?.parameters).not.toHaveProperty('undone')
    await vacation.decide({ id: past, version: 1, move: 'approve' })
    world.clock.set('2026-11-26T12:00:00Z')
    await vacation.remove({ id: past })
    expect(others).toEqual([])
    expect(await toldTo(office.kim, 'vacation_request_rejected')).toHaveLength(1)
  })
})
