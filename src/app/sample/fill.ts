import { newId } from '#kit/id.ts'
import { weekOf } from '#kit/week.ts'
import { todayIn } from '#kit/day.ts'
import { exampleDomain } from '#features/access/sign-in/example-addresses.ts'
import { insertAccounts } from '#features/access/sign-in/server/account-store.ts'
import * as contacts from '#features/agency/contacts/server/store.ts'
import * as organizations from '#features/foundation/organizations/server/store.ts'
import * as people from '#features/foundation/people/server/store.ts'
import { sampleCommunity } from '#features/members/sample/rules.ts'
import { markAllRowsAsSample } from '#features/members/sample/server/marks.ts'
import * as shifts from '#features/agency/shifts/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { insertSampleAttendance } from './attendance.ts'
import { insertSampleAvailability, insertPastSampleAvailability } from './availability.ts'
import { type CastMember, chatters, newcomers, staff } from './cast.ts'
import { insertSampleCreators, insertSampleGroups } from './creators.ts'
import { insertSampleHandovers } from './handover.ts'
import { insertSampleMarket } from './market.ts'
import { insertSampleFirstSteps, sampleJoinTime } from './newcomers.ts'
import { insertSamplePay } from './pay.ts'
import { insertPastSamplePlans, insertSamplePlans, unconfirmLastSampleSeats } from './plans.ts'
import { createSeededRandom } from './random.ts'
import { insertSampleRevenueDetails } from './revenue.ts'
import { insertSampleScoreboard, storeSampleUploadFiles } from './scoreboard.ts'
import { insertSampleTodos } from './todos.ts'
import { insertSampleVacation } from './vacation.ts'
import { drawSampleCreatorPictures } from './covers.ts'
import type { Services } from '#platform/server/services.ts'

/** As far as the balance looks back. */
const pastWeeks = 12

export interface SampleContext {
  readonly organizationId: string
  readonly timeZone: string
  readonly now: Temporal.Instant
  /** Of the one password that all the sample's people have; without it nobody can sign in as one of them. */
  readonly passwordHash?: string
}

/** A believable agency around an organisation that has just been founded; always the same but for ids and dates. */
export async function insertSampleData(tx: Tx, place: SampleContext): Promise<void> {
  const { organizationId, timeZone, now } = place
  const dice = createSeededRandom(2026)
  const firstWeek = weekOf(todayIn(timeZone, now))
  const staffIds = await insertPeople(tx, place, staff)
  const chatterIds = await insertPeople(tx, place, chatters)
  const idOf = (wanted: CastMember['role']) => staffIds[staff.findIndex(({ role }) => role === wanted)] ?? ''
  await contacts.insert(tx, [
    {
      organizationId,
      id: newId(),
      name: 'Jonas Reuter',
      role: 'Leitung',
      email: `admin@${exampleDomain}`,
      phone: '+49 30 5550100',
      whatsapp: '+49 170 5550100',
      displayOrder: 0,
    },
    {
      organizationId,
      id: newId(),
      name: 'Henrike Voss',
      role: 'Teamleitung Nacht',
      email: `lead@${exampleDomain}`,
      phone: '+49 30 5550101',
      displayOrder: 1,
    },
  ])
  const accounts = await insertSampleCreators(tx, organizationId, now)
  const groups = await insertSampleGroups(tx, { organizationId, now, accounts, chatterIds, dice })
  const standard = await shifts.list(tx, organizationId)
  const available = await insertSampleAvailability(tx, {
    organizationId,
    now,
    chatterIds,
    shiftIds: standard.map(shift => shift.id),
    firstWeek,
    dice,
  })
  const plans = { organizationId, timeZone, now, groups, chatterIds, standard, available, firstWeek, dice }
  const busy = await insertSamplePlans(tx, plans)
  const playerId = chatterIds[chatters.findIndex(({ mailbox }) => mailbox === 'chatter')] ?? ''
  await unconfirmLastSampleSeats(tx, { organizationId, now, playerId })
  // of a chance of its own, so that today is the same however far the past goes back
  const past = { ...plans, shiftIds: standard.map(shift => shift.id), dice: createSeededRandom(1984) }
  const wasAvailable = await insertPastSampleAvailability(tx, past, pastWeeks)
  await insertPastSamplePlans(tx, { ...past, available: wasAvailable }, pastWeeks, busy)
  await insertSampleVacation(tx, {
    organizationId,
    now,
    firstWeek,
    shiftIds: standard.map(shift => shift.id),
    deciderId: idOf('admin'),
    chatterIds,
    dice,
  })
  await insertSampleMarket(tx, {
    organizationId,
    timeZone,
    now,
    groups,
    chatterIds,
    standard,
    firstWeek,
    leadId: idOf('team_lead'),
  })
  const owners = (await people.listManagers(tx, organizationId)).filter(({ role }) => role === 'owner')
  await insertSampleTodos(tx, {
    organizationId,
    timeZone,
    now,
    giver: { id: idOf('team_lead'), fullName: staff.find(({ role }) => role === 'team_lead')?.fullName ?? '' },
    receiverIds: [...owners.map(({ id }) => id), ...staffIds.slice(0, 4), ...chatterIds.slice(0, 6)],
  })
  await insertHouse(tx, organizationId)
  await insertSampleAttendance(tx, {
    organizationId,
    timeZone,
    now,
    firstWeek,
    playerId,
    dice: createSeededRandom(1969),
  })
  await insertSampleHandovers(tx, { organizationId, now, dice: createSeededRandom(1977) })
  await insertSampleScoreboard(tx, { organizationId, timeZone, now, uploaderId: idOf('admin'), chatterIds, dice })
  await insertSampleRevenueDetails(tx, { organizationId, timeZone, now })
  await insertSamplePay(tx, { organizationId, timeZone, now, closerId: idOf('admin'), chatterIds })
  const newIds = await insertPeople(tx, place, newcomers, { isNew: true })
  await insertSampleFirstSteps(tx, {
    organizationId,
    now,
    newIds,
    firstWeek,
    shiftIds: standard.map(shift => shift.id),
  })
  await markAllRowsAsSample(tx, organizationId)
}

