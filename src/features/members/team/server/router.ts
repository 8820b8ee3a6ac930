import { requestReset } from '#features/access/sign-in/server/recovery.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { memberRouter } from '#features/foundation/permissions/server/member-router.ts'
import { teamContract } from '../contract.ts'
import * as actions from './manage-members.ts'

export const teamRouter = (kept: readonly PersonalData[]) =>
  memberRouter(teamContract, {
    list: actions.list,
    update: (member, input) => actions.update(member, kept, input),
    lock: (member, { id }) => actions.lockMember(member, kept, id),
    unlock: actions.unlockMember,
    remove: (member, { id }) => actions.removeMember(member, kept, id),
    changeEmail: actions.changeEmail,
    resetSecondFactor: actions.resetSecondFactor,
    endSessions: actions.endSessionsOfMember,
    sendReset: async (member, { id }, context) => {
      await requestReset(context, await actions.startMemberPasswordReset(member, id), member.actor.profileId)
      return { isMailed: context.services.mailer.delivers }
    },
  })
