import { expect, it } from 'vitest'
import { canBeInvited, requiresApproval, canWorkSeats } from './rules.ts'
import { offerKinds, approvalPolicies } from './states.ts'

it('whoever fits, or is only warned of, may be asked, unless they have said no', () => {
  const asked = (fit: 'fits' | 'warns' | 'blocked', code: string) => canBeInvited({ fit, reasons: [{ code }] })
  expect([asked('fits', 'available'), asked('warns', 'short_rest')]).toEqual([true, true])
  expect([asked('blocked', 'vacation'), asked('warns', 'declined')]).toEqual([false, false])
})

it('a planner has to say yes to all changes, to those that a rule warns of, or to none', () => {
  const needing = (approvalPolicy: (typeof approvalPolicies)[number], warns: boolean) =>
    offerKinds.filter(kind => requiresApproval({ approvalPolicy }, { kind, warns }))
  expect([needing('all', false), needing('all', true)]).toEqual([['give', 'swap'], offerKinds])
  expect([needing('warnings', false), needing('warnings', true)]).toEqual([[], offerKinds])
  expect([needing('none', false), needing('none', true)]).toEqual([[], []])
})

it('a member invited by name with a reason needs no second approval', () => {
  const facts = { kind: 'gap', warns: true, overrideReason: 'Abgesprochen' } as const
  expect(approvalPolicies.filter(approvalPolicy => requiresApproval({ approvalPolicy }, facts))).toEqual([])
})

it('seats are the work of chatters and team leads', () => {
  expect(['owner', 'admin', 'team_lead', 'chatter', 'locked'].filter(canWorkSeats)).toEqual(['team_lead', 'chatter'])
})
