import { toAnswerRequests } from './policy.ts'
import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { invitedChatter, newRequests, ownRequest } from './schema.ts'

const counted = z.object({ requested: z.number().int() })

export const availabilityRequestsContract = {
  chatters: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/availability-requests',
      summary: 'List chatters by name with their latest request',
    })
    .output(z.array(invitedChatter)),
  send: endpoint('role:admin')
    .meta(creates)
    .route({
      method: 'POST',
      path: '/availability-requests',
      successStatus: 201,
      summary: "Request availability from chatters through the bot; failed messages don't block others",
    })
    .input(newRequests)
    .output(counted.extend({ endDate: z.string() })),
  remind: endpoint('role:admin')
    .route({
      method: 'POST',
      path: '/availability-requests/reminders',
      summary: 'Remind chatters who have not answered a current request',
    })
    .output(counted),
  mine: endpoint('member', toAnswerRequests)
    .route({ method: 'GET', path: '/me/availability-requests', summary: 'List your unanswered availability requests' })
    .output(z.array(ownRequest)),
  answerNone: endpoint('member', toAnswerRequests)
    .route({
      method: 'POST',
      path: '/me/availability-requests/{id}/none',
      summary: 'Answer that you have no availability in the requested period',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
  undoNone: endpoint('member', toAnswerRequests)
    .route({
      method: 'POST',
      path: '/me/availability-requests/{id}/none/undo',
      summary: 'Undo the answer "no availability" within five minutes',
    })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
