import { os } from '@orpc/server'
import { Refusal } from '#kit/refusal.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { missingToPlan } from '../policy.ts'

/** After `asMember`: the endpoints name one permission, planning by itself takes two. */
export const asPlanner = os.$context<{ readonly member: Member }>().middleware(({ context, next }) => {
  const permission = missingToPlan(context.member.actor)
  if (permission) throw new Refusal('permissions.missing', { permission })
  return next()
})
