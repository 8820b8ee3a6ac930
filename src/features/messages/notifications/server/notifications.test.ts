import { beforeEach, expect, test } from 'vitest'
import type { Office } from '#test/world.ts'
import { refusalOf, useWorld } from '#test/world.ts'
import { aVacationRequest } from '#test/factories.ts'
import type { NotificationKinds } from '../kinds.ts'
import { maxPerRecipientAndHour, notify } from './notify.ts'
import { channels } from '../channels.ts'
import { choicesFor, presetOf } from '../presets.ts'

const world = useWorld()
let office: Office

beforeEach(async () => {
  office = await world.office()
})

const notice: NotificationKinds['todo_assigned'] = {
  todoId: 'AAAAAAAAAAAA',
  text: 'Bilder sortieren',
  assigner: 'Lea Krüger',
  dueDay: '2026-11-20',
  dueTime: null,
}

/** Tells Kim as many times, a second apart. */
async function tellKim(times = 1): Promise<void> {
  const { database, clock } = world.staffel.services
  for (let time = 0; time < times; time += 1) {
    const now = clock.now().add({ seconds: time })
    await database.tenant(office.id, tx =>
      notify(tx, { organization: office, now: () => now }, [office.kim.id], 'todo_assigned', {
        ...notice,
        text: `Nummer ${time}`,
      }),
    )
  }
}

const textsOf = (page: Awaited<ReturnType<Office['kim']['api']['notifications']['list']>>) =>
  page.notifications.map(each => (each.kind === 'todo_assigned' ? each.parameters.text : each.kind))

test('what one is told stands in the inbox of nobody else, newest first, page by page', async () => {
  await tellKim(32)
  const first = await office.kim.api.notifications.list({})
  expect(textsOf(first).slice(0, 2)).toEqual(['Nummer 31', 'Nummer 30'])
  expect(first.notifications).toHaveLength(30)
  const second = await office.kim.api.notifications.list({ after: first.next ?? '' })
  expect([textsOf(second), second.next]).toEqual([['Nummer 1', 'Nummer 0'], null])
  expect(await office.kofi.api.notifications.list({})).toEqual({ notifications: [], next: null })
})

test('reading one, some, all; and taking it back', async () => {
  await tellKim(3)
  const { notifications: api } = office.kim.api
  const { notifications } = await api.list({})
  expect(await api.unread()).toEqual({ count: 3 })
  await api.setRead({ ids: [notifications[0]?.id ?? ''], isRead: true })
  expect(await api.unread()).toEqual({ count: 2 })
  expect(textsOf(await api.list({ isUnread: true }))).toEqual(['Nummer 1', 'Nummer 0'])
  await api.readAll()
  expect(await api.unread()).toEqual({ count: 0 })
  await api.setRead({ ids: notifications.map(({ id }) => id), isRead: false })
  expect(await api.unread()).toEqual({ count: 3 })
})

test("nobody marks somebody else's", async () => {
  await tellKim()
  const { notifications } = await office.kim.api.notifications.list({})
  const theft = office.kofi.api.notifications.setRead({ ids: notifications.map(({ id }) => id), isRead: true })
  expect(await refusalOf(theft)).toMatchObject({ code: 'notifications.notFound', status: 404 })
  expect(await office.kim.api.notifications.unread()).toEqual({ count: 1 })
})

test('the inbox shows one kind when asked', async () => {
  await tellKim()
  await aVacationRequest(office)
  const wanted = { kind: 'vacation_request_new' } as const
  expect((await office.olivia.api.notifications.list(wanted)).notifications).toMatchObject([
    { kind: 'vacation_request_new', parameters: { name: 'Kim Albers', dates: ['2026-11-23'] } },
  ])
  expect((await office.kim.api.notifications.list(wanted)).notifications).toEqual([])
})

test('a kind that the owner has switched off is told to nobody, and one switched on again is', async () => {
  await office.olivia.api.notifications.saveRule({ kind: 'todo_assigned', enabled: false })
  await tellKim()
  expect((await office.kim.api.notifications.list({})).notifications).toEqual([])
  await office.olivia.api.notifications.saveRule({ kind: 'todo_assigned', enabled: true })
  await tellKim()
  expect((await office.kim.api.notifications.list({})).notifications).toHaveLength(1)
})

