// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { day } from '#kit/day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { RequestDays } from './request-days.tsx'

const days = { weekStart: day('2027-01-11'), specificDates: [day('2027-01-12'), day('2027-01-13')] }
const whole = { ...days, shiftId: null, shiftName: null }
const late = { ...days, shiftId: 'late', shiftName: 'Spät' }

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
