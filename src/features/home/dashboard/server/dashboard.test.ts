import { expect, test } from 'vitest'
import { permissionIds, type PermissionId } from '#features/foundation/permissions/permissions.ts'
import { aContact, aPublishedSeat, aVacationRequest } from '#test/factories.ts'
import { type Office, refusalOf, useWorld } from '#test/world.ts'

const world = useWorld()

const chatterParts = ['community', 'contacts', 'nextShifts', 'payday', 'todos', 'vacationBlocks', 'vacationMine']
const everyPart = [...chatterParts, 'vacationBoard'].toSorted()

const partsOf = async (person: Office['kim']) => Object.keys(await person.api.dashboard.get()).toSorted()

test('each role gets the widgets that a new organisation grants it', async () => {
  const { olivia, adam, lea, kim, luca } = await world.office()
  expect(await partsOf(olivia)).toEqual(everyPart)
  expect(await partsOf(adam)).toEqual(everyPart)
  expect(await partsOf(lea)).toEqual(everyPart)
  expect(await partsOf(kim)).toEqual(chatterParts)
  expect(await refusalOf(luca.api.dashboard.get())).toMatchObject({ code: 'permissions.locked' })
})

/** Chatters may what a new organisation grants them, but for one. */
async function withoutOne(office: Office, permission: PermissionId) {
  const templates = await office.olivia.api.permissions.templates()
  const chatter = templates.find(({ role }) => role === 'chatter')
  if (!chatter) throw new Error('there is no template for chatters')
  const permissions = chatter.permissions.filter(id => id !== permission)
  await office.olivia.api.permissions.save({
    templates: [{ role: 'chatter', permissions, version: chatter.version }],
  })
}

const cases = [
  ['widget_next_shift', ['nextShifts']],
  ['widget_vacation', ['vacationBlocks', 'vacationMine']],
  ['widget_payday', ['payday']],
  ['widget_todo', ['todos']],
  ['dashboard_todo_list', ['todos']],
  ['widget_contact_persons', ['contacts']],
  ['widget_discord', ['community']],
  ['dashboard_widgets', chatterParts],
] as const

test.each(cases)('without %s these are left out: %s', async (permission, missing) => {
  const office = await world.office()
  await withoutOne(office, permission)
  expect(await partsOf(office.kim)).toEqual(chatterParts.filter(part => !missing.some(each => each === part)))
})

test('there is a case above for every widget there is a permission for', () => {
  const widgets = permissionIds.filter(id => id.startsWith('widget_'))
  expect(widgets.filter(id => !cases.some(([permission]) => permission === id))).toEqual([])
})

test('says what each widget’s own read says', async () => {
  const office = await world.office()
  const { olivia, kim } = office
  await aPublishedSeat(office)
  await aContact(office)
  await aVacationRequest(office)
  await kim.api.todos.create({ text: 'Bilder sortieren' })
  const seen = await olivia.api.organizationSettings.organization()
  await olivia.api.organizationSettings.saveOrganization({
    base: seen,
    change: {
      payday_enabled: true,
      discord_enabled: true,
      discord_server_name: 'Crew',
      discord_invite_url: 'https://discord.gg/abcdef',
    },
  })
  expect(await kim.api.dashboard.get()).toEqual({
    nextShifts: await kim.api.ownShifts.next(),
    vacationBlocks: await kim.api.vacation.blocks(),
    vacationMine: await kim.api.vacation.mine({ tab: 'open' }),
    payday: await kim.api.organizationSettings.payday(),
    todos: await kim.api.todos.mine(),
    contacts: await kim.api.contacts.list(),
    community: await kim.api.organizationSettings.community(),
  })
  expect((await olivia.api.dashboard.get()).vacationBoard?.requests).toHaveLength(1)
})
