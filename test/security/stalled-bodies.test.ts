import { once } from 'node:events'
import http from 'node:http'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { password, type Person, useWorld, type Visitor } from '../world.ts'

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
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(megabytes() - before).toBeLessThan(150)
  })

  it('of one person are few at a time, and none of them lies in memory', async () => {
    const { kim, adam } = await world.office()
    const before = megabytes()
    const answers: number[] = []
    for (let at = 0; at < 40; at++) void stalled(kim).then(status => answers.push(status))
    await expect.poll(() => answers.length).toBe(36)
    // whatever was decided about the forty is decided before this one
    expect(await stalled(kim)).toBe(429)
    expect(answers).toHaveLength(36)
    expect(new Set(answers)).toEqual(new Set([429]))
    expect(megabytes() - before).toBeLessThan(150)
    expect(await adam.api.people.list()).toHaveLength(6)
  })

  it('leave nothing on the disk once they are gone', async () => {
    const { kim } = await world.office()
    const folder = path.join(world.staffel.services.env.DATA_DIR, 'incoming')
    // a run that was stopped may have left some, which the server removes when they are old
    const before = readdirSync(folder)
    const files = () => readdirSync(folder).filter(name => !before.includes(name)).length
    void stalled(kim)
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

it('a body that says nothing of its length is not waited for until its end', async () => {
  const routes = ['/api/nothing', '/api/v1/nothing', '/api/telegram/webhook', '/api/discord/interactions']
  const more = ['/api/unsubscribe/a', '/api/v1/images', '/healthz']
  const answers = [...routes, ...more].map(
    at =>
      new Promise<number>(answered => {
        // without a length it comes in pieces
        const request = http.request(`${world.url}${at}`, { method: 'POST', agent: false })
        open.push(request)
        request.on('response', ({ statusCode }) => answered(statusCode ?? 0))
        request.on('error', () => answered(0))
        request.write('x')
      }),
  )
  expect(await Promise.all(answers)).toEqual([413, 404, 413, 413, 413, 401, 404])
})

describe('a refused body that is sent to its end', () => {
  /** Returns what a proxy sees: the first line of the answer, or the fault that stopped the body. */
  function sendWhole(at: string, headers: readonly string[], body: Buffer): Promise<{ line: string; fault: string }> {
    return new Promise(done => {
      const socket = connect(Number(new URL(world.url).port), '127.0.0.1')
      let [line, fault, isSent] = ['', '', false]
      const finish = () => {
        if (line !== '' && isSent) socket.destroy()
      }
      socket.on('data', data => {
        line ||= data.toString('latin1').split('\r\n', 1)[0] ?? ''
        finish()
      })
      socket.on('error', ({ message }) => {
        fault ||= message
      })
      socket.on('close', () => done({ line, fault: isSent ? fault : fault || 'the connection was closed' }))
      socket.write(`POST ${at} HTTP/1.1\r\nhost: 127.0.0.1\r\n${headers.map(header => `${header}\r\n`).join('')}\r\n`)
      socket.write(body, cause => {
        isSent = !cause
        finish()
      })
    })
  }

  const unknown = ['content-type: multipart/form-data; boundary=x']
  const foreign = ['origin: https://evil.test']
  const program = ['authorization: Bearer stf_nobody', 'content-type: application/json']
  const routes: readonly (readonly [at: string, status: number, headers: readonly string[]])[] = [
    ['/api/v1/images', 401, unknown],
    ['/api/rpc/images/upload', 401, unknown],
    ['/api/v1/people', 401, program],
    ['/api/v1/session', 413, ['content-type: application/json']],
    ['/api/rpc/signIn/signIn', 413, ['content-type: application/json']],
    ['/api/v1/session', 403, foreign],
    ['/api/v1/nothing', 404, []],
    ['/api/nothing', 413, []],
    ['/api/telegram/webhook', 413, []],
    ['/api/discord/interactions', 413, []],
    ['/api/unsubscribe/a', 413, []],
    ['/healthz', 404, []],
    ['/nothing', 404, []],
  ]
  // nginx keeps connections or closes them with each request, as it is set up
  const ends = ['keep-alive', 'close']
  const cases = routes.flatMap(([at, status, headers]) =>
    ends.map(end => ({ at, status, end, headers: [...headers, `connection: ${end}`] })),
  )

  it.each(cases)(
    'is answered with $status at $at and not reset (connection: $end)',
    async ({ at, status, headers }) => {
      // the most that `deploy/nginx.conf` passes on
      const body = Buffer.alloc(11 * 1024 * 1024, 'x')
      const { line, fault } = await sendWhole(at, [...headers, `content-length: ${body.length}`], body)
      expect(fault).toBe('')
      expect(line).toContain(` ${status} `)
    },
  )

  it('is answered and not reset when it comes in pieces without a length', async () => {
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'x'), Buffer.from('\r\n')])
    const body = Buffer.concat([...Array.from({ length: 5 }, () => piece), Buffer.from('0\r\n\r\n')])
    const headers = ['content-type: application/json', 'transfer-encoding: chunked', 'connection: close']
    const { line, fault } = await sendWhole('/api/v1/session', headers, body)
    expect(fault).toBe('')
    expect(line).toContain(' 413 ')
  })

  it('is not read for ever', async () => {
    const headers = [...unknown, 'transfer-encoding: chunked']
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 'x'), Buffer.from('\r\n')])
    const endless = Buffer.concat(Array.from({ length: 200 }, () => piece))
    expect((await sendWhole('/api/v1/images', headers, endless)).fault).not.toBe('')
  })
})

describe('a body that does not end', () => {
  /** Sends the beginning of a body without a length; the status once there is one. */
  function unfinished(path: string, by: Visitor, bytes: number): Promise<number> {
    return new Promise(answered => {
      const headers = { cookie: cookieOf(by), 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      const request = http.request(`${world.url}${path}`, { method: 'POST', headers, agent: false })
      open.push(request)
      request.on('response', answer => answered(answer.statusCode ?? 0))
      request.on('error', () => answered(0))
      request.write(Buffer.alloc(bytes, ' '))
    })
  }

  async function statusOf(path: string, by: Visitor, value: object): Promise<number> {
    const headers = { cookie: cookieOf(by), 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const request = http.request(`${world.url}${path}`, { method: 'POST', headers, agent: false })
    open.push(request)
    request.end(JSON.stringify({ json: value }))
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    return answer.statusCode ?? 0
  }

  it('does not keep others at the same address from signing in', async () => {
    const { kim } = await world.office()
    const answers: number[] = []
    for (let at = 0; at < 100; at++) {
      void unfinished('/api/rpc/signIn/signIn', world.visitor(), 60_000).then(status => answers.push(status))
    }
    expect(await unfinished('/api/rpc/signIn/signIn', world.visitor(), 130_000)).toBe(413)
    const signIn = { email: kim.email, password }
    expect(await statusOf('/api/rpc/signIn/signIn', world.visitor(), signIn)).toBe(200)
    expect(answers).toEqual([])
  })

  it('counts against its sender alone if that is a member', async () => {
    const { kim, adam } = await world.office()
    const answers: number[] = []
    for (let at = 0; at < 12; at++) {
      void unfinished('/api/rpc/todos/create', kim, 900_000).then(status => answers.push(status))
    }
    await expect.poll(() => answers.length).toBe(4)
    expect(new Set(answers)).toEqual(new Set([429]))
    expect(await statusOf('/api/rpc/todos/create', adam, { text: 'Kaffee kaufen' })).toBe(200)
    expect(await statusOf('/api/rpc/signIn/signIn', world.visitor(), { email: kim.email, password })).toBe(200)
  })
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
