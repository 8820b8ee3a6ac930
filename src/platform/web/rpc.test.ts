import type { oc } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError, calling, featureApi, messageOf, refusalIn, Unreached } from './rpc.ts'

type Feature = Record<'list' | 'save', typeof oc>
const todos = featureApi<Feature>('todos')

const fetched = vi.fn<(request: Request) => Promise<Response>>()
const origin = 'https://app.example'
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('location', { origin })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
  delete calling.mended
})
const answers = (body: unknown, status = 200) =>
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })))
const errorOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('a call', () => {
  it('sends its input as JSON and returns the answer', async () => {
    answers({ json: [{ id: 'a' }] })
    expect(await todos.list.call({ week: '2026-W48', page: undefined })).toEqual([{ id: 'a' }])
    const request = fetched.mock.lastCall?.[0]
    expect(request?.url).toBe(`${origin}/api/rpc/todos/list`)
    expect(await request?.json()).toEqual({ json: { week: '2026-W48' }, meta: [] })
  })

  it('reports a refusal with its fields', async () => {
    const complaints = [{ field: 'text', code: 'input.required', message: 'Pflichtfeld' }]
    const json = { defined: false, code: 'input.required', status: 400, message: 'Pflichtfeld', data: { complaints } }
    answers({ json, meta: [] }, 400)
    const error = await errorOf(todos.save.call({}))
    expect(refusalIn(error)).toMatchObject({ code: 'input.required', message: 'Pflichtfeld', complaints })
  })

  it.each([200, 413, 502])('shows no text of a proxy: %i', async status => {
    const page = new Response('<html>Nginx</html>', { status, headers: { 'content-type': 'text/html' } })
    fetched.mockResolvedValueOnce(page)
    const error = await errorOf(todos.list.call({}))
    expect(error).toBeInstanceOf(CallError)
    expect(messageOf(error, 'Das hat nicht geklappt.')).toBe('Das hat nicht geklappt.')
  })

  it.each([
    ['the server is not reached', new TypeError('Failed to fetch')],
    ['its time is over', new DOMException('late', 'TimeoutError')],
  ])('counts as unreached if %s', async (_, cause) => {
    fetched.mockRejectedValueOnce(cause)
    expect(await errorOf(todos.list.call({}))).toBeInstanceOf(Unreached)
  })

  it('is repeated after its error has been handled', async () => {
    answers({ json: { code: 'permissions.signInAgain', status: 403 } }, 403)
    answers({ json: 'done' })
    calling.mended = () => Promise.resolve(true)
    expect(await todos.save.call({})).toBe('done')
  })

  it('reads dates, which JSON does not have', async () => {
    answers({ json: { at: '2026-11-20T12:00:00.000Z' }, meta: [[1, 'at']] })
    expect(await todos.list.call({})).toEqual({ at: new Date('2026-11-20T12:00:00Z') })
  })

  it('marks NaN, which JSON does not have', async () => {
    answers({ json: null })
    await todos.save.call({ rates: [{ hourly: 12 }, { hourly: Number.NaN }] })
    expect(await fetched.mock.lastCall?.[0].json()).toEqual({
      json: { rates: [{ hourly: 12 }, { hourly: null }] },
      meta: [[2, 'rates', 1, 'hourly']],
    })
  })

  it('sends and receives files', async () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ json: null, meta: [], maps: [[]] }))
    form.set('0', new File(['a;b'], 'plan.csv', { type: 'text/csv' }))
    fetched.mockResolvedValue(new Response(form))
    expect(await todos.list.call({})).toMatchObject({ name: 'plan.csv', type: 'text/csv' })
    fetched.mockResolvedValue(Response.json({ json: 'read' }))
    expect(await todos.save.call({ file: new File(['x'], 'umsatz.csv') })).toBe('read')
    expect((await fetched.mock.lastCall?.[0].formData())?.get('0')).toMatchObject({ name: 'umsatz.csv' })
  })
})

it('has the same keys and options as the library', () => {
  const client = { todos: { list: async () => [], save: async () => [] } }
  const { todos: library } = createTanstackQueryUtils(client as never) as unknown as { todos: typeof todos }
  const own = { mutationKey: ['own'], queryKey: ['own'] }
  const inputs = { initialPageParam: 1, input: (page: number) => ({ page }), getNextPageParam: () => 2 }
  for (const [ours, theirs] of [
    [todos.key(), library.key()],
    [todos.list.key({ type: 'query' }), library.list.key({ type: 'query' })],
    [todos.list.key({ input: { week: 1 } }), library.list.key({ input: { week: 1 } })],
    [todos.list.queryKey({ input: {} }), library.list.queryKey({ input: {} })],
    [todos.list.queryOptions({ input: {} }).queryKey, library.list.queryOptions({ input: {} }).queryKey],
    [todos.list.infiniteOptions(inputs).queryKey, library.list.infiniteOptions(inputs).queryKey],
    [todos.save.mutationOptions().mutationKey, library.save.mutationOptions().mutationKey],
    [todos.save.mutationOptions(own).mutationKey, library.save.mutationOptions(own).mutationKey],
    [todos.list.queryOptions(own).queryKey, library.list.queryOptions(own).queryKey],
  ]) {
    expect(ours).toEqual(theirs)
  }
})
