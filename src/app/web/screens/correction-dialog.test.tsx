// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { en as attendance } from '#features/work/attendance/messages.en.ts'
import type { SheetLine } from '#features/work/attendance/schema.ts'
import { CorrectionDialog } from '#features/work/attendance/web/correction-dialog.tsx'
import { SheetLines } from '#features/work/attendance/web/sheet-lines.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { DraftOwner } from '#platform/web/kept-drafts.ts'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { en as shell } from '../../messages/shell.en.ts'

const { sheet: texts } = attendance
const line: SheetLine = {
  assignmentId: 'over',
  groupId: 'luna',
  groupName: 'Luna Park',
  date: day('2026-11-22'),
  shiftId: 'late',
  shiftName: 'Late',
  seat: 1,
  startTime: timeOfDay('16:00'),
  endTime: timeOfDay('02:00'),
  startsAt: '2026-11-22T15:00:00Z',
  endsAt: '2026-11-23T01:00:00Z',
  standing: 'done',
  checkedInAt: '2026-11-22T15:16:00Z',
  checkedOutAt: '2026-11-23T00:59:00Z',
  ending: 'tap',
  isLate: true,
  isMissing: false,
  leftEarly: false,
  basis: 'taps',
  isPlanned: true,
  worked: { start: '2026-11-22T15:16:00Z', end: '2026-11-23T00:59:00Z' },
  minutes: 583,
  plannedMinutes: 600,
  isNight: false,
  correction: null,
  request: null,
}

function show(line: SheetLine, ownZone: string | null = null) {
  cleanup()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(inApp(<CorrectionDialog line={line} keeps onClose={() => {}} />, ownZone))
}

function inApp(shown: ReactNode, ownZone: string | null = null) {
  return (
    <QueryClientProvider client={createQueries()}>
      <I18nProvider language="en" catalogue={{ attendance }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <DraftOwner value="luna kim">
                <ZonesProvider zones={{ organizationZone: 'Europe/Berlin', ownZone }}>{shown}</ZonesProvider>
              </DraftOwner>
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}

beforeEach(() => {
  localStorage.clear()
  show(line)
})

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const errorsAt = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent)
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}

it('names a missing date and a wrong time at their fields until they are corrected', () => {
  type(texts.start, '25:00')
  type(texts.endDay, '')
  fireEvent.click(screen.getByRole('button', { name: texts.save }))
  expect(errorsAt(texts.start)).toEqual([texts.wrongTime])
  expect(document.activeElement).toBe(field(texts.start))
  expect(errorsAt(texts.endDay)).toEqual([texts.wrongDay])
  expect(field(texts.end).getAttribute('aria-invalid')).toBe('false')
  type(texts.start, '16:05')
  expect(field(texts.start).getAttribute('aria-invalid')).toBe('false')
  expect(errorsAt(texts.endDay)).toEqual([texts.wrongDay])
})

it('shows the time on the organization’s clock beside what a member elsewhere types', () => {
  show(line, 'Asia/Manila')
  type(texts.start, '11:30 pm')
  expect(errorsAt(texts.start)).toEqual(['Berlin 4:30\u00A0PM'])
  type(texts.start, '1 am')
  expect(errorsAt(texts.start)).toEqual(['Berlin Sat 6:00\u00A0PM'])
})

it('takes 24:00 for the beginning of the next day', () => {
  type(texts.start, '24:00')
  expect(field(texts.startDay).value).toBe('11/23/2026')
  expect(field(texts.start).value).toBe('12:00\u00A0AM')
})

it.each(['12 am', '0:00', '24:00'])('takes an end at %s on the day of the start for the end of that day', typed => {
  type(texts.endDay, '11/22/2026')
  type(texts.end, typed)
  expect(field(texts.endDay).value).toBe('11/23/2026')
  expect(field(texts.end).value).toBe('12:00\u00A0AM')
})

it('names a night that belongs to the day before by the day on which it begins', () => {
  show({ ...line, startsAt: '2026-11-22T23:00:00Z', endsAt: '2026-11-23T07:00:00Z' })
  expect(screen.getByRole('dialog', { name: texts.correctOf('Mon, Nov 23 · Late · Luna Park') })).toBeDefined()
})

it('shows a reason again that was neither sent nor discarded, after a reload', () => {
  fireEvent.change(field(texts.reason), { target: { value: 'The app was slow.' } })
  show(line)
  expect(field(texts.reason).value).toBe('The app was slow.')
  show({ ...line, assignmentId: 'another' })
  expect(field(texts.reason).value).toBe('')
})

it('keeps the reason for declining a request that is withdrawn meanwhile', () => {
  cleanup()
  const request = {
    id: 'request',
    state: 'open' as const,
    wishedStart: line.startsAt,
    wishedEnd: line.endsAt,
    note: '',
    answer: '',
  }
  const sheetOf = (line: SheetLine) => inApp(<SheetLines sheet={{ closedAt: null, lines: [line] }} keeps />)
  const { rerender } = render(sheetOf({ ...line, request }))
  fireEvent.click(screen.getByRole('button', { name: texts.refuse }))
  fireEvent.change(field(texts.reason), { target: { value: 'You came at 4:16 PM.' } })
  rerender(sheetOf({ ...line, request: { ...request, state: 'withdrawn' } }))
  expect(field(texts.reason).value).toBe('You came at 4:16 PM.')
})
