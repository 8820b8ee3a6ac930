import { describe, expect, it } from 'vitest'
import { addDependentTopics } from './readers.ts'

/** Who reads something of a topic. */
const readersOf = (topic: string) => [...addDependentTopics([topic])].filter(each => each !== topic)

describe('what is read anew with something else', () => {
  it.each(['schedule', 'availability', 'people', 'creatorGroups', 'shifts', 'planningRules'])(
    'is, with %s, the page of the automatic plan: proposals say what has moved',
    topic => expect(readersOf(topic)).toContain('autoplan'),
  )

  it.each(['availabilityRequests', 'contacts', 'people', 'vacation'])(
    'is, with %s, the overview of the organisation',
    topic => expect(readersOf(topic)).toContain('organizationOverview'),
  )

  it.each(['schedule', 'attendance', 'attendance/sheets'])(
    'are, with %s, the shifts that the team and the own profile count',
    topic => expect(readersOf(topic)).toEqual(expect.arrayContaining(['team', 'profile'])),
  )

  it('are, with people, those who can be assigned, who stands in the plan, and the grid of the team', () => {
    expect(readersOf('people')).toEqual(expect.arrayContaining(['schedule', 'availability/team']))
  })

  it('is, with shifts, the order in which somebody likes them', () => {
    expect(readersOf('shifts')).toContain('preferences')
  })

  it('is, with a week that is published, what is free and what somebody is to do next', () => {
    expect(readersOf('schedule/published')).toEqual(['market', 'attendance/own'])
    // a draft is nothing to those who are to work
    expect(readersOf('schedule')).not.toContain('market')
    expect(readersOf('schedule')).toContain('attendance/onDuty')
  })

  it('are, with seats, the hours that are expected of them', () => {
    expect(readersOf('schedule')).toEqual(
      expect.arrayContaining(['attendance/sheets', 'attendance/sheet', 'attendance/ownSheet']),
    )
    expect(readersOf('people')).toContain('attendance/sheets')
  })

  it.each(['creatorGroups', 'shifts', 'planningRules'])(
    'are, with %s, the gaps there are and what can be done with them',
    topic => expect(readersOf(topic)).toContain('market'),
  )

  it.each(['preferences', 'vacation'])('is, with %s, what somebody could take', topic =>
    expect(readersOf(topic)).toContain('market/own'),
  )

  it('is, with what somebody has worked, how far one can count on them', () => {
    expect(readersOf('attendance')).toEqual(expect.arrayContaining(['reliability', 'balance']))
    expect(readersOf('attendance/ownSheet')).toEqual(['reliability/own'])
  })

  it('is, with a check-in on another device, what can be handed over from here', () => {
    expect(readersOf('attendance/own')).toEqual(['handover/own'])
  })

  it('is, with the payday, what the next one will bring', () => {
    expect(readersOf('organizationSettings')).toEqual(['pay/expected'])
  })

  it('is never what only its person or those who look at all have to read', () => {
    // a check-in reaches every page of the organisation
    expect(readersOf('attendance/onDuty')).toEqual([])
    // nor does somebody else's availability change what one could take oneself
    expect(readersOf('availability/own')).toEqual(['market/own'])
    expect(readersOf('availability').filter(topic => topic.startsWith('market'))).toEqual([])
  })

  it('is each once, however many topics lead there', () => {
    const all = addDependentTopics(['schedule', 'availability', 'people'])
    expect(all.size).toBe(new Set(all).size)
    expect(all).toContain('schedule')
  })
})
