import { expect, it } from 'vitest'
import { timeOfDay } from '#kit/time-of-day.ts'
import { latestBackupNight } from './backup-night.ts'

const berlin = (at: string) => ({ at: timeOfDay(at), zone: 'Europe/Berlin' })
const instant = (text: string) => Temporal.Instant.from(text)

it('is yesterday’s until the hour has come', () => {
  const night = (now: string) => latestBackupNight(instant(now), berlin('03:30')).date
  expect([night('2026-11-20T02:29:59Z'), night('2026-11-20T02:30:00Z')]).toEqual(['2026-11-19', '2026-11-20'])
})

it.each([
  ['spring leaves the hour out', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00Z'],
  ['autumn repeats the hour', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
  ['nothing happens to the hour', '03:30', '2026-11-20T12:00:00Z', '2026-11-21T02:30:00Z'],
])('comes once, where %s', (_, at, from, begins) => {
  const seen = new Map<string, string>()
  for (let minute = 0; minute < 24 * 60; minute++) {
    const now = instant(from).add({ minutes: minute })
    const { date, begins: start } = latestBackupNight(now, berlin(at))
    seen.set(date, start.toString())
  }
  expect(seen.size).toBe(2)
  expect([...seen.values()].at(-1)).toBe(begins)
})
