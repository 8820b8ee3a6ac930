// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Main } from './main.tsx'

beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  vi.unstubAllGlobals()
})

it('is busy while a first query or a write is under way, and not while a query is read again', async () => {
  const queries = new QueryClient()
  let answer = Promise.withResolvers<string>()
  function Page() {
    const { data } = useQuery({ queryKey: ['plan'], queryFn: () => answer.promise })
    const { mutate } = useMutation({ mutationFn: () => answer.promise })
    return (
      <Main>
        {data}
        <button type="button" onClick={() => mutate()}>
          Save
        </button>
      </Main>
    )
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const isBusy = () => 'busy' in screen.getByRole('main').dataset
  await waitFor(() => expect(queries.isFetching()).toBe(1))
  expect(isBusy()).toBe(true)
  answer.resolve('Monday')
  await screen.findByText(/Monday/)
  await waitFor(() => expect(isBusy()).toBe(false))

  answer = Promise.withResolvers()
  void queries.invalidateQueries()
  await waitFor(() => expect(queries.isFetching()).toBe(1))
  expect(isBusy()).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(isBusy()).toBe(true))
  answer.resolve('Tuesday')
  await waitFor(() => expect(isBusy()).toBe(false))
})
