// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { de as entry } from '#features/access/sign-in/entry.de.ts'
import { de as signIn } from '#features/access/sign-in/messages.de.ts'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'
import { LoginScreen } from './login.tsx'

// a lazy part of the screen: loaded before the first test waits for it
beforeAll(() => import('../shell/farewell-toast.tsx'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async () => Response.json({ json: { outcome: 'secondFactor' } }))
})
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the page with an empty cache, as a reload does. */
function open(path: string) {
  cleanup()
  history.replaceState(null, '', path)
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, null)
  queries.setQueryData(onboardingQuery.queryKey, {
    needsSetup: false,
    registrationOpen: true,
    needsCode: false,
    passwordMin: 8,
    registrationPasswordMin: 8,
  })
  const router = createRouter({
    routeTree: createRootRoute({ component: LoginScreen }),
    history: createBrowserHistory(),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ entry, shell, signIn }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

async function typePassword(): Promise<void> {
  await title(signIn.login.title)
  typeCredentials()
  await title(signIn.secondStep.title)
}

function typeCredentials(): void {
  fireEvent.change(screen.getByLabelText(signIn.fields.email), { target: { value: 'kim@example.org' } })
  fireEvent.change(screen.getByLabelText(signIn.fields.password), { target: { value: 'richtig-schwer' } })
  fireEvent.click(screen.getByRole('button', { name: signIn.login.submit }))
}

it('asks for the code, not for the password again, after a reload in the second step', async () => {
  open('/login')
  await typePassword()
  open('/login')
  await title(signIn.secondStep.title)
  expect(screen.queryByLabelText(signIn.fields.password)).toBeNull()
})

it('asks for the password again once the second step has expired', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T11:00:00Z') })
  open('/login')
  await typePassword()
  vi.advanceTimersByTime(600_000)
  open('/login')
  await title(signIn.login.title)
  expect(screen.getByLabelText(signIn.fields.password)).toBeDefined()
})

it('is replaced in the history by the page that it leads to', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ json: { outcome: 'signedIn' } }))
  open('/login')
  await title(signIn.login.title)
  const entries = history.length
  typeCredentials()
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(history.length).toBe(entries)
})

it.each([
  ['left the organisation', 'left'],
  ['deleted the account', 'deleted'],
] as const)('tells a member who has %s so, until the next reload', async (_, how) => {
  open(`/login#${how}`)
  await screen.findByText(entry.gone[how])
  await waitFor(() => expect(location.hash).toBe(''))
})
