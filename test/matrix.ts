import { timeOfDay } from '#kit/time-of-day.ts'
import { aCreator, aGroup, aPublishedSeat, aVacationRequest, nextMonday } from './factories.ts'
import type { Office } from './world.ts'

/** Who may call: `newcomer` is signed in without an organisation. */
export type Who = 'nobody' | 'newcomer' | 'locked' | 'chatter' | 'team_lead' | 'admin' | 'owner'

const everybody: readonly Who[] = ['nobody', 'newcomer', 'locked', 'chatter', 'team_lead', 'admin', 'owner']
const signedIn: readonly Who[] = everybody.filter(who => who !== 'nobody')
const members: readonly Who[] = ['chatter', 'team_lead', 'admin', 'owner']
const planners: readonly Who[] = ['team_lead', 'admin', 'owner']
const managers: readonly Who[] = ['admin', 'owner']

/** Every endpoint with those it lets through, written down by hand: a new one without a line here fails the suite. */
export const admitted: Readonly<Record<string, readonly Who[]>> = {
  'accounts.openReset': everybody,
  'accounts.register': everybody,
  'accounts.requestReset': everybody,
  'accounts.requestVerification': everybody,
  'accounts.resetPassword': everybody,
  'accounts.session': everybody,
  'accounts.signIn': everybody,
  'accounts.signOut': signedIn,
  'accounts.verifyEmail': everybody,
  'auditLog.export': managers,
  'auditLog.list': managers,
  'availability.copy': members,
  'availability.setCells': members,
  'availability.team': managers,
  'availability.week': members,
  'creatorGroups.accounts': planners,
  'creatorGroups.create': planners,
  'creatorGroups.get': planners,
  'creatorGroups.list': planners,
  'creatorGroups.remove': planners,
  'creatorGroups.update': planners,
  'creators.create': managers,
  'creators.list': planners,
  'creators.remove': managers,
  'creators.update': managers,
  'invitations.accept': signedIn,
  'invitations.acceptMine': signedIn,
  'invitations.link': planners,
  'invitations.list': planners,
  'invitations.look': everybody,
  'invitations.mine': signedIn,
  'invitations.register': everybody,
  'invitations.resend': planners,
  'invitations.revoke': planners,
  'invitations.send': planners,
  'onboarding.createOrganization': signedIn,
  'onboarding.setUp': everybody,
  'onboarding.state': everybody,
  'ownAccount.changePassword': members,
  'ownAccount.endOtherSessions': members,
  'ownAccount.endSession': members,
  'ownAccount.sessions': members,
  'people.list': members,
  'people.setLanguage': members,
  'permissions.save': managers,
  'permissions.templates': managers,
  'preferences.find': members,
  'preferences.save': members,
  'schedule.assign': planners,
  'schedule.candidates': planners,
  'schedule.confirm': members,
  'schedule.next': members,
  'schedule.plan': planners,
  'schedule.publish': planners,
  'schedule.remove': planners,
  'settings.infoBox': members,
  'settings.saveInfoBox': managers,
  'settings.shiftManagers': managers,
  'shifts.create': managers,
  'shifts.list': members,
  'shifts.remove': managers,
  'shifts.reorder': managers,
  'shifts.update': managers,
  'team.endSessions': managers,
  'team.list': planners,
  'team.lock': managers,
  'team.sendReset': managers,
  'team.unlock': managers,
  'team.update': managers,
  'vacation.blocks': members,
  'vacation.board': planners,
  'vacation.decide': managers,
  'vacation.find': managers,
  'vacation.mine': members,
  'vacation.remove': members,
  'vacation.request': members,
  'vacation.withdraw': members,
}

interface Foreign {
  /** Makes something in the other organisation and says its id. */
  prepare(there: Office): Promise<string> | string
  /** A call about it that would hold for one's own. */
  input(id: string): unknown
  /** An id that is nobody's, where it is not of the usual form. */
  readonly missing?: string
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
const ofPerson = (input: Foreign['input']): Foreign => ({ prepare: there => there.kim.id, input })
const ofVacation = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aVacationRequest(there)).id,
  input,
})
const ofInvitation = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await there.olivia.api.invitations.send({ email: 'neu@example.test' })).id,
  input,
})
const cells = [{ date: '2026-11-24', shiftId: 'early', marking: 'available' }]

/** For every endpoint how to try it on another organisation's things. */
export const foreignInputs: Readonly<Record<string, Foreign | 'takes no ids'>> = {
  'accounts.openReset': 'takes no ids',
  'accounts.register': 'takes no ids',
  'accounts.requestReset': 'takes no ids',
  'accounts.requestVerification': 'takes no ids',
  'accounts.resetPassword': 'takes no ids',
  'accounts.session': 'takes no ids',
  'accounts.signIn': 'takes no ids',
  'accounts.signOut': 'takes no ids',
  'accounts.verifyEmail': 'takes no ids',
  'auditLog.export': 'takes no ids',
  'auditLog.list': 'takes no ids',
  'availability.copy': ofPerson(profileId => ({ from: '2026-W48', to: ['2026-W49'], profileId })),
  'availability.setCells': ofPerson(profileId => ({ week: '2026-W48', profileId, cells })),
  'availability.team': 'takes no ids',
  'availability.week': ofPerson(profileId => ({ week: '2026-W48', profileId })),
  'creatorGroups.accounts': 'takes no ids',
  'creatorGroups.create': ofLink(id => ({ ...group, creatorLinkIds: [id] })),
  'creatorGroups.get': ofGroup(id => ({ id })),
  'creatorGroups.list': 'takes no ids',
  'creatorGroups.remove': ofGroup(id => ({ id })),
  'creatorGroups.update': ofGroup(id => ({ ...group, id, version: 1, creatorLinkIds: [unknown] })),
  'creators.create': 'takes no ids',
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
  'onboarding.createOrganization': 'takes no ids',
  'onboarding.setUp': 'takes no ids',
  'onboarding.state': 'takes no ids',
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
  'schedule.assign': ofGroup(groupId => ({ groupId, date: nextMonday, shiftId: 'early', seat: 1, profileId: unknown })),
  'schedule.candidates': ofGroup(groupId => ({ groupId, date: nextMonday, shiftId: 'early' })),
  'schedule.confirm': ofSeat(assignmentId => ({ assignmentId })),
  'schedule.next': 'takes no ids',
  'schedule.plan': ofGroup(groupId => ({ groupId, week: '2026-W48' })),
  'schedule.publish': ofGroup(groupId => ({ groupId, week: '2026-W48', version: 0 })),
  'schedule.remove': ofSeat(assignmentId => ({ assignmentId })),
  'settings.infoBox': 'takes no ids',
  'settings.saveInfoBox': ofPerson(id => ({ shift_manager_id: id })),
  'settings.shiftManagers': 'takes no ids',
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
  'vacation.blocks': 'takes no ids',
  'vacation.board': 'takes no ids',
  'vacation.decide': ofVacation(id => ({ id, version: 1, move: 'approve' })),
  'vacation.find': ofVacation(id => ({ id })),
  'vacation.mine': 'takes no ids',
  'vacation.remove': ofVacation(id => ({ id })),
  'vacation.request': ofShift(shiftId => ({ week: '2026-W48', dates: [nextMonday], shiftId, reason: 'Familie' })),
  'vacation.withdraw': ofVacation(id => ({ id })),
}
