import { aGroup } from './factories.ts'
import { everybody, members, planners, signedIn, type Who } from './matrix-callers.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'

const ofInvitation = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await there.olivia.api.invitations.send({ email: 'neu@example.test' })).id,
  input,
})
const ofJoinLink = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await there.olivia.api.joinLinks.create({ maxUses: 10, hours: 24 })).id,
  input,
})
const ofImport: Foreign = {
  prepare: async there =>
    (await there.olivia.api.imports.send({ fileName: 'team.csv', lines: [{ line: 2, email: 'neu@example.test' }] })).id,
  input: id => ({ id }),
}
const lineOf = (groupId: string) => ({ line: 2, email: 'neu@example.test', groupIds: [groupId] })
const ofGroup = (input: Foreign['input']): Foreign => ({ prepare: async there => (await aGroup(there)).id, input })

/** The ways in, and what somebody does first who has come. */
export const joiningInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'invitations.accept': 'takes no ids',
  'invitations.acceptMine': ofInvitation(id => ({ id })),
  'firstSteps.own': 'takes no ids',
  'firstSteps.setTimeZone': 'takes no ids',
  'firstSteps.skipMessenger': 'takes no ids',
  'firstSteps.dismiss': 'takes no ids',
  'firstSteps.team': 'takes no ids',
  'invitations.checkList': 'takes no ids',
  'invitations.sendList': ofGroup(id => ({ text: 'neu@example.test', groupIds: [id] })),
  // a group of elsewhere is one that is not there
  'imports.check': { ...ofGroup(id => ({ lines: [lineOf(id)] })), isList: true },
  'imports.list': 'takes no ids',
  'imports.read': 'takes no ids',
  'imports.send': ofGroup(id => ({ fileName: 'team.csv', lines: [lineOf(id)] })),
  'imports.undo': ofImport,
  'joinLinks.list': 'takes no ids',
  'joinLinks.create': ofGroup(id => ({ maxUses: 10, hours: 24, groupIds: [id] })),
  'joinLinks.end': ofJoinLink(id => ({ id })),
  'joinLinks.look': 'takes no ids',
  'joinLinks.register': 'takes no ids',
  'joinLinks.accept': 'takes no ids',
  'invitations.link': ofInvitation(id => ({ id })),
  'invitations.list': 'takes no ids',
  'invitations.look': 'takes no ids',
  'invitations.mine': 'takes no ids',
  'invitations.register': 'takes no ids',
  'invitations.resend': ofInvitation(id => ({ id })),
  'invitations.revoke': ofInvitation(id => ({ id })),
  'invitations.send': 'takes no ids',
}

export const joiningAdmitted: Readonly<Record<string, readonly Who[]>> = {
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
  'firstSteps.own': members,
  'firstSteps.setTimeZone': members,
  'firstSteps.skipMessenger': members,
  'firstSteps.dismiss': members,
  'firstSteps.team': planners,
  'invitations.checkList': planners,
  'invitations.sendList': planners,
  'imports.check': planners,
  'imports.list': planners,
  'imports.read': planners,
  'imports.send': planners,
  'imports.undo': planners,
  'joinLinks.list': planners,
  'joinLinks.create': planners,
  'joinLinks.end': planners,
  'joinLinks.look': everybody,
  'joinLinks.register': everybody,
  'joinLinks.accept': signedIn,
}
