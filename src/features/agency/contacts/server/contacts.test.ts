import { beforeEach, expect, test } from 'vitest'
import { aContact } from '#test/factories.ts'
import type { Office } from '#test/world.ts'
import { refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()
let office: Office

beforeEach(async () => {
  office = await world.office()
})

const namesOf = (contacts: readonly { name: string }[]) => contacts.map(({ name }) => name)
const whole = { name: 'Jonas Reuter', role: 'Leitung', email: 'Leitung@Example.test' }

test('blank numbers are none, and everybody permitted reads the list', async () => {
  await office.olivia.api.contacts.create({ ...whole, phone: '  ', whatsapp: '+49 170 5550100' })
  expect(await office.kim.api.contacts.list()).toMatchObject([
    { name: 'Jonas Reuter', email: 'leitung@example.test', phone: null, whatsapp: '+49 170 5550100' },
  ])
})

test('whoever is locked reads the shown ones, and nobody else by that way', async () => {
  const { olivia, kim, luca } = office
  await aContact(office, 'Anna')
  const { id, version } = await olivia.api.contacts.create(whole)
  await olivia.api.contacts.update({ ...whole, id, version, isActive: false })
  await aContact(await world.office('Südwind'), 'Bert')
  expect(namesOf(await luca.api.contacts.whenLocked())).toEqual(['Anna'])
  expect(await kim.api.contacts.whenLocked()).toEqual([])
})

test.each([
  [{ ...whole, name: ' ' }, 'contacts.required', 'name'],
  [{ ...whole, role: '' }, 'contacts.required', 'role'],
  [{ ...whole, email: '' }, 'contacts.required', 'email'],
  [{ ...whole, email: 'keine' }, 'input.email', 'email'],
  [{ ...whole, phone: 'anrufen' }, 'contacts.phone', 'phone'],
  [{ ...whole, whatsapp: '0170 5550100' }, 'contacts.whatsapp', 'whatsapp'],
])('%o is refused at its field', async (input, code, field) => {
  expect(await refusalOf(office.olivia.api.contacts.create(input))).toMatchObject({ code, field })
})

test('an order is taken whole; one of a list that has changed is not', async () => {
  const a = await aContact(office, 'Anna')
  const b = await aContact(office, 'Bert')
  const c = await aContact(office, 'Carla')
  await office.olivia.api.contacts.reorder({ ids: [c.id, a.id, b.id] })
  expect(namesOf(await office.kim.api.contacts.list())).toEqual(['Carla', 'Anna', 'Bert'])
  await office.olivia.api.contacts.remove({ id: a.id })
  expect(await refusalOf(office.olivia.api.contacts.reorder({ ids: [a.id, b.id, c.id] }))).toMatchObject({
    code: 'contacts.conflictList',
    status: 409,
  })
  expect(namesOf(await office.kim.api.contacts.list())).toEqual(['Carla', 'Bert'])
})

test('who is added while others reorder stands in a list without gaps or twins', async () => {
  const made = await Promise.all(['Anna', 'Bert', 'Carla', 'Dora'].map(name => aContact(office, name)))
  const ids = made.map(({ id }) => id)
  await Promise.allSettled([
    office.olivia.api.contacts.reorder({ ids: ids.toReversed() }),
    aContact(office, 'Emil'),
    office.olivia.api.contacts.remove({ id: ids[0] ?? '' }),
  ])
  const rows = await world.staffel.services.database.pool.query<{ place: number }>(
    'select display_order as place from organization_contact_persons where organization_id = $1 order by 1',
    [office.id],
  )
  expect(rows.rows.map(({ place }) => place)).toEqual(rows.rows.map((_, index) => index))
})

test('who is switched off is managed but not shown', async () => {
  const { id, version } = await aContact(office)
  await office.olivia.api.contacts.update({ ...whole, id, version, isActive: false })
  expect(await office.kim.api.contacts.list()).toEqual([])
  expect(await office.olivia.api.contacts.all()).toMatchObject([{ id, isActive: false, version: 2 }])
})

test('of two changes to one person the second is told', async () => {
  const { id, version } = await aContact(office)
  await office.olivia.api.contacts.update({ ...whole, id, version, role: 'Chef' })
  expect(await refusalOf(office.olivia.api.contacts.update({ ...whole, id, version, role: 'Chefin' }))).toMatchObject({
    code: 'contacts.conflict',
  })
})

test('there are a hundred at most', async () => {
  const { database } = world.staffel.services
  await database.pool.query(
    `insert into organization_contact_persons (organization_id, id, name, role, email, display_order)
     select $1, lpad(n::text, 12, '0'), 'Name ' || n, 'Rolle', 'a@example.test', n - 1 from generate_series(1, 100) n`,
    [office.id],
  )
  expect(await refusalOf(aContact(office))).toMatchObject({ code: 'contacts.tooMany' })
})
