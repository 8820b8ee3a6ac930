// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { daysOfWeek, weekOf } from '#kit/week.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de as availability } from '../messages.de.ts'
import { WeekShiftBar, WeekShiftTimes } from './own-times.tsx'
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

const week = daysOfWeek(weekOf(day('2026-11-23')))
const show = (times: ReactNode) =>
  render(
    <I18nProvider language="de" catalogue={{ availability }}>
      {times}
    </I18nProvider>,
  )

it.each([
  ['ends at midnight', shift('08:00', '16:00'), 'Asia/Tokyo', '16:00–24:00 Tokio', 'Berlin 08:00–16:00'],
  ['runs into their next day', shift('09:00', '17:00'), 'Asia/Tokyo', '17:00–01:00 +1 Tokio', 'Berlin 09:00–17:00'],
  ['lies within one day', shift('16:00', '02:00'), 'America/Bogota', '10:00–20:00 Bogotá', 'Berlin 16:00–02:00 +1'],
  [
    'is on the day before',
    shift('02:00', '08:00'),
    'America/Bogota',
    '20:00–02:00 +1 Bogotá, am Tag davor',
    'Berlin 02:00–08:00',
  ],
])('shows a member elsewhere first their own times of a shift that %s', (_, of, ownZone, own, plan) => {
  show(<WeekShiftTimes shift={of} days={week} zones={{ organizationZone: 'Europe/Berlin', ownZone }} />)
  expect(document.body.textContent).toBe(own + plan)
})

it('marks a night of the day before as on the next day, and is shorter in a narrow column', () => {
  const night = { ...shift('00:00', '08:00'), belongsToPreviousDay: true }
  show(<WeekShiftTimes shift={night} days={week} zones={undefined} isCompact />)
  expect(document.body.textContent).toBe('00–08, am Tag danach')
})

it('has a line for the times from each day on which they change', () => {
  const changed = {
    ...shift('08:00', '16:00'),
    changes: [{ ...shift('10:00', '18:00'), from: day('2026-11-25') }],
  }
  show(<WeekShiftTimes shift={changed} days={week} zones={{ organizationZone: 'Europe/Berlin', ownZone: null }} />)
  expect(document.body.textContent).toBe('08:00–16:00ab Mi 10:00–18:00')
})

it('shows the actual hours in the night of a clock change', () => {
  const spring = daysOfWeek(weekOf(day('2027-03-28')))
  const zones = { organizationZone: 'Europe/Berlin', ownZone: 'Asia/Manila' }
  show(<WeekShiftTimes shift={shift('02:00', '08:00')} days={spring} zones={zones} />)
  expect(document.body.textContent).toBe(
    '09:00–15:00 ManilaBerlin 02:00–08:00ab So 09:00–14:00 ManilaBerlin 03:00–08:00',
  )
})

it.each([
  ['their own clock', 'Asia/Manila', '4.16667%'], // 01:00
  ['the organization’s clock', null, '75%'], // 18:00
])('draws the bar of a shift on %s', (_, ownZone, left) => {
  const evening = shift('18:00', '00:00')
  show(<WeekShiftBar shift={evening} days={week} zones={{ organizationZone: 'Europe/Berlin', ownZone }} />)
  const [bar] = document.querySelectorAll<HTMLElement>('[data-hue]')
  expect(bar?.style.left).toBe(left)
})
