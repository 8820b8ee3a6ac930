// @module-tag all
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNginx } from '../prove/nginx.ts'
import { startBeside, stopAll } from './started.ts'
import { useWorld } from './world.ts'

const world = useWorld({}, { ownDatabase: true })
const undo: (() => unknown)[] = []
/** With the file of `deploy/`, and with one that opens a connection for each request, as nginx does by default. */
const sites = { kept: '', closed: '' }

beforeAll(async () => {
  const folder = () => {
    const made = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-nginx-'))
    fs.chmodSync(made, 0o755)
    undo.push(() => fs.rmSync(made, { recursive: true, force: true }))
    return made
  }
  const start = () => startBeside(world, { ROLE: 'web', TRUSTED_PROXIES: '1' })
  const nodes = (await Promise.all([start(), start()])).map(({ url }) => url)
  const ground = { folder, after: (step: () => unknown) => void undo.push(step) }
  sites.kept = await startNginx(ground, nodes)
  sites.closed = await startNginx(ground, nodes, site =>
    site.replaceAll(/^ *(?:keepalive|proxy_http_version|proxy_set_header Connection) .*\n/gm, ''),
  )
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
  await stopAll()
})

/** The status that nginx hands on; 0 when it closed the connection. */
const statusOf = (site: string, at: string, { method, headers, body }: ProxiedRequest = {}): Promise<number> =>
  new Promise(answered => {
    const request = http.request(
      `${site}${at}`,
      { ...(method && { method }), ...(headers && { headers }), agent: false },
      answer => {
        answer.resume().on('end', () => answered(answer.statusCode ?? 0))
      },
    )
    request.on('error', () => answered(0))
    request.end(body)
  })

interface ProxiedRequest {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const json = { 'content-type': 'application/json' }
const upload = (at: string, megabytes: number, headers: Record<string, string>, status: number) => ({
  what: `an upload of ${megabytes} MB to ${at} (${status})`,
  at,
  asked: { method: 'POST', headers, body: Buffer.alloc(megabytes * 1024 * 1024, 'x') },
  status,
})
const cookie = [1, 2, 3].map(n => `c${n}=${'x'.repeat(2400)}`).join('; ')
const headers = { cookie, a: 'x'.repeat(7800), b: 'x'.repeat(7800) }
const cases: readonly { what: string; at: string; asked: ProxiedRequest; status: number }[] = [
  upload('/api/v1/images', 5, form, 401),
  upload('/api/rpc/images/upload', 5, form, 401),
  // the most that nginx passes on
  upload('/api/v1/images', 11, form, 401),
  upload('/api/v1/session', 5, json, 413),
  upload('/api/nothing', 5, json, 413),
  upload('/nothing', 5, json, 404),
  // refused before the app sees it
  upload('/api/v1/images', 5, { ...form, host: 'a^b' }, 400),
  // refused by the parser of Node
  {
    what: 'an unknown method with a body of 5 MB',
    at: '/',
    asked: { method: 'FOO', body: Buffer.alloc(5 * 1024 * 1024, 'x') },
    status: 400,
  },
  { what: 'a request with 22 KB of headers', at: '/healthz', asked: { headers }, status: 200 },
]

describe.each(['kept', 'closed'] as const)('nginx, with connections that are %s, keeps both servers', connections => {
  it.each(cases)('while an anonymous client repeats $what', async ({ at, asked, status }) => {
    const site = sites[connections]
    let isOver = false
    const own = new Set<number>()
    const repeat = async () => {
      while (!isOver) own.add(await statusOf(site, at, asked))
    }
    const repeating = Promise.all([repeat(), repeat(), repeat(), repeat()])
    const others: number[] = []
    for (let count = 0; count < 60; count++) others.push(await statusOf(site, '/readyz'))
    isOver = true
    await repeating
    expect(others.filter(each => each !== 200)).toEqual([])
    expect([...own]).toEqual([status])
  })
})
