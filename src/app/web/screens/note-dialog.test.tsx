// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { de } from '#features/planning/availability/messages.de.ts'
import { NoteDialog } from '#features/planning/availability/web/note-dialog.tsx'
import type { WeekShift } from '#features/planning/availability/web/week-shifts.ts'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { DraftOwner } from '#platform/web/kept-drafts.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ZonesProvider } from '#platform/web/zones.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const deepNight: WeekShift = {
  id: 'deep',
  name: 'Tiefnacht',
  startTime: timeOfDay('00:00'),
  endTime: timeOfDay('08:00'),
  belongsToPreviousDay: true,
  color: 'blue',
  isEnabled: true,
  changes: [],
}
const zones = { organizationZone: 'Europe/Berlin', ownZone: 'Asia/Manila' }

function open() {
  cleanup()
  const [onSave, onClose] = [vi.fn(), vi.fn()]
  render(
    <I18nProvider language="de" catalogue={{ availability: de, shell }}>
      <UiTextsProvider words={shell.ui}>
        <ConfirmProvider>
          <DraftOwner value="nordlicht kim">
            <ZonesProvider zones={zones}>
              <NoteDialog
                profileId="kim"
                cell={{ date: day('2026-12-05'), shiftId: 'deep' }}
                shift={deepNight}
                note=""
                onSave={onSave}
                onClose={onClose}
              />
            </ZonesProvider>
          </DraftOwner>
        </ConfirmProvider>
      </UiTextsProvider>
    </I18nProvider>,
  )
  return { onSave, onClose }
}

it('names the day and times of the shift on the reader’s clock, and beside it on the organization’s', () => {
  open()
  expect(screen.getByRole('heading').textContent).toBe('Notiz: Tiefnacht')
  expect(screen.getByText(/Manila/).closest('[data-time]')?.textContent).toBe(
    'So., 6. Dez., 07:00–15:00 Manila (Berlin 00:00–08:00, Nacht von Sa)',
  )
})

it('shows why a note was not saved, and leaves it in its field', () => {
  const { onSave, onClose } = open()
  const field = screen.getByLabelText<HTMLInputElement>('Notiz')
  const saved = (note: string) => {
    fireEvent.change(field, { target: { value: note } })
    fireEvent.submit(field.form as HTMLFormElement)
  }
  saved('Gern erst ab 18 Uhr\u202E')
  expect(screen.getByText(de.note.unreadable)).toBeTruthy()
  expect(field.value).toBe('Gern erst ab 18 Uhr\u202E')
  expect([onSave, onClose].flatMap(({ mock }) => mock.calls)).toEqual([])
  saved('\u200BGern erst ab 18 Uhr, danke <3')
  expect(onSave).toHaveBeenCalledWith('Gern erst ab 18 Uhr, danke <3')
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows a note again that was neither saved nor discarded, after a reload', () => {
  const { onClose } = open()
  const field = () => screen.getByLabelText<HTMLInputElement>('Notiz')
  fireEvent.change(field(), { target: { value: 'Erst ab 18 Uhr' } })
  open()
  expect(field().value).toBe('Erst ab 18 Uhr')
  fireEvent.submit(field().form as HTMLFormElement)
  open()
  expect(field().value).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})
