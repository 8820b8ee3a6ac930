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
      summary: 'Request vacation; creates one request per run of consecutive days',
    })
    .input(newRequests)
    .output(createdRequests),
  mine: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-requests', summary: 'List your vacation requests, newest first' })
    .input(pageQuestion)
    .output(requestPage),
  withdraw: endpoint('member')
    .route({ method: 'DELETE', path: '/me/vacation-requests/{id}', summary: 'Withdraw your pending vacation request' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
  blocks: endpoint('member')
    .route({ method: 'GET', path: '/me/vacation-blocks', summary: 'Get your current and upcoming vacation' })
    .output(vacationBlocks),
  board: endpoint('member', 'view_vacation_requests_board')
    .route({
      method: 'GET',
      path: '/vacation-requests',
      summary: 'List vacation requests; only yours without manager rights',
    })
    .input(pageQuestion)
    .output(requestPage),
  find: endpoint('role:admin')
    .route({
      method: 'GET',
      path: '/vacation-requests/{id}',
      summary: 'Get a vacation request and the effects of approving it',
    })
    .input(z.object({ id: zId }))
    .output(decisionView),
  decide: endpoint('role:admin')
    .route({
      method: 'PUT',
      path: '/vacation-requests/{id}/status',
      summary: 'Approve or reject a vacation request, or revert the decision',
    })
    .input(decision)
    .output(vacationRequest),
  remove: endpoint('member')
    .route({ method: 'DELETE', path: '/vacation-requests/{id}', summary: 'Delete a vacation request in any status' })
    .input(z.object({ id: zId }))
    .output(z.object({})),
}
