import { newId } from '#kit/id.ts'
import {
  aBrowser,
  aContact,
  aCreator,
  aFile,
  anUpload,
  aPublishedSeat,
  aPushDevice,
  aVacationRequest,
} from '../factories.ts'
import { picture } from '../pictures.ts'
import { password } from '../world.ts'
import type { OwnInput, OwnInputs, CallContext } from './input.ts'

const by =
  (who: 'olivia' | 'adam' | 'lea' | 'kim', input: unknown = {}): OwnInput =>
  ({ office }) => ({ by: office[who], input })

/** The owner's call on Kim. */
const onKim =
  (more: object = {}): OwnInput =>
  ({ office }) => ({ by: office.olivia, input: { id: office.kim.id, ...more } })

let lastChat = 900_000
const chatColumns = { telegram: 'telegram_chat_id', discord: 'discord_user_id' }

/** As if Kim had linked a chat. */
async function askedOfKim(place: CallContext): Promise<{ id: string }> {
  await linked(place)
  await place.office.adam.api.availabilityRequests.send({ duration: '1week' })
  const [mine] = await place.office.kim.api.availabilityRequests.mine()
  return { id: mine?.id ?? '' }
}

async function linked({ world, office: { id, kim } }: CallContext, messenger: 'telegram' | 'discord' = 'telegram') {
  lastChat += 1
  await world.staffel.services.database.pool.query(
    `insert into ${messenger}_users (organization_id, id, ${chatColumns[messenger]}, profile_id, first_name, registered_at)
     values ($1, $2, $3, $4, 'Kim', '2026-11-01T00:00:00Z')`,
    [id, newId(), String(lastChat), kim.id],
  )
}

/** As if somebody had linked a channel. */
async function aChannel({ world, office }: CallContext): Promise<string> {
  const id = newId()
  lastChat += 1
  await world.staffel.services.database.pool.query(
    `insert into discord_channels (organization_id, id, discord_channel_id, name, kinds, language, linked_at)
     values ($1, $2, $3, 'dienste', '{plan}', 'de', '2026-11-01T00:00:00Z')`,
    [office.id, id, String(lastChat)],
  )
  return id
}

const onChannel =
  (more: object = {}): OwnInput =>
  async place => ({ by: place.office.olivia, input: { id: await aChannel(place), ...more } })

/** A mail that was given up. */
async function deadMail({ world, office }: CallContext): Promise<string> {
  const id = newId()
  await world.staffel.services.database.pool.query(
    `insert into mails (id, on_behalf_of, to_address, subject, text, html, created_at, dead_at)
     values ($1, $2, 'weg@example.test', 'Betreff', 'Text', '<p>Text</p>', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z')`,
    [id, office.id],
  )
  return id
}

const contact = { name: 'Jonas Reuter', role: 'Leitung', email: 'leitung@example.test', phone: '+49 170 1234567' }
const creator = {
  name: 'Luna Morgen',
  description: 'Abends',
  tags: ['neu'],
  contactEmail: 'luna@example.test',
  notes: 'Ruft zurück',
  creatorPlatforms: [{ platform: 'onlyfans', url: 'https://onlyfans.com/luna', accountType: 'main' }],
  socialChannels: [{ platform: 'instagram', url: 'https://instagram.com/luna', accountType: 'main' }],
}
const reward = (rank: number) => ({
  rank,
  type: 'cash',
  cash_amount: 50,
  cash_currency: 'EUR',
  reward_text: 'Ein freier Tag',
  title: 'Gold',
  description: 'Zum Monatsende',
})
const period = (month: string) => ({ month, version: 0, rewards: [reward(1), reward(2), reward(3)] })
const table = 'Chatter;Umsatz\nKim Albers;1.840,50 €\nKofi Mensah;900,00 €\n'

async function aTodo({ office: { kim } }: CallContext, category?: 'work') {
  return kim.api.todos.create({ text: 'Bilder sortieren', category })
}

