// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { de as invitations } from '#features/access/invitations/messages.de.ts'
import { de as joinLinks } from '#features/access/join-links/messages.de.ts'
import { de as entry } from '#features/access/sign-in/entry.de.ts'
import { de as signIn } from '#features/access/sign-in/messages.de.ts'
import { de as permissions } from '#features/foundation/permissions/messages.de.ts'
import { sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { onboardingQuery } from '#features/members/onboarding/web/queries.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'
import { ConfirmEmailScreen } from './confirm-email.tsx'
import { InviteRegisterScreen } from './invite-register.tsx'
import { JoinTeamScreen } from './join-team.tsx'
import { JoinScreen } from './join.tsx'
import { ResetPasswordScreen } from './reset-password.tsx'
import { VerifyEmailScreen } from './verify-email.tsx'

const token = 'A'.repeat(43)
let calls: string[] = []

const offer = {
  organizationName: 'Nordlicht',
  role: 'chatter',
  inviterName: 'Olivia',
  expiresAt: '2026-11-27T11:00:00Z',
  email: 'kim@example.org',
  proposedName: null,
}
/** By the path of a call; others are answered with an empty object. */
let answers: Record<string, unknown> = {}

beforeEach(() => {
  calls = []
  answers = {}
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (input: Request | string | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    const call = pathname.replace('/api/rpc/', '')
    calls.push(call)
    return Response.json({ json: answers[call] ?? {} })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens a link as its reader does, or a mail scanner. */
function open(path: string, route: string, component: RouteComponent) {
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
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: route, component })]),
    history: createBrowserHistory(),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ entry, invitations, joinLinks, permissions, shell, signIn }}>
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
  return queries
}

interface MailedLink {
  readonly path: string
  readonly route: string
  readonly component: RouteComponent
  /** Answers to the reads of the page while it loads. */
  readonly reads?: Readonly<Record<string, unknown>>
  readonly button: string
  /** The call of the button. */
  readonly call: string
}

const links: Readonly<Record<string, MailedLink>> = {
  'to set a new password': {
    path: `/reset-password?token=${token}`,
    route: '/reset-password',
    component: ResetPasswordScreen,
    button: entry.reset.start,
    call: 'signIn/openReset',
  },
  'to confirm a new address': {
    path: `/confirm-email?token=${token}`,
    route: '/confirm-email',
    component: ConfirmEmailScreen,
    button: entry.confirmEmail.submit,
    call: 'signIn/confirmEmail',
  },
  'to confirm an address': {
    path: `/verify-email?token=${token}`,
    route: '/verify-email',
    component: VerifyEmailScreen,
    button: entry.verify.submit,
    call: 'signIn/verifyEmail',
  },
  'of an invitation': {
    path: `/join/${token}`,
    route: '/join/$token',
    component: JoinScreen,
    reads: { 'invitations/look': { ...offer, next: 'accept' } },
    button: invitations.join.accept,
    call: 'invitations/accept',
  },
  'of an invitation without an account': {
    path: `/invite-register/${token}`,
    route: '/invite-register/$token',
    component: InviteRegisterScreen,
    reads: { 'invitations/look': { ...offer, next: 'register' } },
    button: invitations.register.submit,
    call: 'invitations/register',
  },
  'that many can join by': {
    path: `/join-team/${token}`,
    route: '/join-team/$token',
    component: JoinTeamScreen,
    reads: { 'joinLinks/look': { ...offer, next: 'accept' } },
    button: joinLinks.join.accept('Nordlicht'),
    call: 'joinLinks/accept',
  },
}

describe.each(Object.entries(links))('a link %s', (_, { path, route, component, reads = {}, button, call }) => {
  it('does nothing when it is opened, only when its button is pressed', async () => {
    answers = { 'signIn/openReset': { passkeys: [], appSince: null, allGo: false }, ...reads }
    open(path, route, component)
    const press = await screen.findByRole('button', { name: button })
    expect(calls).toEqual(Object.keys(reads))
    fireEvent.click(press)
    await vi.waitFor(() => expect(calls).toContain(call))
  })
})

it.each(Object.entries(links).filter(([, { reads }]) => reads))(
  'does not read a link %s again, which is used up once it was accepted',
  async (_, { path, route, component, reads = {}, button, call }) => {
    answers = reads
    const queries = open(path, route, component)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    await vi.waitFor(() => expect(calls).toContain(call))
    await vi.waitFor(() => expect(queries.isMutating()).toBe(0))
    expect(calls).toEqual([...Object.keys(reads), call])
  },
)

it.each(['to set a new password', 'to confirm an address'])(
  'leaves no page of a link %s in the history once it was used',
  async which => {
    const { path, route, component, button } = links[which] ?? expect.fail(which)
    answers = { 'signIn/openReset': { passkeys: [], appSince: null, allGo: false } }
    open(path, route, component)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    if (which === 'to set a new password') {
      fireEvent.click(await screen.findByRole('button', { name: entry.reset.submit }))
    }
    const entries = history.length
    fireEvent.click(await screen.findByRole('link', { name: signIn.toLogin }))
    await vi.waitFor(() => expect(location.pathname).toBe('/login'))
    expect(history.length).toBe(entries)
  },
)

it('asks for the password where the browser does not show whose account it is', async () => {
  open(`/confirm-email?token=${token}`, '/confirm-email', ConfirmEmailScreen)
  const submit = await screen.findByRole('button', { name: entry.confirmEmail.submit })
  const needed = {
    defined: true,
    code: 'signIn.passwordNeeded',
    status: 422,
    message: 'Bitte gib dein Passwort ein.',
    data: { complaints: [{ field: 'password', message: 'Bitte gib dein Passwort ein.' }] },
  }
  vi.stubGlobal('fetch', async () => Response.json({ json: needed }, { status: 422 }))
  fireEvent.click(submit)
  expect(await screen.findByLabelText(signIn.fields.password)).toBeTruthy()
  expect(screen.getByText(entry.confirmEmail.password)).toBeTruthy()
})
