// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as creators } from '#features/agency/creators/messages.de.ts'
import type { Creator } from '#features/agency/creators/schema.ts'
import { CreatorCard } from '#features/agency/creators/web/creator-card.tsx'
import { CreatorDialog } from '#features/agency/creators/web/creator-dialog.tsx'
import { de as images } from '#features/foundation/images/messages.de.ts'
import { de as platforms } from '#features/agency/platforms/messages.de.ts'
import { platformsOf } from '#features/agency/platforms/rules.ts'
import { platformsQuery } from '#features/agency/platforms/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const mila: Creator = {
  id: 'mila',
  name: 'Mila',
  description: '',
  importance: 3,
  tags: [],
  contactEmail: null,
  notes: '',
  isActive: true,
  avatarImage: null,
  avatarPosition: { x: 50, y: 50 },
  creatorPlatforms: [],
  socialChannels: [],
  version: 1,
}
const sent: unknown[] = []

// jsdom has no window whose width could be asked for
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const { json } = await request.json()
    if (request.url.endsWith('/creators/update')) sent.push(json)
    return Response.json({ json: request.url.endsWith('/creators/update') ? { ...mila, ...json } : [] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(children: ReactNode) {
  const queries = createQueries()
  queries.setQueryData(platformsQuery.queryKey, platformsOf('creator', []))
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ creators, images, platforms }}>
        <UiTextsProvider words={shell.ui}>
          <ConfirmProvider>
            <ToastProvider>{children}</ToastProvider>
          </ConfirmProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const isPlatform = { name: creators.fields.platform }

it('proposes a platform that the creator is not on yet for a further account', async () => {
  show(<CreatorDialog creator={undefined} onClose={() => {}} />)
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('button', { name: creators.addAccount }))
  expect(screen.getAllByRole('combobox', isPlatform).map(field => field.textContent)).toEqual(['OnlyFans', 'Fansly'])
})

it('sets a creator inactive in the editor, and marks an inactive one on its card', async () => {
  show(
    <>
      <CreatorCard creator={{ ...mila, isActive: false }} mayEdit={false} onEdit={() => {}} onRemove={() => {}} />
      <CreatorDialog creator={mila} onClose={() => {}} />
    </>,
  )
  expect(screen.getAllByText(creators.inactive)).toHaveLength(1)
  fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${creators.fields.isActive}`) }))
  fireEvent.click(screen.getByRole('button', { name: creators.save }))
  await waitFor(() => expect(sent).toMatchObject([{ id: 'mila', version: 1, isActive: false }]))
})
