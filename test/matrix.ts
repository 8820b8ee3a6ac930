import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { aContact, aCreator, aGroup, anUpload, aPublishedSeat, aVacationRequest, nextMonday } from './factories.ts'
import type { Office } from './world.ts'

interface Foreign {
  /** Makes something in the other organisation and says its id. */
  readonly prepare: (there: Office) => Promise<string> | string
  /** A call about it that would hold for one's own. */
  readonly input: (id: string) => unknown
  /** An id that is nobody's, where it is not of the usual form. */
  readonly missing?: string
  /** A list that is asked for by an id is empty for one that is not known. */
  readonly isList?: true
}

/** For what takes more than a JSON body to call: where it is tried. */
interface Elsewhere {
  readonly triedIn: string
}

const ofCreator = (input: Foreign['input']): Foreign => ({ prepare: async there => (await aCreator(there)).id, input })
const ofLink = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aCreator(there)).creatorPlatforms[0]?.id ?? '',
  input,
})
const ofGroup = (input: Foreign['input']): Foreign => ({ prepare: async there => (await aGroup(there)).id, input })
const ofSeat = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aPublishedSeat(there)).id,
  input,
})
const shift = { name: 'Mittag', startTime: '11:00', endTime: '15:00', color: 'teal' }
const ofShift = (input: Foreign['input']): Foreign => ({
  prepare: async there =>
    (
      await there.olivia.api.shifts.create({
        ...shift,
        // several are made in one organisation
        name: newId(),
        startTime: timeOfDay('11:00'),
        endTime: timeOfDay('15:00'),
        color: 'teal',
      })
    ).id,
  input,
})
const group = { name: 'Luna', color: 'blue', chatterCount: 1 }
/** Of the usual form, and nobody's. */
const unknown = 'AAAAAAAAAAAA'
const oneSeat = { date: nextMonday, shiftId: 'early', seat: 1, profileId: unknown }
const ofPerson = (input: Foreign['input']): Foreign => ({ prepare: there => there.kim.id, input })
const ofVacation = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aVacationRequest(there)).id,
  input,
})
const ofUpload = (input: Foreign['input']): Foreign => ({ prepare: async there => (await anUpload(there)).id, input })
const ofInvitation = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await there.olivia.api.invitations.send({ email: 'neu@example.test' })).id,
  input,
})
const ofTodo = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await there.kim.api.todos.create({ text: 'Bilder sortieren' })).id,
  input,
})
const ofContact = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aContact(there)).id,
  input,
})
const cells = [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }]

/** The owner there is told of a request. */
async function aNotificationOf(there: Office): Promise<string> {
  await aVacationRequest(there)
  const { notifications } = await there.olivia.api.notifications.list({})
  return notifications[0]?.id ?? ''
}

