// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createHash } from 'node:crypto'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { I18nProvider } from '#platform/web/i18n.tsx'
import { installsByHomeScreen } from '#platform/web/install-offer.ts'
import { createQueries } from '#platform/web/queries.ts'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'
import { de } from '#features/messages/push/messages.de.ts'
import { pushAbility } from '#features/messages/push/web/browser.ts'
import { PushCard } from '#features/messages/push/web/push-card.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const endpoint = 'https://push.example/one'
const renewed = 'https://push.example/two'
const addressOf = (of: string) => createHash('sha256').update(of).digest('hex')

/** A browser that holds a subscription, or none; the server knows the first one of this very sign-in. */
function aBrowser({ holds, permission }: { holds: string | undefined; permission: NotificationPermission }) {
  let held = holds
  let known = endpoint
  const subscription = (of: string) => ({
    endpoint: of,
    unsubscribe: async () => true,
    toJSON: () => ({ endpoint: of, keys: { p256dh: 'p', auth: 'a' } }),
  })
  const pushManager = {
    getSubscription: async () => (held === undefined ? null : subscription(held)),
    subscribe: async () => {
      held = renewed
      return subscription(renewed)
    },
  }
  vi.stubGlobal('Notification', { permission, requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', {})
  // jsdom has no window whose width could be asked for
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox',
    language: 'de',
    serviceWorker: {
      register: async () => undefined,
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  })
  const state = () => ({
    publicKey: 'key',
    devices: [{ id: 'one', userAgent: '', createdAt: '2026-11-20T10:00:00Z', isHere: true, address: addressOf(known) }],
  })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (new URL(request.url).pathname.endsWith('/subscribe')) known = held ?? ''
    return Response.json({ json: state() })
  })
  render(
    <QueryClientProvider client={createQueries()}>
      <I18nProvider language="de" catalogue={{ push: de }}>
        <UiTextsProvider words={shell.ui}>
          <ToastProvider>
            <PushCard />
          </ToastProvider>
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

it('is on where the browser holds what the server knows', async () => {
  aBrowser({ holds: endpoint, permission: 'granted' })
  await screen.findByText(de.isOn)
  expect(screen.queryByText(de.lost)).toBeNull()
})

it('says that nothing arrives where the browser blocks it, and can be switched off', async () => {
  aBrowser({ holds: undefined, permission: 'denied' })
  await screen.findByRole('button', { name: de.off })
  expect(screen.getByText(de.denied)).toBeDefined()
  expect(screen.queryByText(de.isOn)).toBeNull()
  expect(screen.queryByRole('button', { name: de.on })).toBeNull()
})

it.each([undefined, renewed])(
  'is switched on again where the browser has another subscription or none (%s)',
  async holds => {
    aBrowser({ holds, permission: 'granted' })
    await screen.findByText(de.lost)
    expect(screen.queryByText(de.isOn)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: de.on }))
    await screen.findByText(de.isOn)
    expect(screen.queryByText(de.lost)).toBeNull()
  },
)

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0', 10, false],
])('%s with %i touch points: installs by the home screen: %s', (userAgent, maxTouchPoints, expected) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  expect([installsByHomeScreen(), pushAbility()]).toEqual([expected, expected ? 'onHomeScreen' : 'unsupported'])
})
