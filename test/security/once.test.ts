import { describe, expect, it } from 'vitest'
import { listEndpoints } from '#app/server/openapi.ts'
import { contract } from '#app/contract.ts'
import { traverseContractProcedures } from '@orpc/server'
import { newId } from '#kit/id.ts'
import { addWeeks, weekOf } from '#kit/week.ts'
import { aCreator, aPublishedSeat, nextMonday } from '../factories.ts'
import { anAbsence, anAdvertisement } from '../market-office.ts'
import { aQuestion } from '../matrix-autoplan.ts'
import { type Office, type Person, useWorld } from '../world.ts'
import { payReason, setRate } from '../pay-office.ts'

const world = useWorld({ ROLE: 'web' })

/** What posts and needs no key: why asking twice makes no second of anything. */
const harmless: Readonly<Record<string, string>> = {
  'signIn.register': 'an address has one account',
  'signIn.signIn': 'a session is what is asked for',
  'signIn.signInWithCode': 'a code works once',
  'signIn.confirmSession': 'says the same of the session again',
  'signIn.passkeyChallenge': 'keeps nothing',
  'signIn.signInWithPasskey': 'a challenge works once',
  'signIn.requestVerification': 'mails are counted by address',
  'signIn.requestReset': 'mails are counted by address',
  'signIn.openReset': 'says the same again',
  'auditLog.export': 'reads',
  'planDocuments.ownShifts': 'reads',
  'planDocuments.chatters': 'reads',
  'planDocuments.groups': 'reads',
  'planDocuments.week': 'reads',
  'attendance.checkIn': 'whoever is in is in',
  'attendance.checkOut': 'whoever is out is out',
  'attendance.markPresent': 'whoever is in is in',
  'attendance.remind': 'asked once in a while',
  'attendance.request': 'a shift has one open request',
  'attendance.withdraw': 'withdrawn is withdrawn',
  'attendance.decide': 'a request is decided once',
  'attendance.close': 'closed is closed',
  'attendance.reopen': 'open is open',
  'attendance.exportCsv': 'reads',
  'attendance.exportXlsx': 'reads',
  'handover.read': 'read is read',
  'attendance.exportPdf': 'reads',
  'pay.close': 'closed once',
  'pay.reopen': 'open is open',
  'pay.exportCsv': 'reads',
  'pay.exportXlsx': 'reads',
  'pay.exportPdf': 'reads',
  'availabilityRequests.answerNone': 'a request has one answer',
  'availabilityRequests.remind': 'reminded once in a while',
  'availabilityRequests.undoNone': 'undone is undone',
  'availability.copy': 'leaves the same marks',
  'balance.exportCsv': 'reads',
  'balance.exportXlsx': 'reads',
  'calendar.renew': 'a person has one link',
  'discordChannels.startLink': 'a person has one code',
  'discordChannels.test': 'says nothing, as often as one likes',
  'webhooks.create': 'its secret is kept nowhere to be read, so it could not be said twice',
  'webhooks.rotate': 'replaces the secret of before',
  'webhooks.test': 'says nothing, as often as one likes',
  'webhooks.resend': 'a delivery is known by its id',
  'tokens.create': 'its secret is kept nowhere, so it could not be said twice',
  'tokens.createForOrganization': 'its secret is kept nowhere, so it could not be said twice',
  'delivery.retry': 'a message is sent once',
  'delivery.retryAll': 'a message is sent once',
  'images.upload': 'a picture is known by its content',
  'invitations.send': 'an address has one invitation',
  'invitations.checkList': 'reads',
  'invitations.sendList': 'an address has one invitation',
  // what is answered is kept nowhere: a second link is ended as the first
  'imports.read': 'reads',
  'creators.preview': 'reads',
  'creators.import': 'a creator whose name exists is left out',
  'imports.check': 'reads',
  'imports.send': 'an address has one invitation',
  'joinLinks.create': 'a link is shown once',
  'joinLinks.look': 'reads',
  'joinLinks.register': 'an address has one account',
  'joinLinks.accept': 'a person joins once',
  'invitations.resend': 'an invitation has one link',
  'invitations.link': 'an invitation has one link',
  'invitations.look': 'reads',
  'invitations.register': 'a link works once',
  'invitations.accept': 'a link works once',
  'invitations.acceptMine': 'an invitation works once',
  'notifications.readAll': 'read is read',
  'onboarding.setUp': 'an installation is set up once',
  'onboarding.createOrganization': 'an account founds one',
  'ownAccount.startTotp': 'replaces what was begun',
  'ownAccount.renewRecoveryCodes': 'replaces the old ones',
  'ownAccount.passkeyChallenge': 'keeps nothing',
  'ownAccount.addPasskey': 'a challenge works once',
  'ownAccount.takeData': 'reads',
  'ownAccount.leaveOrganization': 'a member leaves once',
  'ownAccount.deleteAccount': 'once',
  'departure.deleteOrganization': 'once',
  'platforms.add': 'a platform is known by its key',
  'schedule.assign': 'a seat has one person',
  'schedule.replace': 'the former member is replaced once',
  'market.reportAbsence': 'the seat is theirs no more',
  'market.take': 'an offer has one taker',
  'market.advertiseMany': 'a seat has one live offer',
  'market.accept': 'an offer has one taker',
  'market.apply': 'one application a person',
  'market.decline': 'one answer a person',
  'market.undo': 'undone is undone',
  'market.choose': 'an offer has one taker',
  'market.approve': 'said once',
  'market.reject': 'said once',
  'market.undoDecision': 'undone is undone',
  'autoplan.cancel': 'cancelled is cancelled',
  'autoplan.apply': 'a seat has one person',
  'autoplan.assign': 'a seat has one person',
  'autoplan.undo': 'taken back once',
  'agencyWeek.assign': 'a seat has one person',
  'agencyWeek.unassign': 'empty is empty',
  'agencyWeek.publish': 'by version',
  'schedule.clear': 'empty is empty',
  'schedule.publish': 'by version',
  'schedule.assignAll': 'a seat has one person',
  'schedule.unassignAll': 'empty is empty',
  'ownShifts.confirm': 'confirmed is confirmed',
  'ownShifts.confirmAll': 'confirmed is confirmed',
  'ownShifts.decline': 'a seat is declined once',
  'scoreboard.exportCsv': 'reads',
  'scoreboard.exportXlsx': 'reads',
  'scoreboard.preview': 'keeps nothing',
  'scoreboard.save': 'by the fingerprint of what was shown',
  'team.lock': 'locked is locked',
  'team.sendReset': 'mails are counted by address',
  'bot.act': 'what is done is done, as in the chat',
  'discord.startLink': 'a person has one code',
  'telegram.startLink': 'a person has one code',
  'telegram.autoConfigureUser': 'a person has one chat',
}

