import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { aVacationRequest } from '#test/factories.ts'
import { addGroup } from '#test/groups.ts'
import { aMarket, anAdvertisement, monday } from '#test/market-office.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
const w48 = week('2026-W48')

it('shows what somebody can take behind forty offers that they cannot', async () => {
  const { id, lea, adam, kofi, gap, groupId } = await aMarket(world)
  const busy = { groupId, date: monday, shiftId: 'late', seat: 1, profileId: kofi.id }
  await adam.api.schedule.assign(busy)
  for (const name of ['Ada Berg', 'Bea Lind']) await world.join(id, 'chatter', name)
  for (const name of ['Nova', 'Sol', 'Mond', 'Stern', 'Komet']) {
    const other = await addGroup(world, { id }, name, { chatterCount: 9 })
    const { version } = await adam.api.schedule.plan({ groupId: other, week: w48 })
    await adam.api.schedule.publish({ groupId: other, week: w48, version })
    for (let seat = 1; seat <= 9; seat++) {
      await lea.api.market.advertise(anAdvertisement({ groupId: other, shiftId: 'late', seat }))
    }
  }
  const tuesday = day('2026-11-24')
  const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), shiftId: 'late', date: tuesday })
  expect((await kofi.api.market.own()).open).toEqual([expect.objectContaining({ id: offerId })])
})

it('counts no offer for whom the time has been taken since', async () => {
  const { id, adam, kim, kofi, assignmentId } = await aMarket(world)
  await kim.api.market.give({ assignmentId, to: null, note: '' })
  expect(await kofi.api.market.counts()).toEqual({ own: 1, waiting: null })
  const other = await addGroup(world, { id }, 'Nova')
  await adam.api.schedule.assign({ groupId: other, date: monday, shiftId: 'early', seat: 1, profileId: kofi.id })
  expect((await kofi.api.market.own()).open).toEqual([])
  expect(await kofi.api.market.counts()).toEqual({ own: 0, waiting: null })
})

it('counts no offer for a time at which somebody cannot come', async () => {
  const { lea, adam, kofi, gap } = await aMarket(world)
  const { assignment } = await adam.api.schedule.assign({ ...gap, date: monday, profileId: kofi.id })
  const tuesday = day('2026-11-24')
  await lea.api.market.advertise({ ...anAdvertisement(gap), date: tuesday })
  const shown = async () => [(await kofi.api.market.own()).open.length, (await kofi.api.market.counts()).own]
  expect(await shown()).toEqual([1, 1])
  await kofi.api.market.reportAbsence({ assignmentId: assignment.id, kind: 'illness', until: tuesday, note: '' })
  expect(await shown()).toEqual([0, 0])
  const absenceId = (await kofi.api.market.own()).absent[0]?.id ?? ''
  await kofi.api.market.endAbsence({ absenceId })
  expect(await shown()).toEqual([1, 1])
})

it('counts no offer for a day on which a vacation was approved since', async () => {
  const office = await aMarket(world)
  const { kim, lea, adam, gap, assignmentId } = office
  await adam.api.schedule.remove({ assignmentId })
  await lea.api.market.advertise(anAdvertisement(gap))
  const shown = async () => [(await kim.api.market.own()).open.length, (await kim.api.market.counts()).own]
  expect(await shown()).toEqual([1, 1])
  const { id, version } = await aVacationRequest(office)
  await adam.api.vacation.decide({ id, version, move: 'approve' })
  expect(await shown()).toEqual([0, 0])
})

it('ends when the last applicant withdraws and no invitee is left', async () => {
  const { lea, kim, kofi, gap } = await aMarket(world)
  const applyUntil = '2026-11-22T11:00:00Z'
  const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), to: [kim.id, kofi.id], applyUntil })
  await kofi.api.market.apply({ offerId })
  await kim.api.market.decline({ offerId })
  await kofi.api.market.decline({ offerId })
  expect((await lea.api.market.overview()).offers).toEqual([])
  const told = (await lea.api.notifications.list({})).notifications.filter(one => one.kind === 'offer_settled')
  expect(told).toEqual([expect.objectContaining({ parameters: expect.objectContaining({ outcome: 'refused' }) })])
})

it('stays open when the last applicant withdraws and an invitee has not answered', async () => {
  const { lea, kim, kofi, gap } = await aMarket(world)
  const applyUntil = '2026-11-22T11:00:00Z'
  const { offerId } = await lea.api.market.advertise({ ...anAdvertisement(gap), to: [kim.id, kofi.id], applyUntil })
  await kofi.api.market.apply({ offerId })
  await kofi.api.market.decline({ offerId })
  expect((await lea.api.market.overview()).offers).toMatchObject([{ id: offerId }])
})

it('ends when the only invitee is locked, and notifies the member who offered the seat', async () => {
  const { adam, kim, kofi, assignmentId } = await aMarket(world)
  await kim.api.market.give({ assignmentId, to: [kofi.id], note: '' })
  await adam.api.team.lock({ id: kofi.id })
  expect((await kim.api.market.own()).mine).toEqual([])
  const told = (await kim.api.notifications.list({})).notifications.filter(one => one.kind === 'offer_settled')
  expect(told).toEqual([expect.objectContaining({ parameters: expect.objectContaining({ outcome: 'refused' }) })])
  await kim.api.market.give({ assignmentId, to: null, note: '' })
})

it('stays open when one of two invitees is locked', async () => {
  const { id, adam, kim, kofi, assignmentId } = await aMarket(world)
  const mila = await world.join(id, 'chatter', 'Mila Berg')
  const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id, mila.id], note: '' })
  await adam.api.team.lock({ id: kofi.id })
  expect((await kim.api.market.own()).mine).toMatchObject([{ id: offerId, state: 'open' }])
})

it('ends where a planner says no to the only one who was asked, and tells whose seat it is', async () => {
  const { lea, kim, kofi, olivia, assignmentId } = await aMarket(world)
  await olivia.api.market.saveSettings({ approvalPolicy: 'all' })
  const { offerId } = await kim.api.market.give({ assignmentId, to: [kofi.id], note: '' })
  await kofi.api.market.accept({ offerId })
  await lea.api.market.reject({ offerId })
  expect((await kim.api.market.own()).mine).toEqual([])
  for (const person of [kim, kofi]) {
    const told = (await person.api.notifications.list({})).notifications.filter(one => one.kind === 'offer_settled')
    expect(told).toEqual([expect.objectContaining({ parameters: expect.objectContaining({ outcome: 'rejected' }) })])
  }
  expect(await refusalOf(kofi.api.market.accept({ offerId }))).toMatchObject({ code: 'market.offerEnded' })
  await kim.api.market.give({ assignmentId, to: null, note: '' })
})

it('tells the planner who advertised when everybody who was asked has said no', async () => {
  const { lea, kim, kofi, gap } = await aMarket(world)
  const { offerId } = await lea.api.market.advertise({
    ...anAdvertisement(gap),
    to: [kim.id, kofi.id],
    reason: 'passt',
  })
  await kim.api.market.decline({ offerId })
  await kofi.api.market.decline({ offerId })
  const told = (await lea.api.notifications.list({})).notifications.filter(one => one.kind === 'offer_settled')
  expect(told).toEqual([expect.objectContaining({ parameters: expect.objectContaining({ outcome: 'refused' }) })])
})
