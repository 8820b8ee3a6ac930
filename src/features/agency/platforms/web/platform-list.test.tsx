// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { words } from '#test/ui-words.ts'
import { de as platforms } from '../messages.de.ts'
import { platformsOf } from '../rules.ts'
import { PlatformList } from './platform-list.tsx'

const rows = platformsOf('creator', [])
const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('reorder')) sent.push((await request.json()).json)
    return Response.json({ json: rows })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const show = (used: readonly string[]) =>
  render(
    <QueryClientProvider client={createQueries()}>
      <UiTextsProvider words={words}>
        <I18nProvider language="de" catalogue={{ platforms }}>
          <ToastProvider>
            <ConfirmProvider>
              <PlatformList kind="creator" rows={rows} used={new Set(used)} />
            </ConfirmProvider>
          </ToastProvider>
        </I18nProvider>
      </UiTextsProvider>
    </QueryClientProvider>,
  )
const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('switch')
    .map(each => each.getAttribute('aria-label'))

it('lists used platforms, and finds the others by name', async () => {
  show(['onlyfans', 'patreon'])
  expect(namesIn(platforms.kinds.creator)).toEqual([platforms.enabled('OnlyFans'), platforms.enabled('Patreon')])
  fireEvent.click(screen.getByText(platforms.more))
  expect(namesIn(platforms.more)).toHaveLength(rows.length - 2)
  fireEvent.change(screen.getByRole('searchbox', { name: platforms.search }), { target: { value: 'FANS' } })
  await waitFor(() =>
    expect(namesIn(platforms.more)).toEqual(['Fansly', 'JustFor.Fans', 'LoyalFans'].map(platforms.enabled)),
  )
  fireEvent.change(screen.getByRole('searchbox', { name: platforms.search }), { target: { value: 'nirgends' } })
  expect(await screen.findByText(platforms.noMatch)).toBeDefined()
})

it('moves a used platform past another without moving those that are not shown', async () => {
  show(['onlyfans', 'patreon'])
  fireEvent.click(screen.getByRole('button', { name: words.moveUp('Patreon') }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const keys = rows.map(({ key }) => key)
  const swapped: Record<string, string> = { onlyfans: 'patreon', patreon: 'onlyfans' }
  expect(sent).toEqual([{ kind: 'creator', keys: keys.map(key => swapped[key] ?? key) }])
})
