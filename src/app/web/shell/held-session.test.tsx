// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { de as entry } from '#features/access/sign-in/entry.de.ts'
import { de as signIn } from '#features/access/sign-in/messages.de.ts'
import { holding, sessionQuery } from '#features/access/sign-in/web/session.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { createQueries } from '#platform/web/queries.ts'
import { ConfirmProvider } from '#platform/web/ui/confirm-dialog.tsx'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { useUnsavedCheck } from '#platform/web/unsaved.ts'
import { sessionOfKim } from '#test/sessions.ts'
import { de as shell } from '../../messages/shell.de.ts'
import { HeldSession } from './held-session.tsx'

const kim = sessionOfKim()
/** As the server answers by now. */
let session: unknown = null

beforeEach(() => {
  session = null
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url.endsWith('/signIn/signIn')) session = kim
    return Response.json({ json: url.endsWith('/signIn/session') ? session : { outcome: 'signedIn' } })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Form({ isChanged }: { readonly isChanged: boolean }) {
  useUnsavedCheck(() => isChanged)
  return <p>Form</p>
}

async function open(isChanged: boolean) {
  const queries = createQueries()
  queries.setQueryData(sessionQuery.queryKey, kim)
  const component = () => (
    <>
      <Form isChanged={isChanged} />
      <HeldSession owner={'office kim'} />
    </>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
    context: { loadTexts: async () => {} },
  })
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider language="de" catalogue={{ entry, shell, signIn }}>
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
  await screen.findByText('Form')
  const current = () => queries.getQueryData(sessionQuery.queryKey)
  const read = () => queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
  return { read, current }
}

const dialog = () => screen.findByRole('dialog', { name: entry.signInAgain.title })

it('lets a session go where everything is stored', async () => {
  const { read } = await open(false)
  expect(await read()).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('holds a session until its member has signed in again, however often it is read meanwhile', async () => {
  const { read, current } = await open(true)
  expect([await read(), await read()]).toEqual([kim, kim])
  await dialog()
  const { answer } = holding
  fireEvent.change(await screen.findByLabelText(signIn.fields.password), { target: { value: 'richtig' } })
  fireEvent.click(screen.getByRole('button', { name: signIn.login.submit }))
  expect(await answer).toEqual(kim)
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(current()).toEqual(kim)
})

it('closes when the member has signed in again in another tab', async () => {
  const { read } = await open(true)
  await read()
  await dialog()
  session = kim
  await read()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('lets the session go when the member leaves without signing in', async () => {
  const { read, current } = await open(true)
  await read()
  await dialog()
  fireEvent.click(screen.getByRole('button', { name: shell.ui.close }))
  fireEvent.click(await screen.findByRole('button', { name: entry.signInAgain.unsaved.discard }))
  await vi.waitFor(() => expect(current()).toBeNull())
})
