import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { invitationRoles } from './roles.ts'

export const zInvitationRole = z.enum(invitationRoles, 'input.invalid')

/** 32 random bytes as base64url; anything else is nobody's token, not an error of its own. */
export const zToken = z.string('input.required').trim().min(1, 'input.required').max(200, 'invitations.linkNotFound')

const instant = z.string().meta({ description: 'An instant, ISO 8601 in UTC' })

/** What the team sees of one that was neither accepted nor revoked. */
export const pendingInvitation = z.object({
  id: zId,
  email: z.string(),
  role: zInvitationRole,
  /** None: the person has left since. */
  inviterName: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
})
export type PendingInvitation = z.infer<typeof pendingInvitation>

/** What whoever holds the link, or owns the address, sees of it. */
export const offer = z.object({
  organizationName: z.string(),
  role: zInvitationRole,
  inviterName: z.string().nullable(),
  expiresAt: instant,
})
export type Offer = z.infer<typeof offer>

/** What the reader of an open invitation does next. */
export const nextSteps = ['register', 'signIn', 'accept', 'otherAddress', 'alreadyMember', 'memberElsewhere'] as const
export type NextStep = (typeof nextSteps)[number]
