import { toAnswerRequests } from './policy.ts'
import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { invitedChatter, newRequests, ownRequest } from './schema.ts'

const counted = z.object({ requested: z.number().int() })

export const availabilityRequestsContract = {
  chatters: endpoint('role:admin')
    .route({ method: 'GET', path: '/availability-requests', summary: 'Chatters by name, each with the newest request' })
    .output(z.array(invitedChatter)),
  send: endpoint('role:admin')
    .meta(creates)
    .route({
      method: 'POST',
      path: '/availability-requests',
      successStatus: 201,
      summary: 'Asks chatters by the bot for their availability; a message that fails holds up no other',
    })
    .input(newRequests)
    .output(counted.extend({ endDate: z.string() })),
  remind: endpoint('role:admin')
    .route({
      method: 'POST',
      path: '/availability-requests/reminders',
      summary: 'Reminds those who have not answered and whose span is not over',
    })
    .output(counted),
  mine: endpoint('member', toAnswerRequests)
    .route({ method: 'GET', path: '/me/availability-requests', summary: 'What one is asked for and has not answered' })
    .output(z.array(ownRequest)),
  answerNone: endpoint('member', toAnswerRequests)
    .route({
      method: 'POST',
      path: '/me/availability-requests/{id}/none',
      summary: 'Says that there is no availability within the span',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
  undoNone: endpoint('member', toAnswerRequests)
    .route({
      method: 'POST',
      path: '/me/availability-requests/{id}/none/undo',
      summary: 'Undoes that there is no availability within the span, for five minutes',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
