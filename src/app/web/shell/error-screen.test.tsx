// @vitest-environment jsdom
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { de } from '../../messages/shell.de.ts'
import { ErrorScreen } from './error-screen.tsx'

afterEach(cleanup)

/** The error screen in the place of a page that always throws. */
function showError() {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('scrollTo', () => {})
  let thrown = 0
  const Broken = (): never => {
    thrown += 1
    throw new Error(`broken ${thrown}`)
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Broken }),
    defaultErrorComponent: ErrorScreen,
  })
  render(
    <StrictMode>
      <I18nProvider language="de" catalogue={{ shell: de }}>
        <RouterProvider router={router} />
      </I18nProvider>
    </StrictMode>,
  )
}

it('says Oops at first, Ups from the second time on, and names support after more than two repeats', async () => {
  showError()
  const { oops, again, text, support } = de.error
  const read = async () => {
    const alert = await screen.findByRole('alert')
    return [oops, again, text, support].filter(sentence => alert.textContent.includes(sentence))
  }
  const retry = async () => {
    const before = (await screen.findByText(/^Fehlernummer/)).textContent
    fireEvent.click(screen.getByRole('button', { name: de.error.retry }))
    await waitFor(() => expect(screen.getByText(/^Fehlernummer/).textContent).not.toBe(before))
  }
  expect(await read()).toEqual([oops, text])
  await retry()
  expect(await read()).toEqual([again, text])
  await retry()
  expect(await read()).toEqual([again, text])
  await retry()
  expect(await read()).toEqual([again, support])
})

it('offers to retry, to go back, to the dashboard or home, and to reload', async () => {
  showError()
  const alert = await screen.findByRole('alert')
  const { retry, back, dashboard, home, reload } = de.error
  expect(
    within(alert)
      .getAllByRole('button')
      .map(button => button.textContent),
  ).toEqual([retry, back, dashboard, home, reload])
})
