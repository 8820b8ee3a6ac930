// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de } from '#features/access/invitations/messages.de.ts'
import { UnmailedInvitationsDialog } from '#features/access/invitations/web/sent-list-dialog.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

// jsdom has no window whose width could be asked for
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
})

function show() {
  const onClose = vi.fn()
  const invited = [{ email: 'nora@example.test', link: 'https://staffel.test/join?token=a', isMailed: false }]
  render(
    <I18nProvider language="de" catalogue={{ invitations: de }}>
      <UiTextsProvider words={shell.ui}>
        <ConfirmProvider>
          <ToastProvider>
            <UnmailedInvitationsDialog sent={{ invited, hasMailServer: false }} onClose={onClose} />
          </ToastProvider>
        </ConfirmProvider>
      </UiTextsProvider>
    </I18nProvider>,
  )
  return onClose
}

const field = () => screen.findByRole('textbox', { name: de.many.links })

it('asks before links go that are shown once and that nobody has taken yet', async () => {
  const onClose = show()
  fireEvent.keyDown(await field(), { key: 'Escape' })
  await screen.findByText(de.many.unsaved.title)
  fireEvent.click(screen.getByRole('button', { name: de.many.unsaved.stay }))
  await waitFor(() => expect(screen.queryByText(de.many.unsaved.title)).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
})

it('asks by the main button as well, until they are copied', async () => {
  const onClose = show()
  const close = () => screen.getByRole('button', { name: de.many.close })
  await field()
  fireEvent.click(close())
  fireEvent.click(await screen.findByRole('button', { name: de.many.unsaved.stay }))
  await waitFor(() => expect(screen.queryByText(de.many.unsaved.title)).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.copy(await field())
  fireEvent.click(close())
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('goes without asking once they are copied, by whatever way', async () => {
  const onClose = show()
  fireEvent.copy(await field())
  fireEvent.keyDown(await field(), { key: 'Escape' })
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