/** What an agency sets up in its first week. */
async function insertHouse(tx: Tx, organizationId: string): Promise<void> {
  const organization = await organizations.find(tx, organizationId)
  if (!organization) throw new Error('there is no organisation to fill')
  await organizations.change(tx, organizationId, {
    settings: {
      ...organization.settings,
      payday_enabled: true,
      discord: sampleCommunity,
    },
  })
}

/** What lies in files; after the commit. */
export async function storeSampleFiles(services: Services, organizationId: string): Promise<void> {
  await drawSampleCreatorPictures(services, organizationId)
  await storeSampleUploadFiles(services, organizationId)
}

async function insertPeople(
  tx: Tx,
  { organizationId, now, passwordHash }: SampleContext,
  cast: readonly CastMember[],
  { isNew = false } = {},
): Promise<string[]> {
  const members = cast.map(member => ({ ...member, id: newId(), email: `${member.mailbox}@${exampleDomain}` }))
  await insertAccounts(
    tx,
    'proven',
    members.map(({ id, fullName, email }) => ({ id, name: fullName, email, passwordHash })),
    new Date(now.epochMilliseconds),
  )
  await people.insert(
    tx,
    members.map(({ id, fullName, email, role, timeZone }, index) => ({
      organizationId,
      id,
      fullName,
      email,
      role,
      formerRole: role === 'locked' ? ('chatter' as const) : null,
      language: 'de' as const,
      timeZone: timeZone ?? null,
      shiftPreferences: role === 'chatter' && !isNew ? preferencesOf(index) : [],
      ...(role === 'chatter' && !isNew && { ...wishes[index % wishes.length], ...contactDetails(index) }),
      // a year with the agency, and a bit more
      createdAt: isNew ? sampleJoinTime(now, index) : now.subtract({ hours: 24 * 400 }),
    })),
  )
  return members.map(member => member.id)
}

const messengers = ['whatsapp', 'telegram', null, 'signal'] as const
const spoken = [['Deutsch', 'Englisch'], ['Deutsch'], ['Deutsch', 'Englisch', 'Spanisch']]

/** Numbers that are reserved for fiction. */
const contactDetails = (index: number) => ({
  phone: `+49 171 39200${String(index).padStart(2, '0')}`,
  messenger: messengers[index % messengers.length] ?? null,
  languages: spoken[index % spoken.length] ?? [],
})

const orders = [
  ['early', 'late', 'night'],
  ['late', 'early', 'night'],
  ['night', 'late', 'early'],
  ['late', 'night', 'early'],
] as const

/** Hours a week; some say nothing, or only one end. */
const wishes = [
  { minWeeklyHours: 24, maxWeeklyHours: 40 },
  {},
  { maxWeeklyHours: 40 },
  { minWeeklyHours: 16, maxWeeklyHours: 32 },
  { minWeeklyHours: 32 },
] as const

/** Everybody ranks the three shifts; every thirteenth works nights and nothing else. */
function preferencesOf(index: number) {
  const isNightOwl = index % 13 === 12
  const order = isNightOwl ? orders[2] : (orders[index % orders.length] ?? orders[0])
  return order.map((id, place) => ({
    id,
    priority: place + 1,
    is_enabled: !isNightOwl || id === 'night',
    is_exclusive: isNightOwl && id === 'night',
  }))
}
