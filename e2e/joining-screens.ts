import { expect, type Page } from '@playwright/test'
import { dialogIn, inBoth, now, press } from './people.ts'
import { openBy, type Screen } from './screen.ts'

const openMany = openBy(inBoth(texts => texts.invitations.many.open))
const soon = () => now().add({ hours: 20 }).toString()
const answer = (path: string, json: unknown) => (page: Page) =>
  page.route(`**/api/rpc/${path}`, route => route.fulfill({ json: { json } }))

const offer = {
  organizationName: 'Nordlicht Agentur',
  role: 'chatter',
  inviterName: 'Mara Lindqvist',
  expiresAt: soon(),
}
const token = 'A'.repeat(43)

const link = (id: string, state: string, joins: number) => ({
  id,
  role: 'chatter',
  language: null,
  groupIds: [],
  maximum: 10,
  joins,
  state,
  creatorName: 'Mara Lindqvist',
  createdAt: soon(),
  expiresAt: soon(),
})

const steps = (...states: readonly string[]) =>
  ['timeZone', 'messenger', 'availability', 'preferences', 'confirmation'].map((step, at) => ({
    step,
    state: states[at],
  }))

const list =
  'Nova Stern <nova@example.com>\nkein Mensch\njürgen@müller.example\nNOVA@example.com\nchatter29@demo.staffel.test'

async function checkList(page: Page): Promise<void> {
  await openMany(page)
  await dialogIn(page).locator('[name=text]').fill(list)
  await press(
    page,
    inBoth(texts => texts.invitations.many.check),
  )
  await expect(dialogIn(page).getByText('kein Mensch')).toBeVisible()
}

const table = [
  'Name;E-Mail;Rolle;Gruppen;Sprache',
  'Nova Stern;nova@example.com;Teamleitung;;Deutsch',
  'Full name;E-mail;Role;Groups;Language',
  'Ivy Sommer;ivy@example.com;Chatter;Sonne;Latein',
  ';kein Mensch;;;',
  'Jürgen Müller;jürgen@müller.example;;;English',
  'Nova S.;NOVA@example.com;;;',
  '=1+1;chatter29@demo.staffel.test;;;',
].join('\r\n')

