import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zUntrimmedText, zId } from '#kit/schema.ts'
import { lineFaults } from './addresses.ts'
import { invitationRoles } from './roles.ts'

export const zInvitationRole = z.enum(invitationRoles, 'input.invalid')

/** 32 random bytes as base64url; anything else is nobody's token, not an error of its own. */
export const zToken = z.string('input.required').trim().min(1, 'input.required').max(200, 'invitations.linkNotFound')

/** What somebody finds there who joins. */
export const zGroupIds = z.array(zId).max(50, 'input.tooMany').default([])
/** Null: everybody reads as they come. */
export const zPresetLanguage = z.enum(languages, 'input.invalid').nullable().default(null)

/** Read line by line, so that one bad letter costs one line. */
export const zAddressText = zUntrimmedText(50_000, 'input.tooLong').meta({
  description: 'Addresses, one a line or parted by commas or semicolons, also as `Name <address>`',
})

const badLine = z.object({ line: z.number().int(), text: z.string(), fault: z.enum(lineFaults) })

export const listChecked = z.object({
  /** Who would be invited. */
  good: z.array(z.object({ line: z.number().int(), email: z.string(), name: z.string().nullable() })),
  bad: z.array(badLine),
})
export type CheckedInvitationList = z.infer<typeof listChecked>

export const listSent = z.object({
  /** False: nothing was sent; the links have to be handed over. */
  hasMailServer: z.boolean(),
  invited: z.array(z.object({ email: z.string(), link: z.string(), isMailed: z.boolean() })),
  bad: z.array(badLine),
})
export type SentInvitationList = z.infer<typeof listSent>

const instant = z.string().meta({ description: 'An instant, ISO 8601 in UTC' })

/** What the team sees of one that was neither accepted nor revoked. */
export const pendingInvitation = z.object({
  id: zId,
  email: z.string(),
  role: zInvitationRole,
  /** The name that the inviter proposed; null: none. */
  proposedName: z.string().nullable(),
  /** Names of the groups that the invitee comes into, as far as they exist. */
  groups: z.array(z.string()),
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
export type InvitationOffer = z.infer<typeof offer>

/** What the reader of an open invitation does next. */
export const nextSteps = ['register', 'signIn', 'accept', 'otherAddress', 'alreadyMember', 'memberElsewhere'] as const
export type InvitationStep = (typeof nextSteps)[number]
