import { z } from 'zod'
import { creates, endpoint } from '#features/foundation/permissions/endpoint.ts'
import { toPlanAutomatically } from './policy.ts'
import {
  applications,
  applied,
  applyInput,
  assignInput,
  criteriaInput,
  openSeatQuestion,
  openSeatExplanation,
  storedCriteria,
  oneApplication,
  oneProposal,
  oneRun,
  ofWeek,
  proposal,
  proposals,
  question,
  runs,
  seatQuestion,
  seatWhy,
  undoneApplication,
} from './schema.ts'

export const autoplanContract = {
  criteria: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/criteria',
      summary: 'Returns the stored order of criteria and the rules that may be broken',
    })
    .output(storedCriteria),
  saveCriteria: endpoint('member', toPlanAutomatically)
    .route({ method: 'PUT', path: '/autoplan/criteria', summary: 'Saves the order of criteria for the organization' })
    .input(criteriaInput)
    .output(z.object({})),
  start: endpoint('member', toPlanAutomatically)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/autoplan/runs',
      successStatus: 201,
      summary: 'Starts scheduling one to four weeks; the result is a proposal',
    })
    .input(question)
    .output(z.object({ runId: z.string() })),
  runs: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/{week}/runs',
      summary: 'Returns the progress of runs of a week, including queued ones',
    })
    .input(ofWeek)
    .output(runs),
  cancel: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/runs/{runId}/cancel',
      summary: 'Stops a run and keeps the best result so far as a proposal',
    })
    .input(oneRun)
    .output(z.object({})),
  proposals: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/{week}/proposals',
      summary: 'Lists up to five proposals of a week and the current schedule with their figures',
    })
    .input(ofWeek)
    .output(proposals),
  remove: endpoint('member', toPlanAutomatically)
    .route({ method: 'DELETE', path: '/autoplan/proposals/{proposalId}', summary: 'Discards a proposal' })
    .input(oneProposal)
    .output(z.object({})),
  proposal: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}',
      summary: 'Returns the changes and open shifts of a proposal',
    })
    .input(oneProposal)
    .output(proposal),
  explainSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/seats/{groupId}/{date}/{shiftId}/{seat}/{profileId}',
      summary: 'Explains a proposed assignment with the next best member and the cost of the swap',
    })
    .input(seatQuestion)
    .output(seatWhy),
  explainOpenSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/open-seats/{groupId}/{date}/{shiftId}',
      summary: 'Explains an open shift with the reasons that exclude members and the options to fill it',
    })
    .input(openSeatQuestion)
    .output(openSeatExplanation),
  apply: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/apply',
      summary: 'Applies a proposal or part of it as drafts and returns refused assignments',
    })
    .input(applyInput)
    .output(applied),
  assign: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/assign',
      summary: 'Assigns other members than proposed and returns refused assignments',
    })
    .input(assignInput)
    .output(applied),
  applications: endpoint('member', toPlanAutomatically)
    .route({ method: 'GET', path: '/autoplan/{week}/applications', summary: 'Lists the proposals applied in a week' })
    .input(ofWeek)
    .output(applications),
  undo: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/applications/{applicationId}/undo',
      summary: 'Undoes unchanged assignments of an applied proposal within 24 hours and returns the others',
    })
    .input(oneApplication)
    .output(undoneApplication),
}
