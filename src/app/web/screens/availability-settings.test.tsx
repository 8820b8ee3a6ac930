// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { de } from '#features/messages/telegram/messages.de.ts'
import type { ChatReachability } from '#features/messages/telegram/schema.ts'
import { ChatReachabilityHint } from '#features/messages/telegram/web/configured-hint.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries, refreshEverything, refreshTopic } from '#platform/web/queries.ts'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answerOf = (outcome: ChatReachability['outcome']): ChatReachability => ({
  success: true,
  outcome,
  botName: 'staffel_bot',
})

/** A server that gives these answers, one after the other; `lost` is none. */
function aServer(...answers: (ChatReachability['outcome'] | 'lost')[]) {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    const answer = answers[asked++] ?? 'lost'
    if (answer === 'lost') return Response.json({ json: { code: 'input.bug' } }, { status: 500 })
    return Response.json({ json: answerOf(answer) })
  })
  return { asked: () => asked }
}

function show() {
  const queries = createQueries()
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ telegram: de }}>
        <UiTextsProvider words={shell.ui}>
          <ChatReachabilityHint profileId="lea" />
        </UiTextsProvider>
      </I18nProvider>
    </QueryClientProvider>,
  )
  return queries
}

it('puts a chat right once, whatever is heard of chats meanwhile', async () => {
  const server = aServer('configured', 'active', 'active')
  const queries = show()
  await screen.findByText(de.hints.configured)
  await act(async () => {
    refreshTopic(queries, 'telegram')
    refreshEverything(queries)
    fireEvent(window, new Event('focus'))
    fireEvent(document, new Event('visibilitychange'))
    // a second call for the chat would come before this one
    await queries.fetchQuery({ queryKey: ['later'], queryFn: () => fetch('/later').then(() => 'read') })
  })
  expect(queries.isFetching()).toBe(0)
  expect(server.asked()).toBe(2)
  expect(screen.getByText(de.hints.configured)).toBeDefined()
})

it('says that it failed, and tries again when asked to', async () => {
  const server = aServer('lost', 'active')
  show()
  fireEvent.click(await screen.findByRole('button', { name: shell.ui.retry }))
  await screen.findByText(de.hints.active)
  expect(server.asked()).toBe(2)
})
