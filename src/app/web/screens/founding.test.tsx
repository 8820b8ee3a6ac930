// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { de as entry } from '#features/access/sign-in/entry.de.ts'
import { de as signIn } from '#features/access/sign-in/messages.de.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { de as invitations } from '#features/access/invitations/messages.de.ts'
import { de as ownAccount } from '#features/members/own-account/messages.de.ts'
import { de as onboarding } from '#features/members/onboarding/messages.de.ts'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'
import { CreateOrganizationScreen } from './create-organization.tsx'
import { SetUpScreen } from './set-up.tsx'

// a lazy part of the screen: loaded before the first test waits for it
beforeAll(() => import('#features/members/own-account/web/deletion-card.tsx'))

const replace = vi.fn<(path: string) => void>()
beforeEach(() => {
  replace.mockClear()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('location', { origin: 'http://localhost', href: 'http://localhost/', hash: '', replace })
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json({ json: url.includes('/rpc/invitations/') ? [] : { outcome: 'signedIn' } }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function show(component: FunctionComponent) {
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, null)
  queries.setQueryData(onboardingQuery.queryKey, {
    needsSetup: true,
    registrationOpen: true,
    needsCode: false,
    passwordMin: 8,
    registrationPasswordMin: 8,
  })
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider
        language="de"
        catalogue={{ entry, invitations, onboarding, ownAccount, permissions, shell, signIn }}
      >
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('opens the organisation page after a first setup, which has no sample data by default', async () => {
  show(SetUpScreen)
  await press(onboarding.setUp.submit)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/organization'))
})

it('opens the dashboard after a first setup with sample data', async () => {
  show(SetUpScreen)
  fireEvent.click(await screen.findByRole('switch', { name: new RegExp(`^${onboarding.setUp.withSample}`) }))
  await press(onboarding.setUp.submit)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'))
})

it('opens the organisation page after a registered account has founded an organisation', async () => {
  show(CreateOrganizationScreen)
  await press(onboarding.create.submit)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/organization'))
})