/** For every endpoint how to try it on another organisation's things. */
export const foreignInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'signIn.openReset': 'takes no ids',
  'signIn.register': 'takes no ids',
  'signIn.requestReset': 'takes no ids',
  'signIn.requestVerification': 'takes no ids',
  'signIn.resetPassword': { triedIn: 'test/security/credentials.test.ts' },
  'signIn.session': 'takes no ids',
  'signIn.signIn': 'takes no ids',
  'signIn.confirmSession': 'takes no ids',
  'signIn.signOut': 'takes no ids',
  'signIn.verifyEmail': 'takes no ids',
  'auditLog.export': { ...ofPerson(profileId => ({ profileId })), isList: true },
  'auditLog.list': { ...ofPerson(profileId => ({ profileId })), isList: true },
  'availability.copy': ofPerson(profileId => ({ from: '2026-W48', to: ['2026-W49'], profileId })),
  'availability.setCells': ofPerson(profileId => ({ week: '2026-W48', profileId, cells })),
  'availability.team': 'takes no ids',
  'availability.week': ofPerson(profileId => ({ week: '2026-W48', profileId })),
  'contacts.all': 'takes no ids',
  'contacts.create': 'takes no ids',
  'contacts.list': 'takes no ids',
  'contacts.whenLocked': 'takes no ids',
  'contacts.remove': ofContact(id => ({ id })),
  'contacts.reorder': ofContact(id => ({ ids: [id] })),
  'contacts.update': ofContact(id => ({ id, version: 1, name: 'Neu', role: 'Leitung', email: 'neu@example.test' })),
  'creatorGroups.accounts': 'takes no ids',
  'creatorGroups.create': ofLink(id => ({ ...group, creatorLinkIds: [id] })),
  'creatorGroups.get': ofGroup(id => ({ id })),
  'creatorGroups.list': 'takes no ids',
  'creatorGroups.remove': ofGroup(id => ({ id })),
  'creatorGroups.update': ofGroup(id => ({ ...group, id, version: 1, creatorLinkIds: [unknown] })),
  'creators.create': ofLink(id => ({
    name: 'Nova',
    creatorPlatforms: [{ id, platform: 'onlyfans', url: 'https://onlyfans.com/nova' }],
  })),
  'creators.list': 'takes no ids',
  'creators.remove': ofCreator(id => ({ id })),
  'creators.update': ofCreator(id => ({ id, version: 1, name: 'Luna' })),
  'invitations.accept': 'takes no ids',
  'invitations.acceptMine': ofInvitation(id => ({ id })),
  'invitations.link': ofInvitation(id => ({ id })),
  'invitations.list': 'takes no ids',
  'invitations.look': 'takes no ids',
  'invitations.mine': 'takes no ids',
  'invitations.register': 'takes no ids',
  'invitations.resend': ofInvitation(id => ({ id })),
  'invitations.revoke': ofInvitation(id => ({ id })),
  'invitations.send': 'takes no ids',
  'notifications.choose': 'takes no ids',
  'notifications.list': 'takes no ids',
  'notifications.preferences': 'takes no ids',
  'notifications.readAll': 'takes no ids',
  'notifications.rules': 'takes no ids',
  'notifications.saveRule': 'takes no ids',
  'notifications.setRead': { prepare: aNotificationOf, input: id => ({ ids: [id], isRead: true }) },
  'notifications.unread': 'takes no ids',
  'onboarding.createOrganization': 'takes no ids',
  'onboarding.setUp': 'takes no ids',
  'onboarding.state': 'takes no ids',
  'organizationOverview.get': 'takes no ids',
  'ownAccount.changePassword': 'takes no ids',
  'ownAccount.endOtherSessions': 'takes no ids',
  'ownAccount.endSession': ofPerson(id => ({ id })),
  'ownAccount.sessions': 'takes no ids',
  'people.list': 'takes no ids',
  'people.setLanguage': 'takes no ids',
  'permissions.save': 'takes no ids',
  'permissions.templates': 'takes no ids',
  'preferences.find': ofPerson(profileId => ({ profileId })),
  'preferences.save': ofPerson(profileId => ({ profileId, preferences: [] })),
  'preferences.saveHours': ofPerson(profileId => ({ profileId, least: 8, most: 40 })),
  'schedule.assign': ofGroup(groupId => ({ groupId, date: nextMonday, shiftId: 'early', seat: 1, profileId: unknown })),
  'schedule.candidates': ofGroup(groupId => ({ groupId, date: nextMonday, shiftId: 'early' })),
  'ownShifts.confirm': ofSeat(assignmentId => ({ assignmentId })),
  'ownShifts.next': 'takes no ids',
  'schedule.plan': ofGroup(groupId => ({ groupId, week: '2026-W48' })),
  'schedule.publish': ofGroup(groupId => ({ groupId, week: '2026-W48', version: 0 })),
  'schedule.remove': ofSeat(assignmentId => ({ assignmentId })),
  'organizationSettings.community': 'takes no ids',
  'organizationSettings.organization': 'takes no ids',
  'organizationSettings.payday': 'takes no ids',
  'organizationSettings.saveOrganization': 'takes no ids',
  'availabilitySettings.infoBox': 'takes no ids',
  'availabilitySettings.saveInfoBox': ofPerson(id => ({
    base: { shift_manager_id: null },
    change: { shift_manager_id: id },
  })),
  'availabilitySettings.shiftManagers': 'takes no ids',
  'shifts.create': 'takes no ids',
  'shifts.list': 'takes no ids',
  'shifts.remove': ofShift(id => ({ id })),
  'shifts.reorder': ofShift(id => ({ ids: [id] })),
  'shifts.update': ofShift(id => ({ id, ...shift })),
  'team.endSessions': ofPerson(id => ({ id })),
  'team.list': 'takes no ids',
  'team.lock': ofPerson(id => ({ id })),
  'team.sendReset': ofPerson(id => ({ id })),
  'team.unlock': ofPerson(id => ({ id })),
  'team.update': ofPerson(id => ({ id, fullName: 'Neuer Name' })),
  'todos.create': ofPerson(assignedTo => ({ text: 'Bilder sortieren', assignedTo })),
  'todos.find': ofTodo(id => ({ id })),
  'todos.list': { ...ofPerson(assignedTo => ({ assignedTo })), isList: true },
  'todos.mine': 'takes no ids',
  'todos.own': 'takes no ids',
  'todos.remove': ofTodo(id => ({ id })),
  'todos.setAllCompleted': ofTodo(id => ({ ids: [id], isCompleted: true })),
  'todos.setCompleted': ofTodo(id => ({ id, isCompleted: true })),
  'todos.update': ofTodo(id => ({ id, version: 1, text: 'Bilder sortieren', dueDay: null })),
  'vacation.blocks': 'takes no ids',
  'vacation.board': 'takes no ids',
  'vacation.decide': ofVacation(id => ({ id, version: 1, move: 'approve' })),
  'vacation.find': ofVacation(id => ({ id })),
  'vacation.mine': 'takes no ids',
  'vacation.remove': ofVacation(id => ({ id })),
  'vacation.request': ofShift(shiftId => ({ week: '2026-W48', dates: [nextMonday], shiftId, reason: 'Familie' })),
  'vacation.withdraw': ofVacation(id => ({ id })),
  'signIn.confirmEmail': 'takes no ids',
  'signIn.passkeyChallenge': 'takes no ids',
  'signIn.signInWithCode': 'takes no ids',
  'signIn.signInWithPasskey': 'takes no ids',
  'balance.exportCsv': 'takes no ids',
  'balance.exportXlsx': 'takes no ids',
  'balance.list': 'takes no ids',
  'balance.own': 'takes no ids',
  'calendar.link': 'takes no ids',
  'calendar.renew': 'takes no ids',
  'calendar.revoke': 'takes no ids',
  'profile.get': 'takes no ids',
  'profile.update': 'takes no ids',
  'ownAccount.addPasskey': 'takes no ids',
  'ownAccount.changeEmail': 'takes no ids',
  'ownAccount.confirmTotp': 'takes no ids',
  'ownAccount.deleteAccount': 'takes no ids',
  'ownAccount.exportData': 'takes no ids',
  'ownAccount.passkeyChallenge': 'takes no ids',
  'ownAccount.protection': 'takes no ids',
  'ownAccount.renewRecoveryCodes': 'takes no ids',
  'ownAccount.startTotp': 'takes no ids',
  'ownAccount.stopTotp': 'takes no ids',
  'ownAccount.removePasskey': { prepare: () => unknown, input: id => ({ id }) },
  'ownAccount.renamePasskey': { prepare: () => unknown, input: id => ({ id, name: 'Neu' }) },
  'team.changeEmail': ofPerson(id => ({ id, email: 'neu@example.test' })),
  'team.remove': ofPerson(id => ({ id })),
  'team.resetSecondFactor': ofPerson(id => ({ id })),
  'dashboard.get': 'takes no ids',
  'availabilityRequests.answerNone': { prepare: () => unknown, input: id => ({ id }) },
  'availabilityRequests.chatters': 'takes no ids',
  'availabilityRequests.mine': 'takes no ids',
  'availabilityRequests.remind': 'takes no ids',
  'availabilityRequests.send': ofPerson(id => ({ duration: '1week', profileIds: [id] })),
  'delivery.failed': 'takes no ids',
  'delivery.own': 'takes no ids',
  'delivery.retry': { prepare: () => unknown, input: id => ({ channel: 'email', id }) },
  'delivery.retryAll': 'takes no ids',
  'delivery.rules': 'takes no ids',
  'delivery.saveOwn': 'takes no ids',
  'delivery.saveRules': 'takes no ids',
  'telegram.autoConfigureUser': ofPerson(profileId => ({ profileId })),
  'telegram.linkByChatId': 'takes no ids',
  'telegram.setActive': 'takes no ids',
  'telegram.startLink': 'takes no ids',
  'telegram.status': 'takes no ids',
  'telegram.unlink': 'takes no ids',
  'images.upload': 'takes no ids',
  'platforms.list': 'takes no ids',
  'platforms.reorder': 'takes no ids',
  'platforms.setEnabled': 'takes no ids',
  'platforms.add': 'takes no ids',
  'platforms.usage': 'takes no ids',
  'platforms.remove': 'takes no ids',
  'schedule.move': ofSeat(assignmentId => ({ assignmentId, date: nextMonday, shiftId: 'late', seat: 1 })),
  'schedule.clear': ofGroup(groupId => ({ groupId, week: '2026-W48', version: 0 })),
  'schedule.copy': ofGroup(groupId => ({ groupId, from: '2026-W48', to: ['2026-W49'] })),
  'schedule.seatAll': ofGroup(groupId => ({ groupId, seats: [{ ...oneSeat, reason: null }] })),
  'schedule.unseatAll': ofGroup(groupId => ({ groupId, seats: [oneSeat] })),
  'schedule.pin': ofGroup(groupId => ({ seats: [{ groupId, ...oneSeat }], isPinned: true })),
  'agencyWeek.get': 'takes no ids',
  'agencyWeek.gaps': 'takes no ids',
  'agencyWeek.openings': ofPerson(profileId => ({ profileId, date: nextMonday })),
  'agencyWeek.assign': ofGroup(groupId => ({ seats: [{ groupId, ...oneSeat, reason: null }] })),
  'agencyWeek.move': ofGroup(groupId => ({
    from: { groupId, ...oneSeat },
    to: { groupId, date: nextMonday, shiftId: 'late', seat: 1 },
  })),
  'agencyWeek.give': ofGroup(groupId => ({ seat: { groupId, ...oneSeat }, to: unknown })),
  'agencyWeek.free': ofGroup(groupId => ({ seats: [{ groupId, ...oneSeat }] })),
  'agencyWeek.copy': ofGroup(groupId => ({ groupIds: [groupId], from: '2026-W48', to: ['2026-W49'] })),
  'agencyWeek.publish': ofGroup(groupId => ({ week: '2026-W48', groups: [{ groupId, version: 0 }] })),
  'schedule.setNote': ofGroup(groupId => ({ groupId, date: nextMonday, shiftId: 'early', seat: 1, note: 'Achtung' })),
  'planningRules.get': 'takes no ids',
  'planningRules.save': 'takes no ids',
  'ownShifts.decline': ofSeat(assignmentId => ({ assignmentId, reason: 'krank' })),
  'scheduleOverview.groups': 'takes no ids',
  'scheduleOverview.chatters': 'takes no ids',
  'sample.remove': 'takes no ids',
  'sample.state': 'takes no ids',
  'scoreboard.board': 'takes no ids',
  'scoreboard.exportCsv': 'takes no ids',
  'scoreboard.exportXlsx': 'takes no ids',
  'scoreboard.original': ofUpload(id => ({ id })),
  'scoreboard.preview': 'takes no ids',
  'scoreboard.rewards': 'takes no ids',
  // comes with a file: foreign profiles are tried in the feature's own tests
  'scoreboard.save': { triedIn: 'src/features/work/scoreboard/server/uploads.test.ts' },
  'scoreboard.saveRewards': 'takes no ids',
  'scoreboard.undo': ofUpload(id => ({ id })),
  'scoreboard.uploads': 'takes no ids',
  'scoreboard.year': 'takes no ids',
  'shifts.impact': ofShift(id => ({ id })),
}
