import { implement } from '@orpc/server'
import { requestReset } from '#features/access/sign-in/server/recovery.ts'
import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { admitted, asMember, type RequestContext } from '#features/foundation/permissions/server/procedure.ts'
import { teamContract } from '../contract.ts'
import * as actions from './manage-members.ts'

const team = implement(teamContract).$context<RequestContext>().use(admitted).use(asMember)
const nothing = {}

export const teamRouter = (kept: readonly PersonalData[]) =>
  team.router({
    list: team.list.handler(({ context }) => actions.list(context.member)),
    update: team.update.handler(({ context, input }) => actions.update(context.member, kept, input)),
    lock: team.lock.handler(({ context, input }) => actions.lock(context.member, kept, input.id)),
    unlock: team.unlock.handler(({ context, input }) => actions.unlock(context.member, input.id)),
    remove: team.remove.handler(({ context, input }) => actions.remove(context.member, kept, input.id)),
    changeEmail: team.changeEmail.handler(({ context, input }) =>
      actions.changeEmail(context.member, input.id, input.email),
    ),
    resetSecondFactor: team.resetSecondFactor.handler(({ context, input }) =>
      actions.resetSecondFactor(context.member, input.id).then(() => nothing),
    ),
    endSessions: team.endSessions.handler(({ context, input }) => actions.endSessions(context.member, input.id)),
    sendReset: team.sendReset.handler(async ({ context, input }) => {
      await requestReset(context, await actions.resetAddress(context.member, input.id))
      return { isMailed: context.services.mailer.delivers }
    }),
  })
