import { z } from 'zod'
import { zTimestamp, zZone } from '#kit/schema.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { firstSteps, stepStates } from './rules.ts'

const steps = z.array(z.object({ step: z.enum(firstSteps), state: z.enum(stepStates) }))
export type Steps = z.infer<typeof steps>

/** `steps` is empty for whoever is not new, or has put them away. */
export const ownSteps = z.object({ steps })
export type OwnSteps = z.infer<typeof ownSteps>

const newcomer = z.object({
  profileId: z.string(),
  fullName: z.string(),
  /** ISO instant */
  joinedAt: zTimestamp,
  steps,
})
export type FirstSteps = z.infer<typeof newcomer>

const nothing = z.object({})

export const firstStepsContract = {
  own: endpoint('member')
    .route({ method: 'GET', path: '/me/first-steps', summary: 'List the first steps of a new member' })
    .output(ownSteps),
  setTimeZone: endpoint('member')
    .route({
      method: 'PUT',
      path: '/me/first-steps/time-zone',
      summary: "Set your time zone; the organization's zone is also a valid answer",
    })
    .input(z.object({ timeZone: zZone }))
    .output(nothing),
  skipMessenger: endpoint('member')
    .route({ method: 'PUT', path: '/me/first-steps/messenger', summary: 'Skip connecting a messenger' })
    .output(nothing),
  dismiss: endpoint('member')
    .route({ method: 'DELETE', path: '/me/first-steps', summary: 'Dismiss the first steps' })
    .output(nothing),
  team: endpoint('member', 'page_team')
    .route({
      method: 'GET',
      path: '/team/first-steps',
      summary: 'List members who joined in the last 30 days and their progress, newest first',
    })
    .output(z.array(newcomer)),
}
