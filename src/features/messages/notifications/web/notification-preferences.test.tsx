// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { words } from '#test/ui-words.ts'
import { channelsFor, defaultRule } from '../channels.ts'
import { de as notifications } from '../messages.de.ts'
import type { ChannelChoice, OwnKindPreference } from '../schema.ts'
import { NotificationPreferences } from './notification-preferences.tsx'

const kinds = ['shift_assigned', 'offer_made', 'correction_settled'] as const
const { presets, custom, detail, undo, of, card } = notifications.own

let stored: Record<string, Record<string, boolean>> = {}
const sent: ChannelChoice[][] = []
const lines = (): OwnKindPreference[] =>
  kinds.map(kind => ({ kind, ...defaultRule, channels: channelsFor(kind, defaultRule, stored[kind] ?? {}) }))

beforeAll(() => import('#platform/web/ui/toaster.tsx'))
beforeEach(() => {
  stored = {}
  sent.length = 0
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('chooseSeveral')) {
      const { choices } = (await request.json()).json
      sent.push(choices)
      for (const { kind, channel, isOn } of choices) stored[kind] = { ...stored[kind], [channel]: isOn }
    }
    return Response.json({ json: lines() })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = async (hasAttendance = true) => {
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ notifications }}>
          <ToastProvider>
            <NotificationPreferences closed={['discord']} hasAttendance={hasAttendance} />
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
  await screen.findByRole('radiogroup', { name: card })
}
const radio = (name: string) => screen.getByRole('radio', { name })
const isChosen = (name: string) => radio(name).getAttribute('aria-checked') === 'true'
const isDetailOpen = () => screen.getByText(detail).closest('details')?.open

it('writes all values of a preset in one command, which can be undone', async () => {
  await show()
  expect(isChosen(presets.everything.label)).toBe(true)
  expect(isDetailOpen()).toBe(false)
  fireEvent.click(radio(presets.urgent.label))
  await waitFor(() => expect(isChosen(presets.urgent.label)).toBe(true))
  expect(sent).toHaveLength(1)
  expect(lines().map(line => line.channels)).toEqual([
    ['in_app', 'push', 'email', 'telegram', 'discord'],
    ['in_app', 'discord'],
    ['in_app', 'discord'],
  ])
  fireEvent.click(await screen.findByText(undo))
  await waitFor(() => expect(isChosen(presets.everything.label)).toBe(true))
  expect(sent).toHaveLength(2)
})

it('shows a selection of the member’s own as such, with the switches open', async () => {
  await show()
  expect(screen.queryByRole('radio', { name: custom.label })).toBeNull()
  fireEvent.click(screen.getByText(detail))
  const label = of(notifications.kinds.shift_assigned, notifications.channels.push)
  fireEvent.click(screen.getByRole('switch', { name: label }))
  await waitFor(() => expect(isChosen(custom.label)).toBe(true))
  expect(isDetailOpen()).toBe(true)
})

it('hides kinds about hours while members do not check in, and a preset writes them all the same', async () => {
  await show(false)
  expect(screen.queryByText(notifications.kinds.correction_settled)).toBeNull()
  fireEvent.click(radio(presets.urgent.label))
  await waitFor(() => expect(isChosen(presets.urgent.label)).toBe(true))
  expect(sent[0]).toContainEqual({ kind: 'correction_settled', channel: 'push', isOn: false })
})
