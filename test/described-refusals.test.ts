import { expect, it } from 'vitest'
import { requireDescribed } from './described-refusals.ts'
import { useWorld } from './world.ts'

const world = useWorld({ ROLE: 'web' })

const check = (method: string, pathname: string, status: number, body: unknown) =>
  requireDescribed({ method, pathname }, Response.json(body, { status }), () =>
    world.visitor().fetch('/api/openapi.json'),
  )

it('names the operation, the status and the code that its description lacks', async () => {
  await expect(
    check('POST', '/api/rpc/todos/create', 409, { json: { code: 'pay.changed' }, meta: [] }),
  ).rejects.toThrow('todos.create answered 409 pay.changed,')
  await expect(check('DELETE', '/api/v1/vacation-requests/x', 409, { code: 'pay.changed' })).rejects.toThrow(
    'vacation.remove answered 409 pay.changed,',
  )
})

it('refuses a described code under another status', async () => {
  await expect(check('POST', '/api/rpc/todos/create', 422, { json: { code: 'todos.conflict' } })).rejects.toThrow(
    'todos.create answered 422 todos.conflict,',
  )
})

it('accepts described codes, and answers of no operation', async () => {
  await check('POST', '/api/rpc/todos/create', 409, { json: { code: 'todos.conflict' } })
  await check('DELETE', '/api/v1/vacation-requests/x', 404, { code: 'vacation.notFound' })
  await check('GET', '/api/v1/nothing', 404, { code: 'input.notFound' })
})