export const inputsOfOffice: OwnInputs = {
  'auditLog.export': by('olivia', { from: '2026-11-01', to: '2026-11-30' }),
  'contacts.create': by('olivia', contact),
  'contacts.update': async ({ office }) => {
    const { id } = await aContact(office)
    return { by: office.olivia, input: { ...contact, id, version: 1 } }
  },
  'contacts.reorder': async ({ office }) => {
    const ids = [(await aContact(office)).id, (await aContact(office, 'Mia Lenz')).id]
    return { by: office.olivia, input: { ids: ids.toReversed() } }
  },
  'contacts.remove': async ({ office }) => ({ by: office.olivia, input: { id: (await aContact(office)).id } }),
  'creators.create': by('adam', creator),
  'creators.import': ({ office }) => ({ by: office.adam, input: { file: aFile('Name\nZoë', 'creator.csv') } }),
  'creators.preview': ({ office }) => ({ by: office.adam, input: { file: aFile('Name\nZoë', 'creator.csv') } }),
  'creators.update': async ({ office }) => {
    const { id, version, creatorPlatforms } = await aCreator(office)
    return { by: office.adam, input: { ...creator, creatorPlatforms, id, version } }
  },
  'creators.remove': async ({ office }) => ({ by: office.adam, input: { id: (await aCreator(office)).id } }),
  'delivery.saveOwn': by('kim', { quietHours: { from: '22:00', to: '07:00' }, reminderHours: [12, 2] }),
  'delivery.saveRules': by('olivia', { reminderHours: [24] }),
  'delivery.retry': async place => ({
    by: place.office.olivia,
    input: { channel: 'email', id: await deadMail(place) },
  }),
  'delivery.retryAll': async place => {
    await deadMail(place)
    return { by: place.office.olivia, input: {} }
  },
  'images.upload': async ({ office }) => ({
    by: office.kim,
    input: { file: new File([new Uint8Array(await picture('png', 40, 30))], 'bild.png', { type: 'image/png' }) },
  }),
  'notifications.setRead': async ({ office }) => {
    await aVacationRequest(office)
    const { notifications } = await office.olivia.api.notifications.list({})
    return { by: office.olivia, input: { ids: notifications.map(({ id }) => id), isRead: true } }
  },
  'notifications.readAll': async ({ office }) => {
    await aVacationRequest(office)
    return { by: office.olivia, input: {} }
  },
  'notifications.saveRule': by('olivia', { kind: 'shift_assigned', enabled: false, locked: true }),
  'notifications.choose': by('kim', { kind: 'shift_assigned', channel: 'email', isOn: false }),
  'notifications.chooseSeveral': by('kim', {
    choices: [{ kind: 'shift_assigned', channel: 'email', isOn: false }],
  }),
  'permissions.save': async ({ office: { olivia } }) => {
    const [, lead] = await olivia.api.permissions.templates()
    const permissions = lead?.permissions.filter(one => one !== 'page_team')
    return { by: olivia, input: { templates: [{ ...lead, permissions }] } }
  },
  'platforms.reorder': async ({ office: { adam } }) => {
    const keys = (await adam.api.platforms.list()).filter(({ kind }) => kind === 'creator').map(({ key }) => key)
    return { by: adam, input: { kind: 'creator', keys: keys.toReversed() } }
  },
  'platforms.setEnabled': by('adam', { kind: 'creator', key: 'cam4', isEnabled: false }),
  'platforms.add': by('adam', { kind: 'creator', name: 'Mein Portal' }),
  'platforms.remove': async ({ office: { adam } }) => {
    const { key } = await adam.api.platforms.add({ kind: 'creator', name: 'Mein Portal' })
    return { by: adam, input: { kind: 'creator', key } }
  },
  'sample.remove': async ({ world, office }) => {
    await world.staffel.services.database.pool.query(
      "insert into sample_rows (organization_id, kind, id) values ($1, 'rewards', '2026-11')",
      [office.id],
    )
    return { by: office.olivia, input: {} }
  },
  'departure.eraseFormerMember': async ({ office: { olivia, kim } }) => {
    await olivia.api.team.remove({ id: kim.id })
    return { by: olivia, input: { id: kim.id } }
  },
  'departure.deleteOrganization': by('olivia', { name: 'Nordlicht', password, backUpFirst: false }),
  'balance.exportCsv': by('adam', { weeks: 12 }),
  'balance.exportXlsx': by('adam', { weeks: 4 }),
  'scoreboard.exportCsv': by('adam', { month: '2026-11' }),
  'scoreboard.exportXlsx': by('adam', { month: '2026-11' }),
  'scoreboard.preview': by('adam', { file: aFile(table), month: '2026-11', numbers: 'de', currency: 'EUR' }),
  'scoreboard.save': async ({ office: { adam } }) => {
    const wish = { file: aFile(table), month: '2026-11' }
    const { fingerprint } = await adam.api.scoreboard.preview(wish)
    return { by: adam, input: { ...wish, fingerprint, assignments: [] } }
  },
  'scoreboard.undo': async ({ office }) => ({ by: office.olivia, input: { id: (await anUpload(office)).id } }),
  'scoreboard.saveRewards': by('adam', { periods: [period('2026-11'), period('2026-12')] }),
  'organizationSettings.saveOrganization': by('olivia', {
    base: { name: 'Nordlicht', discord_server_name: '' },
    change: { name: 'Südwind', discord_server_name: 'Unser Server' },
  }),
  'availabilitySettings.saveInfoBox': by('adam', {
    base: { vacationRequestLimitText: '', shiftManagerId: null },
    change: { vacationRequestLimitText: '{requested} von {limit}', shiftManagerId: null },
  }),
  'team.update': onKim({ fullName: 'Kim Neu', vacationDays: 3 }),
  'team.lock': onKim(),
  'team.unlock': ({ office }) => ({ by: office.olivia, input: { id: office.luca.id } }),
  'team.remove': onKim(),
  'team.changeEmail': ({ office }) => ({
    by: office.olivia,
    input: { id: office.kim.id, email: `${newId().toLowerCase()}@example.test` },
  }),
  'team.resetSecondFactor': async ({ world, office: { olivia, kim } }) => {
    await world.staffel.services.database.pool.query(
      `insert into two_factors (id, user_id, secret, backup_codes, verified) values ($1, $2, 'x', 'x', true)`,
      [newId(), kim.id],
    )
    await world.staffel.services.database.pool.query('update users set two_factor_enabled = true where id = $1', [
      kim.id,
    ])
    return { by: olivia, input: { id: kim.id } }
  },
  'team.endSessions': onKim(),
  'team.sendReset': onKim(),
  'bot.act': async ({ office }) => {
    const { id } = await aPublishedSeat(office)
    return { by: office.kim, input: { data: `shift:confirm:${id}` } }
  },
  'push.subscribe': ({ office }) => ({ by: office.kim, input: aBrowser() }),
  'push.unsubscribe': async ({ office }) => ({ by: office.kim, input: { id: (await aPushDevice(office)).id } }),
  'discordChannels.startLink': by('olivia'),
  'discordChannels.change': onChannel({ kinds: ['gap', 'cover'], language: 'en' }),
  'discordChannels.remove': onChannel(),
  'discordChannels.test': onChannel(),
  'discord.startLink': by('kim'),
  'discord.setActive': async place => {
    await linked(place, 'discord')
    return { by: place.office.kim, input: { isActive: false } }
  },
  'discord.unlink': async place => {
    await linked(place, 'discord')
    return { by: place.office.kim, input: {} }
  },
  'telegram.startLink': by('kim'),
  'telegram.linkByChatId': ({ office }) => {
    lastChat += 1
    return { by: office.kim, input: { chatId: String(lastChat) } }
  },
  'telegram.setActive': async place => {
    await linked(place)
    return { by: place.office.kim, input: { isActive: false } }
  },
  'telegram.unlink': async place => {
    await linked(place)
    return { by: place.office.kim, input: {} }
  },
  'telegram.autoConfigureUser': async place => {
    await linked(place)
    return { by: place.office.adam, input: { profileId: place.office.kim.id } }
  },
  'availabilityRequests.send': async place => {
    await linked(place)
    return { by: place.office.adam, input: { duration: '1week', profileIds: [place.office.kim.id] } }
  },
  'availabilityRequests.remind': async place => {
    await linked(place)
    await place.office.adam.api.availabilityRequests.send({ duration: '1week' })
    return { by: place.office.adam, input: {} }
  },
  'availabilityRequests.answerNone': async place => ({ by: place.office.kim, input: await askedOfKim(place) }),
  'availabilityRequests.undoNone': async place => {
    const input = await askedOfKim(place)
    await place.office.kim.api.availabilityRequests.answerNone(input)
    return { by: place.office.kim, input }
  },
  'todos.create': ({ office }) => ({
    by: office.olivia,
    input: { text: 'Bilder sortieren', notes: 'bis Freitag', dueDay: null, assignedTo: office.kim.id },
  }),
  'todos.update': async place => {
    const { id, version } = await aTodo(place)
    return { by: place.office.kim, input: { id, version, text: 'Bilder ordnen', notes: 'alle', dueDay: null } }
  },
  'todos.setCompleted': async place => ({
    by: place.office.kim,
    input: { id: (await aTodo(place)).id, isCompleted: true },
  }),
  'todos.setAllCompleted': async place => ({
    by: place.office.olivia,
    input: { ids: [(await aTodo(place, 'work')).id], isCompleted: true },
  }),
  'todos.remove': async place => ({ by: place.office.kim, input: { id: (await aTodo(place)).id } }),
}