/** What makes something new, with a call that holds, and the table in which it then stands. */
const creating: Readonly<Record<string, { table: string; input: (office: Office) => unknown; by?: 'kim' }>> = {
  'todos.create': { table: 'user_todos', input: () => ({ text: 'Bilder sortieren' }) },
  'contacts.create': {
    table: 'organization_contact_persons',
    input: () => ({ name: 'Jonas', role: 'Leitung', email: 'j@example.test' }),
  },
  'pay.addItem': {
    table: 'pay_items',
    input: async ({ olivia, kim }) => {
      await setRate(olivia, kim.id, '2026-11-01')
      return { profileId: kim.id, month: '2026-11', kind: 'bonus', amount: 100, reason: payReason }
    },
  },
  'creators.create': { table: 'creators', input: () => ({ name: 'Luna' }) },
  'creatorGroups.create': {
    table: 'creator_groups',
    input: async office => {
      const { creatorPlatforms } = await aCreator(office)
      return { name: 'Luna', color: 'blue', chatterCount: 1, creatorLinkIds: creatorPlatforms.map(({ id }) => id) }
    },
  },
  'shifts.create': {
    table: 'shifts',
    input: () => ({ name: 'Mittag', startTime: '11:00', endTime: '15:00', color: 'teal' }),
  },
  'market.give': {
    table: 'market_offers',
    by: 'kim',
    input: async office => ({ assignmentId: (await aPublishedSeat(office)).id, to: [office.kofi.id], note: '' }),
  },
  'market.swap': {
    table: 'market_offers',
    by: 'kim',
    input: async office => {
      const { id: assignmentId } = await aPublishedSeat(office)
      const [group] = await office.lea.api.creatorGroups.list()
      const seat = { groupId: group?.id ?? '', date: nextMonday, shiftId: 'late', seat: 1 }
      const wish = { ...seat, profileId: office.kofi.id, reason: 'kann doch' }
      const { assignment } = await office.lea.api.schedule.assign(wish)
      return { assignmentId, otherAssignmentId: assignment.id, note: '' }
    },
  },
  'market.withdraw': {
    table: 'audit_entries',
    by: 'kim',
    input: async office => {
      const { id: assignmentId } = await aPublishedSeat(office)
      return office.kim.api.market.give({ assignmentId, to: [office.kofi.id], note: '' })
    },
  },
  'schedule.copy': {
    table: 'assignments',
    input: async office => {
      await aPublishedSeat(office)
      const [group] = await office.lea.api.creatorGroups.list()
      return {
        groupId: group?.id ?? '',
        from: weekOf(nextMonday),
        to: [addWeeks(weekOf(nextMonday), 1)],
        reason: 'wie immer',
      }
    },
  },
  'agencyWeek.copy': {
    table: 'assignments',
    input: async office => {
      await aPublishedSeat(office)
      const groupIds = (await office.lea.api.creatorGroups.list()).map(({ id }) => id)
      return { groupIds, from: weekOf(nextMonday), to: [addWeeks(weekOf(nextMonday), 1)], reason: 'wie immer' }
    },
  },
  'market.endAbsence': {
    table: 'audit_entries',
    by: 'kim',
    input: async office => ({ absenceId: await anAbsence(office) }),
  },
  'market.advertise': {
    table: 'market_offers',
    input: async office => {
      await aPublishedSeat(office)
      const [group] = await office.lea.api.creatorGroups.list()
      return anAdvertisement({ groupId: group?.id ?? '', shiftId: 'early', seat: 2 })
    },
  },
  'autoplan.start': {
    table: 'autoplan_runs',
    input: () => aQuestion,
  },
  'vacation.request': {
    table: 'vacation_requests',
    by: 'kim',
    input: () => ({ week: '2026-W48', dates: ['2026-11-23'], reason: 'Familie' }),
  },
}

