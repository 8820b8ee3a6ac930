import http from 'node:http'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Person, useWorld, type Visitor } from '../world.ts'

const world = useWorld({ ROLE: 'web' })
const open: http.ClientRequest[] = []
afterEach(() => {
  for (const request of open.splice(0)) request.destroy()
})

const maxBytes = 10_000_000
const piece = Buffer.alloc(maxBytes - 1000, 'x')
const cookieOf = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** An upload of ten megabytes whose last thousand bytes never come; the status once there is one. */
function stalled(by: Visitor): Promise<number> {
  return new Promise(answered => {
    const headers = {
      cookie: cookieOf(by),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(maxBytes),
    }
    const request = http.request(`${world.url}/api/v1/images`, { method: 'POST', headers, agent: false })
    open.push(request)
    request.on('response', answer => answered(answer.statusCode ?? 0))
    request.on('error', () => answered(0))
    request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    request.write(piece)
  })
}

const megabytes = () => process.memoryUsage().rss / 1_000_000

describe('forty uploads that stop before their end', () => {
  it('of strangers are refused before they are read', async () => {
    const before = megabytes()
    const answers = await Promise.all(Array.from({ length: 40 }, () => stalled(world.visitor())))
    // a connection that is closed while the body still comes may be cut before its answer is read
    expect(answers.every(status => status === 401 || status === 0)).toBe(true)
    expect(answers).toContain(401)
    expect(megabytes() - before).toBeLessThan(150)
  })

  it('of one person are few at a time, and none of them lies in memory', async () => {
    const { kim, adam } = await world.office()
    const before = megabytes()
    const answers: number[] = []
    for (let at = 0; at < 40; at++) void stalled(kim).then(status => answers.push(status))
    await expect.poll(() => answers.length).toBe(36)
    // whatever was decided about the forty is decided before this one
    expect([429, 0]).toContain(await stalled(kim))
    expect(answers).toHaveLength(36)
    expect(new Set(answers.filter(status => status !== 0))).toEqual(new Set([429]))
    expect(megabytes() - before).toBeLessThan(150)
    expect(await adam.api.people.list()).toHaveLength(6)
  })

  it('leave nothing on the disk once they are gone', async () => {
    const { kim } = await world.office()
    void stalled(kim)
    const folder = path.join(world.staffel.services.env.DATA_DIR, 'incoming')
    const files = () => readdirSync(folder).length
    await expect.poll(files).toBeGreaterThan(0)
    for (const request of open) request.destroy()
    // at once, and on a busy machine at the latest when nothing has come for ten seconds
    await expect.poll(files).toBe(0)
  })
})

it('a body of which nothing more comes ends with its connection', { tags: ['all'] }, async () => {
  const { kim } = await world.office()
  const upload = stalled(kim)
  const request = http.request(`${world.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '500' },
  })
  open.push(request)
  const cut = new Promise<boolean>(done => {
    request.on('error', () => done(true))
    request.on('response', () => done(true))
  })
  request.write('{"email":')
  expect([0, 408]).toContain(await upload)
  expect(await cut).toBe(true)
})

it.each([
  '/api/nothing',
  '/api/v1/nothing',
  '/api/telegram/webhook',
  '/api/discord/interactions',
  '/api/unsubscribe/a',
  '/api/v1/people',
  '/healthz',
])('a body that says nothing of its length is not waited for at %s', async at => {
  const answer = new Promise<number>(answered => {
    // without a length it comes in pieces
    const request = http.request(`${world.url}${at}`, { method: 'POST', agent: false })
    open.push(request)
    request.on('response', ({ statusCode }) => answered(statusCode ?? 0))
    request.on('error', () => answered(0))
    request.write('x')
  })
  expect([401, 403, 404, 413]).toContain(await answer)
})

describe('event streams', () => {
  /** How many of so many streams are open in the end. */
  async function streams(person: Person, count: number) {
    let openStreams = 0
    const heard: string[] = []
    await Promise.all(
      Array.from({ length: count }, (_, at) => {
        const { promise, resolve } = Promise.withResolvers<void>()
        const request = http.get(`${world.url}/api/events`, { headers: { cookie: cookieOf(person) }, agent: false })
        open.push(request)
        request.on('error', () => resolve())
        request.on('response', answer => {
          openStreams += 1
          answer.setEncoding('utf8')
          answer.on('data', (text: string) => {
            heard[at] = (heard[at] ?? '') + text
            resolve()
          })
          answer.once('close', () => {
            openStreams -= 1
          })
        })
        return promise
      }),
    )
    return { heard, open: () => openStreams }
  }

  it('of one person are twenty, the newest; the others are told not to come back soon', async () => {
    const { kim, kofi } = await world.office()
    const other = await streams(kofi, 1)
    const many = await streams(kim, 100)
    await expect.poll(many.open).toBe(20)
    expect(many.heard.filter(text => text.includes('retry: 60000'))).toHaveLength(80)
    expect(other.open()).toBe(1)
  })
})
