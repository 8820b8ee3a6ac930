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
let site = ''

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-nginx-'))
  fs.chmodSync(folder, 0o755)
  undo.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const start = () => startBeside(world, { ROLE: 'web', TRUSTED_PROXIES: '1' })
  const nodes = await Promise.all([start(), start()])
  site = await startNginx(
    { folder: () => folder, after: step => void undo.push(step) },
    nodes.map(({ url }) => url),
  )
})
afterAll(async () => {
  for (const step of undo.toReversed()) await step()
  await stopAll()
})

/** The status that nginx hands on; 0 when it closed the connection. */
const statusOf = (at: string, { method, headers, body }: Asked = {}): Promise<number> =>
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

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
}

const form = { 'content-type': 'multipart/form-data; boundary=x' }
const json = { 'content-type': 'application/json' }
const upload = (at: string, megabytes: number, headers: Record<string, string>, status: number) => ({
  what: `an upload of ${megabytes} MB to ${at}`,
  at,
  asked: { method: 'POST', headers, body: Buffer.alloc(megabytes * 1024 * 1024, 'x') },
  status,
})
const cookie = [1, 2, 3].map(n => `c${n}=${'x'.repeat(2400)}`).join('; ')
const headers = { cookie, a: 'x'.repeat(7800), b: 'x'.repeat(7800) }
const cases: readonly { what: string; at: string; asked: Asked; status: number }[] = [
  upload('/api/v1/images', 5, form, 401),
  upload('/api/rpc/images/upload', 5, form, 401),
  // the most that nginx passes on
  upload('/api/v1/images', 11, form, 401),
  upload('/api/v1/session', 5, json, 413),
  upload('/api/nothing', 5, json, 413),
  upload('/nothing', 5, json, 404),
  { what: 'a request with 22 KB of headers', at: '/healthz', asked: { headers }, status: 200 },
]

describe('nginx keeps both servers while an anonymous client repeats', () => {
  it.each(cases)('keeps answering the others: $what', async ({ at, asked, status }) => {
    let isOver = false
    const own = new Set<number>()
    const repeat = async () => {
      while (!isOver) own.add(await statusOf(at, asked))
    }
    const repeating = Promise.all([repeat(), repeat(), repeat(), repeat()])
    const others: number[] = []
    for (let count = 0; count < 60; count++) others.push(await statusOf('/readyz'))
    isOver = true
    await repeating
    expect(others.filter(each => each !== 200)).toEqual([])
    expect([...own]).toEqual([status])
  })
})