async function call(person: Person, name: string, input: unknown, key: string) {
  const answer = await person.fetch(`/api/rpc/${name.replaceAll('.', '/')}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ json: input }),
  })
  return { status: answer.status, text: await answer.text() }
}

const rowsIn = async (table: string, organizationId: string): Promise<number> =>
  (
    await world.staffel.services.database.pool.query(
      `select count(*)::int as n from ${table} where organization_id = $1`,
      [organizationId],
    )
  ).rows[0].n

it('every endpoint that posts says whether asking twice makes two', () => {
  const posting: string[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    if (procedure['~orpc'].route.method === 'POST') posting.push(path.join('.'))
  })
  const declared = listEndpoints()
    .filter(({ creates }) => creates)
    .map(({ name }) => name)
  const others = new Set(posting.filter(name => !declared.includes(name)))
  expect(others).toEqual(new Set(Object.keys(harmless)))
  expect(declared.filter(name => creating[name] === undefined)).toEqual(['availabilityRequests.send'])
})

describe.each(Object.entries(creating))('%s', (name, { table, input, by }) => {
  it('ten times at once under one key makes one, and all are told the same', async () => {
    const office = await world.office()
    const person = by === 'kim' ? office.kim : office.olivia
    const wish = await input(office)
    const before = await rowsIn(table, office.id)
    const key = newId() + newId()
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(person, name, wish, key)))
    expect(await rowsIn(table, office.id)).toBe(before + 1)
    expect(new Set(answers.map(answer => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
  })
})

it('another key, another person, and a wish that was refused are wishes of their own', async () => {
  const { id, olivia, adam } = await world.office()
  const key = newId() + newId()
  const todo = { text: 'Bilder sortieren' }
  expect((await call(olivia, 'todos.create', { text: '' }, key)).status).toBeGreaterThanOrEqual(400)
  expect((await call(olivia, 'todos.create', { ...todo, dueDay: '2020-01-01' }, key)).status).toBeGreaterThanOrEqual(
    400,
  )
  const first = await call(olivia, 'todos.create', todo, key)
  const theirs = await call(adam, 'todos.create', todo, key)
  const next = await call(olivia, 'todos.create', todo, newId() + newId())
  expect(new Set([first, theirs, next].map(({ text }) => JSON.parse(text).json.id)).size).toBe(3)
  expect(await rowsIn('user_todos', id)).toBe(3)
  const other = await call(olivia, 'todos.create', { text: 'Etwas anderes' }, key)
  expect(JSON.parse(other.text).json).toMatchObject({ text: 'Etwas anderes' })
  // what is no name of an intent names none
  await call(olivia, 'todos.create', todo, 'x')
  await call(olivia, 'todos.create', todo, 'x')
  expect(await rowsIn('user_todos', id)).toBe(6)
})
