// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusals } from '#features/agency/contacts/messages.de.ts'
import { de } from '#features/agency/contacts/page.de.ts'
import type { ManagedContact } from '#features/agency/contacts/schema.ts'
import { ContactForm } from '#features/agency/contacts/web/contact-form.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

// jsdom has no window whose width could be asked for
beforeEach(() => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
afterEach(() => {
  vi.unstubAllGlobals()
})

const anna: ManagedContact = {
  id: 'anna',
  name: 'Anna Graf',
  role: 'Leitung',
  email: 'anna@example.test',
  phone: null,
  whatsapp: null,
  isActive: true,
  version: 1,
}

/** Somebody else has made this of Anna meanwhile. */
function edit(stored: ManagedContact) {
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.endsWith('/all')
      ? Response.json({ json: [stored] })
      : Response.json(
          { json: { defined: false, code: 'contacts.conflict', status: 409, message: refusals.conflict, data: {} } },
          { status: 409 },
        ),
  )
  render(
    <QueryClientProvider client={createQueries()}>
      <I18nProvider language="de" catalogue={{ contactsPage: de }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ContactForm contact={anna} onClose={() => {}} />
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: de.save }))
}

it('says that somebody else has hidden the person, before it could be shown again', async () => {
  edit({ ...anna, isActive: false, version: 2 })
  const notice = (await screen.findByText(shell.ui.newer.hint)).parentElement
  expect(notice?.textContent).toContain(`${de.isActive}: –`)
})
