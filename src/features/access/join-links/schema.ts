import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { zId } from '#kit/schema.ts'
import { offer, zGroupIds, zInvitationRole, zPresetLanguage } from '#features/access/invitations/schema.ts'
import { durations, linkStates, maxJoins, nextSteps } from './rules.ts'

const instant = z.string().meta({ description: 'An instant, ISO 8601 in UTC' })

export const joinLink = z.object({
  id: zId,
  role: zInvitationRole,
  /** Null: everybody reads as they come. */
  language: z.enum(languages).nullable(),
  groupIds: z.array(z.string()),
  maxUses: z.number().int(),
  joins: z.number().int(),
  state: z.enum(linkStates),
  /** None: the person has left since. */
  creatorName: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
})
export type JoinLink = z.infer<typeof joinLink>

export const newJoinLink = z.object({
  role: zInvitationRole.default('chatter'),
  groupIds: zGroupIds,
  language: zPresetLanguage,
  /** How many can join by it. */
  maxUses: z.int('input.range').min(1, 'input.range').max(maxJoins, 'input.range'),
  hours: z.literal([...durations], 'input.invalid'),
})
export type NewJoinLink = z.infer<typeof newJoinLink>

/** What whoever holds the link sees of it. */
export const joinOffer = offer.extend({ next: z.enum(nextSteps) })
export type JoinOffer = z.infer<typeof joinOffer>
