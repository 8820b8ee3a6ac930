// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Combobox } from './combobox.tsx'
import { ConfirmProvider } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { UiTextsProvider } from './texts.tsx'

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

function Page() {
  const [open, setOpen] = useState(true)
  return (
    <UiTextsProvider words={words}>
      <ConfirmProvider>
        <Dialog open={open} onOpenChange={setOpen} title="Preferences">
          <Combobox label="Person" options={[{ value: 'kim', label: 'Kim' }]} value="kim" onChange={() => {}} />
        </Dialog>
      </ConfirmProvider>
    </UiTextsProvider>
  )
}

it('closes its list with Escape first, then the dialog around it, and keeps what is chosen', async () => {
  const user = userEvent.setup()
  render(<Page />)
  const field = await screen.findByRole('combobox', { name: 'Person' })
  await user.click(field)
  await screen.findByRole('option', { name: 'Kim' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  expect(field).toHaveProperty('value', 'Kim')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