test('without the app among one’s ways it is not in the inbox, and not counted', async () => {
  await office.kim.api.notifications.choose({ kind: 'todo_assigned', channel: 'email', isOn: true })
  await office.kim.api.notifications.choose({ kind: 'todo_assigned', channel: 'in_app', isOn: false })
  await tellKim()
  expect((await office.kim.api.notifications.list({})).notifications).toEqual([])
  expect(await office.kim.api.notifications.unread()).toEqual({ count: 0 })
  const rows = await world.staffel.services.database.pool.query(
    'select channels from notifications where organization_id = $1',
    [office.id],
  )
  expect(rows.rows).toEqual([{ channels: ['push', 'email', 'telegram', 'discord'] }])
})

test('what the owner locks is as usual for everybody, and their switches do not move', async () => {
  const { kim, olivia } = office
  await kim.api.notifications.choose({ kind: 'shift_assigned', channel: 'email', isOn: false })
  await olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: true })
  const line = (await kim.api.notifications.preferences()).find(({ kind }) => kind === 'shift_assigned')
  expect(line).toEqual({
    kind: 'shift_assigned',
    enabled: true,
    locked: true,
    channels: ['in_app', 'push', 'email', 'telegram', 'discord'],
  })
  expect(
    await refusalOf(kim.api.notifications.choose({ kind: 'shift_assigned', channel: 'email', isOn: false })),
  ).toMatchObject({ code: 'notifications.notYours', field: 'kind' })
  await olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: false })
  const again = (await kim.api.notifications.preferences()).find(({ kind }) => kind === 'shift_assigned')
  expect(again?.channels).toEqual(['in_app', 'push', 'telegram', 'discord'])
})

test('several choices are stored together, or none of them', async () => {
  const { kim, olivia } = office
  const before = await kim.api.notifications.preferences()
  const choices = choicesFor('urgent', before)
  expect(presetOf(await kim.api.notifications.chooseSeveral({ choices }), channels)).toBe('urgent')
  const back = choices.map(choice => ({ ...choice, isOn: !choice.isOn }))
  await olivia.api.notifications.saveRule({ kind: 'offer_made', locked: true })
  expect(await refusalOf(kim.api.notifications.chooseSeveral({ choices: back }))).toMatchObject({
    code: 'notifications.notYours',
  })
  await olivia.api.notifications.saveRule({ kind: 'offer_made', locked: false })
  expect(presetOf(await kim.api.notifications.preferences(), channels)).toBe('urgent')
  expect(await kim.api.notifications.chooseSeveral({ choices: back })).toEqual(before)
})

test('changes of the rules by two owners at once all survive', async () => {
  await Promise.all([
    office.olivia.api.notifications.saveRule({ kind: 'shift_assigned', enabled: false }),
    office.olivia.api.notifications.saveRule({ kind: 'shift_assigned', locked: true }),
    office.olivia.api.notifications.saveRule({ kind: 'shift_removed', locked: true }),
  ])
  expect(await office.olivia.api.notifications.rules()).toEqual({
    shift_assigned: { enabled: false, locked: true },
    shift_removed: { enabled: true, locked: true },
  })
})

test('chatters have no switches for what only managers are told', async () => {
  const kindsOf = async (api: Office['kim']['api']) => (await api.notifications.preferences()).map(({ kind }) => kind)
  expect(await kindsOf(office.kim.api)).not.toContain('vacation_request_new')
  expect(await kindsOf(office.lea.api)).toContain('vacation_request_new')
})

test('one member cannot notify another without limit, whatever the command', async () => {
  const { lea, adam, kim, kofi } = office
  const assign = (by: typeof lea, to: typeof kim) =>
    by.api.todos.create({ text: 'Bilder sortieren', assignedTo: to.id })
  for (let n = 0; n < maxPerRecipientAndHour; n += 1) {
    await assign(lea, kim)
    if (n === 0) world.clock.set('2026-11-20T11:20:00Z')
  }
  expect(await refusalOf(assign(lea, kim))).toMatchObject({ code: 'input.tooManyTries' })
  expect(await kim.api.notifications.unread()).toEqual({ count: maxPerRecipientAndHour })
  // others are not affected, nor is the same member after an hour
  await assign(lea, kofi)
  await assign(adam, kim)
  world.clock.set('2026-11-20T12:00:01Z')
  await assign(lea, kim)
  expect(await kim.api.notifications.unread()).toEqual({ count: maxPerRecipientAndHour + 2 })
})
