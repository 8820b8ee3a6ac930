import { expect, it } from 'vitest'
import { de } from '../messages.de.ts'
import { impactLines } from './impact.ts'

const hangs = { published: 150, drafts: 11, people: 3 }

it('says of a shift that is switched off what stays on the plan, and names no day that nobody chose', () => {
  expect(impactLines(de.impact, hangs, true)).toEqual([
    'Neue Plätze gibt es dann nicht mehr. 161 kommende Plätze sind schon besetzt und bleiben im Plan, bis jemand sie leert.',
  ])
  expect(impactLines(de.impact, { ...hangs, published: 0, drafts: 0 }, true)).toEqual([])
})

it('says of new times what keeps the old ones, and whose availability goes over', () => {
  expect(impactLines(de.impact, hangs, false)).toEqual([de.impact.seats(161), de.impact.people(3)])
})
