import { z } from 'zod'

/** Why a member is notified in the app only; a device that receives push messages is missing in any case. */
export const unreachable = z.object({
  mail: z.enum(['unproven', 'noServer']),
  chat: z.enum(['none', 'off']),
})
export type Unreachable = z.infer<typeof unreachable>

export const unreachableMember = unreachable.extend({ profileId: z.string() })
export type UnreachableMember = z.infer<typeof unreachableMember>
