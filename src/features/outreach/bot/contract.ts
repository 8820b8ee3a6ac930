import { z } from 'zod'
import { browserEndpoint } from '#features/foundation/permissions/endpoint.ts'

const tap = z.object({
  /** What the button bears, as it was sent. */
  data: z
    .string('input.required')
    .max(64, 'input.tooLong')
    .regex(/^[\w:.!-]+$/, 'input.invalid'),
})

/** What there is to say, and what can be tapped from then on. */
const tapped = z.object({
  said: z.string(),
  buttons: z.array(z.object({ label: z.string(), data: z.string() })),
})

export const botContract = {
  act: browserEndpoint('member')
    .route({
      method: 'POST',
      path: '/me/chat-actions',
      summary: 'Run the action of a message button, as a tap in the chat would',
    })
    .input(tap)
    .output(tapped),
}
