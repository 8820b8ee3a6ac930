// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { de as planBoard } from '#features/planning/schedule/board.de.ts'
import { SeatNote } from '#features/planning/schedule/web/seat-note.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { DraftOwner } from '#platform/web/kept-drafts.ts'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async () => Response.json({ json: {} }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** As after a reload. @returns the field of the note */
function open(onClose = () => {}): HTMLTextAreaElement {
  cleanup()
  render(
    <QueryClientProvider client={createQueries()}>
      <I18nProvider language="de" catalogue={{ planBoard }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <DraftOwner value="nordlicht kim">
                <Dialog open title="Platz" onOpenChange={onClose}>
                  <SeatNote
                    groupId="luna"
                    seat={{ date: day('2026-11-30'), shift: { id: 'early' }, number: 1 }}
                    note="Bis 16 Uhr"
                    isEditable
                  />
                </Dialog>
              </DraftOwner>
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return screen.getByRole('textbox', { name: planBoard.note.label })
}

const type = (value: string) => fireEvent.change(open(), { target: { value } })

it('shows a note again that was neither saved nor discarded', () => {
  type('Bis 18 Uhr')
  expect(open().value).toBe('Bis 18 Uhr')
})

it('forgets a note once it is saved', async () => {
  type('Bis 18 Uhr')
  fireEvent.click(screen.getByRole('button', { name: planBoard.note.save }))
  await waitFor(() => expect(localStorage).toHaveLength(0))
  expect(open().value).toBe('Bis 16 Uhr')
})

it('asks about a restored note before its window closes, and forgets it if it is discarded', async () => {
  type('Bis 18 Uhr')
  const onClose = vi.fn()
  open(onClose)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: shell.ui.unsaved.discard }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(open().value).toBe('Bis 16 Uhr')
})
