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
      summary: 'Requests vacation, one request for each run of days',
    })
    .input(newRequests)
    .output(createdRequests),
  mine: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-requests', summary: 'Lists your vacation requests, newest first' })
    .input(pageQuestion)
    .output(requestPage),
  withdraw: endpoint('member')
    .route({ method: 'DELETE', path: '/me/vacation-requests/{id}', summary: 'Withdraws your pending request' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
  blocks: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-blocks', summary: 'Returns your current and upcoming vacation' })
    .output(vacationBlocks),
  board: endpoint('member', 'view_vacation_requests_board')
    .route({
      method: 'GET',
      path: '/vacation-requests',
      summary: 'Lists all vacation requests, or only your own without the right to decide',
    })
    .input(pageQuestion)
    .output(requestPage),
  find: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/vacation-requests/{id}',
      summary: 'Returns a vacation request and the effect of approving it',
    })
    .input(z.object({ id: zId }))
    .output(decisionView),
  decide: endpoint('role:admin')
    .route({
      method: 'PUT',
      path: '/vacation-requests/{id}/status',
      summary: 'Approves, declines or reopens a vacation request',
    })
    .input(decision)
    .output(vacationRequest),
  remove: endpoint('member')
    .route({ method: 'DELETE', path: '/vacation-requests/{id}', summary: 'Deletes a vacation request in any status' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