async function chooseFile(page: Page): Promise<void> {
  await openMany(page)
  await dialogIn(page)
    .getByRole('radio', { name: inBoth(texts => texts.imports.way) })
    .click()
  await dialogIn(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'team-herbst.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
}

async function readFile(page: Page): Promise<void> {
  await chooseFile(page)
  await press(
    dialogIn(page),
    inBoth(texts => texts.imports.read),
  )
  await expect(dialogIn(page).getByRole('button', { name: inBoth(texts => texts.imports.editLine(5)) })).toBeVisible()
}

const imported = (id: string, fileName: string, open: number, accepted: number, revoked: number) => ({
  id,
  fileName,
  creatorName: 'Mara Lindqvist',
  createdAt: soon(),
  open,
  accepted,
  revoked,
})

/** The ways in for many, and what a new person does first: the server is made to say what is rarely there. */
export const joiningScreens: readonly Screen[] = [
  { name: 'team-many', path: '/team', who: 'owner', after: openMany },
  { name: 'team-many-checked', path: '/team', who: 'owner', after: checkList },
  {
    name: 'team-many-sent',
    path: '/team',
    who: 'owner',
    before: answer('invitations/sendList', {
      hasMailServer: false,
      bad: [],
      invited: ['nova@example.com', 'ivy@example.com'].map(email => ({
        email,
        link: `https://staffel.example/join/${token}`,
        isMailed: false,
      })),
    }),
    after: async page => {
      await checkList(page)
      await press(
        dialogIn(page),
        inBoth(texts => texts.invitations.many.submit(2)),
      )
      await expect(dialogIn(page).locator('[name=links]')).toBeVisible()
    },
  },
  { name: 'team-import', path: '/team', who: 'owner', after: chooseFile },
  { name: 'team-import-read', path: '/team', who: 'owner', after: readFile },
  {
    name: 'team-import-line',
    path: '/team',
    who: 'owner',
    after: async page => {
      await readFile(page)
      await press(
        dialogIn(page),
        inBoth(texts => texts.imports.editLine(4)),
      )
      await expect(dialogIn(page).locator('[name=email]')).toBeVisible()
    },
  },
  {
    name: 'team-import-columns',
    path: '/team',
    who: 'owner',
    after: async page => {
      await readFile(page)
      await dialogIn(page)
        .getByRole('tab', { name: inBoth(texts => texts.imports.tabs.columns) })
        .click()
    },
  },
  {
    name: 'team-imports',
    path: '/team',
    who: 'owner',
    before: answer('imports/list', [
      imported('AAAAAAAAAAAA', 'team-herbst.xlsx', 12, 3, 0),
      imported('BBBBBBBBBBBB', 'neue-chatter-oktober.csv', 0, 8, 2),
      imported('CCCCCCCCCCCC', 'alt.csv', 1, 0, 0),
    ]),
  },
  {
    name: 'team-link',
    path: '/team',
    who: 'owner',
    after: async page => {
      await openMany(page)
      await dialogIn(page)
        .getByRole('radio', { name: inBoth(texts => texts.invitations.many.ways.link) })
        .click()
    },
  },
  {
    name: 'team-link-made',
    path: '/team',
    who: 'owner',
    before: answer('joinLinks/create', {
      ...link('AAAAAAAAAAAA', 'open', 0),
      link: `https://staffel.example/join-team/${token}`,
    }),
    after: async page => {
      await openMany(page)
      await dialogIn(page)
        .getByRole('radio', { name: inBoth(texts => texts.invitations.many.ways.link) })
        .click()
      await press(
        dialogIn(page),
        inBoth(texts => texts.joinLinks.create.submit),
      )
      await expect(dialogIn(page).locator('[name=joinLink]')).toBeVisible()
    },
  },
  {
    name: 'team-new',
    path: '/team',
    who: 'owner',
    before: async page => {
      await answer('joinLinks/list', [
        link('AAAAAAAAAAAA', 'open', 3),
        link('BBBBBBBBBBBB', 'full', 10),
        link('CCCCCCCCCCCC', 'expired', 2),
      ])(page)
      await answer('firstSteps/team', [
        {
          profileId: 'A',
          fullName: 'Nova Stern',
          joinedAt: soon(),
          steps: steps('done', 'skipped', 'open', 'open', 'open'),
        },
        {
          profileId: 'B',
          fullName: 'Ivy Sommer',
          joinedAt: soon(),
          steps: steps('done', 'done', 'done', 'done', 'done'),
        },
        {
          profileId: 'C',
          fullName: 'Nico Falk',
          joinedAt: soon(),
          steps: steps('open', 'open', 'open', 'open', 'open'),
        },
      ])(page)
    },
    after: async page =>
      press(
        page,
        inBoth(texts => texts.firstSteps.team.show),
      ),
  },
  { name: 'join-team-unknown', path: `/join-team/${token}`, who: undefined },
  {
    name: 'join-team',
    path: `/join-team/${token}`,
    who: undefined,
    before: answer('joinLinks/look', { ...offer, next: 'register' }),
  },
  {
    name: 'join-team-accept',
    path: `/join-team/${token}`,
    who: 'chatter',
    before: answer('joinLinks/look', { ...offer, next: 'accept' }),
  },
  {
    name: 'dashboard-new',
    path: '/dashboard',
    who: 'chatter',
    before: async page => {
      await answer('firstSteps/own', { steps: steps('open', 'open', 'done', 'open', 'open') })(page)
      await page.route('**/api/rpc/dashboard/get', route => route.fulfill({ status: 500, body: '{}' }))
    },
  },
]
