import { expect, it } from 'vitest'
import type { PersonLine } from './drafting.ts'
import { faultsOf } from './check-line.ts'

const line = (at: number, email: string, more: Partial<PersonLine> = {}): PersonLine => ({
  line: at,
  name: '',
  email,
  role: null,
  groupIds: [],
  language: null,
  ...more,
})

it('says of each line that invites nobody why, and lets the first of an address stand', () => {
  const faults = faultsOf(
    [
      line(2, 'kim@x.test'),
      line(3, ' '),
      line(4, 'kim at x.test'),
      line(5, 'KIM@X.TEST'),
      line(6, 'jürgen@müller.test'),
      line(7, 'jürgen@xn--mller-kva.test'),
      line(8, 'member@x.test'),
      line(9, 'invited@x.test'),
      line(10, 'a@x.test', { name: 'K' }),
      line(11, 'b@x.test', { name: 'Kim\u202Eslebla' }),
      line(12, 'c@x.test', { role: 'admin' }),
      line(13, 'd@x.test', { groupIds: ['gone'] }),
      line(14, 'e@x.test', { name: 'Kim Albers', role: 'team_lead', groupIds: ['luna'], language: 'de' }),
    ],
    {
      standing: email => (email === 'member@x.test' ? 'member' : email === 'invited@x.test' ? 'invited' : undefined),
      mayInvite: role => role !== 'admin',
      isGroup: id => id === 'luna',
    },
  )
  expect(faults.map(({ line: at, fault, above }) => [at, fault, above].filter(each => each !== null))).toEqual([
    [3, 'emailMissing'],
    [4, 'notAnAddress'],
    [5, 'double', 2],
    [7, 'double', 6],
    [8, 'member'],
    [9, 'invited'],
    [11, 'name'],
    [12, 'role'],
    [13, 'groupGone'],
  ])
})
