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
      summary: 'The order of criteria that the organisation keeps, and which rules may be broken at all',
    })
    .output(storedCriteria),
  saveCriteria: endpoint('member', toPlanAutomatically)
    .route({ method: 'PUT', path: '/autoplan/criteria', summary: 'Keeps an order of criteria for the organisation' })
    .input(criteriaInput)
    .output(z.object({})),
  start: endpoint('member', toPlanAutomatically)
    .meta(creates)
    .route({
      method: 'POST',
      path: '/autoplan/runs',
      successStatus: 201,
      summary: 'Has one to four weeks planned; what comes of it is a proposal and changes nothing',
    })
    .input(question)
    .output(z.object({ runId: z.string() })),
  runs: endpoint('member', toPlanAutomatically)
    .route({ method: 'GET', path: '/autoplan/{week}/runs', summary: 'How far plans of a week are, and what waits' })
    .input(ofWeek)
    .output(runs),
  cancel: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/runs/{runId}/cancel',
      summary: 'Ends a run; the best that it has found until then is kept',
    })
    .input(oneRun)
    .output(z.object({})),
  proposals: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/{week}/proposals',
      summary: 'Up to five proposals of a week beside what stands, each with its figures',
    })
    .input(ofWeek)
    .output(proposals),
  remove: endpoint('member', toPlanAutomatically)
    .route({ method: 'DELETE', path: '/autoplan/proposals/{proposalId}', summary: 'Throws a proposal away' })
    .input(oneProposal)
    .output(z.object({})),
  proposal: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}',
      summary: 'Who would sit where, and what would stay empty',
    })
    .input(oneProposal)
    .output(proposal),
  explainSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/seats/{groupId}/{date}/{shiftId}/{seat}/{profileId}',
      summary: 'Why this person, who came next, and what the swap would cost',
    })
    .input(seatQuestion)
    .output(seatWhy),
  explainOpenSeat: endpoint('member', toPlanAutomatically)
    .route({
      method: 'GET',
      path: '/autoplan/proposals/{proposalId}/open-seats/{groupId}/{date}/{shiftId}',
      summary: 'Who is held from an empty seat by what, and the least that would fill it',
    })
    .input(openSeatQuestion)
    .output(openSeatExplanation),
  apply: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/apply',
      summary: 'Seats people as proposed, all or some of them, by the same rules as by hand; names who could not be',
    })
    .input(applyInput)
    .output(applied),
  assign: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/proposals/{proposalId}/assign',
      summary: 'Seats others than proposed by hand, as a part of the proposal; names who could not be',
    })
    .input(assignInput)
    .output(applied),
  applications: endpoint('member', toPlanAutomatically)
    .route({ method: 'GET', path: '/autoplan/{week}/applications', summary: 'What was taken over in a week' })
    .input(ofWeek)
    .output(applications),
  undo: endpoint('member', toPlanAutomatically)
    .route({
      method: 'POST',
      path: '/autoplan/applications/{applicationId}/undo',
      summary: 'Takes back within 24 hours what nobody has touched since, and says what was left',
    })
    .input(oneApplication)
    .output(undoneApplication),
}
