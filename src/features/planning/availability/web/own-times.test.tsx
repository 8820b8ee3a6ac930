// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { daysOfWeek, weekOf } from '#kit/week.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as availability } from '../messages.de.ts'
import { ShiftTimesInOwnZone } from './own-times.tsx'
import type { WeekShift } from './week-shifts.ts'

const shift = (startTime: string, endTime: string): WeekShift => ({
  id: 'early',
  name: 'Früh',
  startTime: timeOfDay(startTime),
  endTime: timeOfDay(endTime),
  color: 'yellow',
  isEnabled: true,
  belongsToPreviousDay: false,
  changes: [],
})

it.each([
  ['runs into their next day', shift('08:00', '16:00'), 'Asia/Tokyo', '16:00–00:00 deine Zeit'],
  ['runs into their next day', shift('09:00', '17:00'), 'Asia/Tokyo', '17:00–01:00 +1 deine Zeit'],
  ['lies within one of their days', shift('16:00', '02:00'), 'America/Bogota', '10:00–20:00 deine Zeit'],
  ['is on the day before', shift('02:00', '08:00'), 'America/Bogota', '20:00–02:00 +1 deine Zeit, am Tag davor'],
])('says of whoever lives elsewhere that a shift %s', (_, of, ownZone, said) => {
  const zones = { organizationZone: 'Europe/Berlin', ownZone }
  render(
    <I18nProvider language="de" catalogue={{ availability }}>
      <ShiftTimesInOwnZone shift={of} days={daysOfWeek(weekOf(day('2026-11-23')))} zones={zones} />
    </I18nProvider>,
  )
  expect(document.body.textContent).toBe(said)
})
