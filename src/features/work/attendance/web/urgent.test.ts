import { expect, it } from 'vitest'
import type { DutyGroup, DutySeat } from '../schema.ts'
import { countsOf, sortedDutyGroups, urgentOf } from './urgent.ts'

const seat = (standing: DutySeat['standing'], startsAt = '2026-11-23T07:00:00Z'): DutySeat =>
  ({ standing, startsAt, dueAt: startsAt, endsAt: startsAt, groupName: '', person: null, isConfirmed: false }) as never

const group = (groupName: string, now: DutySeat[], next: DutySeat[]): DutyGroup =>
  ({ groupId: groupName, groupName, color: 'blue', now, next, replaced: [] }) as never

it('of every group it says who follows: where nobody is on, too', () => {
  const later = seat('ahead', '2026-11-23T15:00:00Z')
  const duty = {
    now: '2026-11-23T08:00:00Z',
    changesAt: null,
    groups: [
      group('Luna', [seat('on')], [later]),
      group('Nova', [seat('missing')], [later]),
      group('Mila', [], [later]),
      group('Cleo', [seat('gap')], []),
    ],
  }
  expect(sortedDutyGroups(duty, true).map(({ groupName }) => groupName)).toEqual(['Luna', 'Nova', 'Mila'])
  expect(urgentOf(duty).map(one => one.group.groupName)).toEqual(['Nova', 'Cleo'])
})

it('calls for action where a member left early and where a running plan is not published, a plan once a shift', () => {
  const duty = {
    now: '2026-11-23T08:00:00Z',
    changesAt: null,
    groups: [
      group('Luna', [seat('left_early'), seat('on')], []),
      group(
        'Nova',
        [1, 2, 3].map(() => seat('unpublished')),
        [],
      ),
      group('Mila', [seat('late')], []),
    ],
  }
  expect(urgentOf(duty).map(({ urgency, group: { groupName } }) => [urgency, groupName])).toEqual([
    ['left', 'Luna'],
    ['unpublished', 'Nova'],
    ['late', 'Mila'],
  ])
  expect(countsOf(duty)).toMatchObject({ left: 1, unpublished: 3, late: 1, on: 1 })
})
