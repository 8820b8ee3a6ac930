// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallError } from '../call-error.ts'
import { words } from '#test/ui-words.ts'
import { ConfirmProvider } from './confirm-dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { UiTextsProvider } from './texts.tsx'

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const declining = (error: unknown, onClose = () => {}) => (
  <UiTextsProvider words={words}>
    <ConfirmProvider>
      <FormDialog
        title="Absagen"
        submitLabel="Absagen"
        isPending={false}
        error={error}
        failed=""
        onSubmit={() => {}}
        onClose={onClose}
      >
        <input aria-label="Grund" name="reason" />
      </FormDialog>
    </ConfirmProvider>
  </UiTextsProvider>
)

it.each(['schedule.notFound', 'market.seatNotFound'])(
  'can only be closed, without a question, once its subject no longer exists (%s)',
  code => {
    const close = vi.fn()
    const { rerender } = render(declining(null, close))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Krank' } })
    const message = 'Die Einteilung „Früh“ am Mo., 23.11. gibt es nicht mehr.'
    rerender(declining(new CallError({ code, status: 404, message, data: { complaints: [] } }), close))
    expect(screen.getByText(message)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Absagen' })).toBeNull()
    const [closing] = screen.getAllByRole('button', { name: words.close })
    fireEvent.click(closing!)
    expect(close).toHaveBeenCalledOnce()
  },
)

it('shows what was said of a field that it does not have', () => {
  const error = new CallError({
    code: 'schedule.takenElsewhere',
    status: 409,
    message: 'Kim Albers ist zu dieser Zeit schon eingeteilt.',
    data: { complaints: [{ field: 'profileId', message: 'Kim Albers ist zu dieser Zeit schon eingeteilt.' }] },
  })
  render(declining(error))
  expect(screen.getAllByText('Kim Albers ist zu dieser Zeit schon eingeteilt.')).toHaveLength(1)
})

/** Types into a form that has a draft beside its fields, and presses Escape. */
function typeAndEscape(onClose = () => {}) {
  render(
    <UiTextsProvider words={words}>
      <ConfirmProvider>
        <FormDialog
          title="Korrektur"
          submitLabel="Senden"
          isPending={false}
          error={null}
          draft={['08:00']}
          onSubmit={() => {}}
          onClose={onClose}
        >
          <input aria-label="Begründung" name="reason" />
        </FormDialog>
      </ConfirmProvider>
    </UiTextsProvider>,
  )
  const reason = screen.getByRole('textbox')
  fireEvent.pointerDown(reason)
  fireEvent.focus(reason)
  fireEvent.change(reason, { target: { value: 'Länger geblieben' } })
  fireEvent.keyDown(reason, { key: 'Escape' })
}

it('asks before it loses a field, also where the form has a draft beside its fields', async () => {
  const close = vi.fn()
  typeAndEscape(close)
  expect(await screen.findByRole('alertdialog')).toBeDefined()
  expect(close).not.toHaveBeenCalled()
})

it('asks again when the page of the last question was left without an answer', async () => {
  typeAndEscape()
  await screen.findByRole('alertdialog')
  cleanup()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  typeAndEscape()
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})
