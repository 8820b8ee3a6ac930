import { z } from 'zod'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { openSeatExplanation, openSeatQuestion, seatQuestion, seatWhy } from './explanation.ts'
import { toPlanAutomatically } from './policy.ts'
import {
  applications,
  applied,
  applyInput,
  assignInput,
  criteriaInput,
  storedCriteria,
  oneApplication,
  oneProposal,
  oneRun,
  ofWeek,
  proposal,
  proposals,
  question,
  runs,
  undoneApplication,
} from './schema.ts'

export const autoplanContract = {
  criteria: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/criteria',
      summary: "Get the organization's order of criteria and the rules that may be broken",
    })
    .output(storedCriteria),
  saveCriteria: endpoint('member', toPlanAutomatically)
    .route({ method: 'PUT', path: '/autoplan/criteria', summary: "Save the organization's order of criteria" })
    .input(criteriaInput)
    .output(z.object({})),
  start: endpoint('member', toPlanAutomatically)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/autoplan/runs',
      successStatus: 201,
      summary: 'Generate a proposal for one to four weeks; does not change the schedule',
    })
    .input(question)
    .output(z.object({ runId: z.string() })),
  runs: endpoint('member', toPlanAutomatically)
    .route({ method: 'GET', path: '/autoplan/{week}/runs', summary: 'List the runs of a week with progress and queue' })
    .input(ofWeek)
    .output(runs),
  cancel: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/runs/{runId}/cancel',
      summary: 'Cancel a run; keeps the best result so far',
    })
    .input(oneRun)
    .output(z.object({})),
  proposals: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/{week}/proposals',
      summary: 'List up to five proposals of a week with figures, and the current schedule',
    })
    .input(ofWeek)
    .output(proposals),
  remove: endpoint('member', toPlanAutomatically)
    .route({ method: 'DELETE', path: '/autoplan/proposals/{proposalId}', summary: 'Delete a proposal' })
    .input(oneProposal)
    .output(z.object({})),
  proposal: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}',
      summary: 'Get the assignments and open seats of a proposal',
    })
    .input(oneProposal)
    .output(proposal),
  explainSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/seats/{groupId}/{date}/{shiftId}/{seat}/{profileId}',
      summary: 'Explain why a person was chosen, who came next, and what a swap would cost',
    })
    .input(seatQuestion)
    .output(seatWhy),
  explainOpenSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/open-seats/{groupId}/{date}/{shiftId}',
      summary: 'Explain why a seat stays open and the smallest change that would fill it',
    })
    .input(openSeatQuestion)
    .output(openSeatExplanation),
  apply: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/apply',
      summary: 'Apply a proposal fully or partly, under the rules for manual assignments; returns the ones that failed',
    })
    .input(applyInput)
    .output(applied),
  assign: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/assign',
      summary: 'Assign other people than proposed, as part of the proposal; returns the ones that failed',
    })
    .input(assignInput)
    .output(applied),
  applications: endpoint('member', toPlanAutomatically)
    .route({ method: 'GET', path: '/autoplan/{week}/applications', summary: 'List the proposals applied in a week' })
    .input(ofWeek)
    .output(applications),
  undo: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/applications/{applicationId}/undo',
      summary: 'Undo an applied proposal within 24 hours; keeps and returns assignments that were changed since',
    })
    .input(oneApplication)
    .output(undoneApplication),
}
