import http from 'node:http'
import { describe, expect, it } from 'vitest'
import { useWorld } from '../world.ts'
import { lightAttacks } from './attack-files.ts'

const world = useWorld({ ROLE: 'web' })

// heavy ones are for `bench/uploads.ts`, which watches the memory
describe.each(lightAttacks)('$name', ({ at, make }) => {
  it('is answered calmly, and leaves nothing behind', async () => {
    const { adam } = await world.office()
    const { headers, body } = await make()
    const answer = await adam.fetch(at, { method: 'POST', headers, body })
    expect(answer.status, await answer.text()).toBeLessThan(500)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect((await world.visitor().fetch('/readyz')).status).toBe(200)
  })
})

it('a body that never comes holds up nobody else', async () => {
  const { adam } = await world.office()
  const cookie = [...adam.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': '5000000' }
  const slow = Array.from({ length: 40 }, () => {
    const request = http.request(`${world.url}/api/v1/images`, { method: 'POST', headers })
    request.on('error', () => {})
    request.write('--x\r\n')
    return request
  })
  expect(await adam.api.people.list()).toHaveLength(6)
  for (const request of slow) request.destroy()
})
