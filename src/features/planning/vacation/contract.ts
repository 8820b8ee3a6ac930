import { z } from 'zod'
import { zId } from '#kit/schema.ts'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import {
  createdRequests,
  decision,
  decisionView,
  newRequests,
  pageQuestion,
  requestPage,
  vacationBlocks,
  vacationRequest,
} from './schema.ts'

export const vacationContract = {
  request: endpoint('member', 'page_shifts')
    .meta(creates)
    .route({
      method: 'POST',
      path: '/vacation-requests',
      successStatus: 201,
      summary: 'Asks for days off, a request for each run of days',
    })
    .input(newRequests)
    .output(createdRequests),
  mine: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-requests', summary: 'Your vacation requests, newest first' })
    .input(pageQuestion)
    .output(requestPage),
  withdraw: endpoint('member')
    .route({ method: 'DELETE', path: '/me/vacation-requests/{id}', summary: 'Withdraws your pending request' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
  blocks: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-blocks', summary: 'The vacation one is on, and what comes next' })
    .output(vacationBlocks),
  board: endpoint('member', 'view_vacation_requests_board')
    .route({
      method: 'GET',
      path: '/vacation-requests',
      summary: "Everybody's requests; without being a leader one's own",
    })
    .input(pageQuestion)
    .output(requestPage),
  find: endpoint('role:admin')
    .route({ method: 'GET', path: '/vacation-requests/{id}', summary: 'A request and what approving it would do' })
    .input(z.object({ id: zId }))
    .output(decisionView),
  decide: endpoint('role:admin')
    .route({ method: 'PUT', path: '/vacation-requests/{id}/status', summary: 'Approves, rejects or takes that back' })
    .input(decision)
    .output(vacationRequest),
  remove: endpoint('member')
    .route({ method: 'DELETE', path: '/vacation-requests/{id}', summary: 'Deletes a request, whatever its status' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
