// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { RequestDays } from './request-days.tsx'

const days = { weekStart: day('2027-01-11'), specificDates: [day('2027-01-12'), day('2027-01-13')] }
const whole = { ...days, shiftId: null, shiftName: null, shiftTimes: [] }
const timesOf = (start: string, end: string) => [
  { date: day('2027-01-12'), startsAt: `2027-01-${start}:00Z`, endsAt: `2027-01-${end}:00Z` },
]
const late = { ...days, shiftId: 'late', shiftName: 'Spät', shiftTimes: timesOf('12T15:00', '13T01:00') }
const night = {
  ...days,
  specificDates: [day('2027-01-12')],
  shiftId: 'deep',
  shiftName: 'Tiefnacht',
  shiftTimes: timesOf('12T23:00', '13T07:00'),
}

it.each([
  ['de', 'KW 2 · 2 Tage · Alle Schichten', whole],
  ['en', 'Week 2 · 2 days · All shifts', whole],
  ['de', 'KW 2 · 2 Tage · Spät', late],
  ['en', 'Week 2 · 2 days · Late', late],
] as const)('says which shifts of its days a request is for, in "%s": %s', (language, text, request) => {
  render(
    <I18nProvider language={language} catalogue={{ vacation: { de, en }[language] }}>
      <RequestDays {...request} />
    </I18nProvider>,
  )
  expect(screen.getByText(text)).toBeDefined()
})

it.each([
  ['de', null, 'Mi., 13. Jan., 00:00–08:00, Nacht von Di'],
  ['de', 'Asia/Manila', 'Mi., 13. Jan., 07:00–15:00 Manila (Berlin 00:00–08:00, Nacht von Di)'],
  ['en', 'Asia/Manila', 'Wed, Jan 13, 7:00 AM–3:00 PM Manila (Berlin 12:00 AM–8:00 AM, Tue night)'],
] as const)(
  'gives the date and times of a night that the plan has under the day before, in "%s" in %s',
  (language, ownZone, text) => {
    render(
      <I18nProvider language={language} catalogue={{ vacation: { de, en }[language] }}>
        <ZonesProvider zones={{ organizationZone: 'Europe/Berlin', ownZone }}>
          <RequestDays {...night} />
        </ZonesProvider>
      </I18nProvider>,
    )
    expect(document.body.textContent?.replaceAll('\u00A0', ' ')).toContain(text)
  },
)
