import { afterAll, expect, test } from 'vitest'
import { day } from '#kit/day.ts'
import { openChats } from '#test/chats.ts'
import { aContact, aPublishedSeat, aVacationRequest } from '#test/factories.ts'
import { addGroup, setSeats } from '#test/groups.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const telegram = await openChats()
const world = useWorld(telegram.variables)
afterAll(() => telegram.close())

test('an organisation that begins: its people, no seats, the set-up before it', async () => {
  const { olivia } = await world.office()
  expect(await olivia.api.organizationOverview.get()).toEqual({
    members: [
      { role: 'owner', count: 1 },
      { role: 'admin', count: 1 },
      { role: 'team_lead', count: 1 },
      { role: 'chatter', count: 2 },
      { role: 'locked', count: 1 },
    ],
    coverage: { from: '2026-11-16', groups: [] },
    openVacationRequests: 0,
    unansweredAvailabilityRequests: 0,
    setUp: [
      { step: 'shifts', isDone: true },
      { step: 'creators', isDone: false },
      { step: 'groups', isDone: false },
      { step: 'people', isDone: true },
      { step: 'contacts', isDone: false },
      { step: 'mail', isDone: false },
      { step: 'bot', isDone: false },
    ],
  })
})

test('counts taken seats of two weeks, everybody’s open requests, and what has been set up', async () => {
  const office = await world.office()
  await aPublishedSeat(office)
  await aVacationRequest(office)
  await aContact(office)
  const { coverage, openVacationRequests, setUp } = await office.adam.api.organizationOverview.get()
  // next Monday, one of two seats in each of three shifts
  expect(coverage.groups).toMatchObject([
    { name: 'Luna', filled: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0], required: 6 },
  ])
  expect(openVacationRequests).toBe(1)
  expect(setUp.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual([
    'shifts',
    'creators',
    'groups',
    'people',
    'contacts',
  ])
})

test('lists the steps of setting up for themselves as well', async () => {
  const { olivia, kim } = await world.office()
  const { setUp } = await olivia.api.organizationOverview.get()
  expect(await olivia.api.organizationOverview.setUp()).toEqual(setUp)
  expect(await refusalOf(kim.api.organizationOverview.setUp())).toMatchObject({ code: 'permissions.missing' })
})

test('counts nobody on a seat too many: what one shift has over fills no gap of another', async () => {
  const office = await world.office()
  const { adam, kim, kofi, lea, olivia } = office
  const groupId = await addGroup(world, office, 'Luna', { chatterCount: 3 })
  const seat = (shiftId: string, number: number, { id: profileId }: { id: string }) => ({
    groupId,
    date: day('2026-11-23'),
    shiftId,
    seat: number,
    profileId,
    reason: 'geht',
  })
  await adam.api.agencyWeek.assign({
    seats: [seat('early', 1, kim), seat('early', 2, kofi), seat('early', 3, lea), seat('late', 1, olivia)],
  })
  await setSeats(world, office, groupId, 2)
  const { coverage } = await adam.api.organizationOverview.get()
  expect([coverage.groups[0]?.filled[7], coverage.groups[0]?.required]).toEqual([3, 6])
})

test('counts who was asked for availability and has not answered', async () => {
  const office = await world.office()
  const unanswered = async () => (await office.adam.api.organizationOverview.get()).unansweredAvailabilityRequests
  await telegram.linked(office.kim)
  await telegram.linked(office.kofi)
  await office.adam.api.availabilityRequests.send({ duration: '1week' })
  expect(await unanswered()).toBe(2)
  const [request] = await office.kim.api.availabilityRequests.mine()
  await office.kim.api.availabilityRequests.answerNone({ id: request?.id ?? '' })
  expect(await unanswered()).toBe(1)
  await office.olivia.api.team.lock({ id: office.kofi.id })
  expect(await unanswered()).toBe(0)
  await office.olivia.api.team.unlock({ id: office.kofi.id })
  expect(await unanswered()).toBe(1)
  await office.olivia.api.team.remove({ id: office.kofi.id })
  expect(await unanswered()).toBe(0)
  expect(await refusalOf(office.adam.api.availabilityRequests.remind())).toMatchObject({
    code: 'availabilityRequests.nobodyMissing',
  })
})

test('counts by the newest request, as reminding does', async () => {
  const office = await world.office()
  await telegram.linked(office.kim)
  await office.adam.api.availabilityRequests.send({ duration: '1month' })
  world.clock.set('2026-11-20T11:01:00Z')
  await office.adam.api.availabilityRequests.send({ duration: '1week' })
  const [newest] = await office.kim.api.availabilityRequests.mine()
  await office.kim.api.availabilityRequests.answerNone({ id: newest?.id ?? '' })
  expect((await office.adam.api.organizationOverview.get()).unansweredAvailabilityRequests).toBe(0)
})
