import fs from 'node:fs'
import http from 'node:http'

type Headers = Readonly<Record<string, string>>

export interface Shot {
  readonly url: string
  readonly method?: string
  /** Of every request, or of the n-th. */
  readonly headers?: Headers | ((n: number) => Headers)
  /** Of the n-th request. */
  readonly body?: (n: number) => string
}

export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** User and system time of the server process, in milliseconds a request. */
  readonly cpu: number
  readonly bytes: number
}

const connections = 10

/** Processor time of a process since its start, in milliseconds; its children not counted. */
function cpuOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // the kernel counts in hundredths of a second
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function send(agent: http.Agent, { url, method = 'GET', headers = {}, body }: Shot, n: number): Promise<number> {
  return new Promise((done, failed) => {
    const text = body?.(n)
    const own = typeof headers === 'function' ? headers(n) : headers
    const request = http.request(
      url,
      { agent, method, headers: text === undefined ? own : { 'content-type': 'application/json', ...own } },
      response => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        response.on('end', () => {
          if (response.statusCode === 200 || response.statusCode === 304) done(bytes)
          else failed(new Error(`${method} ${url} answered ${response.statusCode}`))
        })
      },
    )
    request.on('error', failed)
    request.end(text)
  })
}

/** Ten connections that each ask again as soon as they are answered, for some seconds. */
async function fire(shot: Shot, pid: number, seconds: number): Promise<Figures> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  let n = 0
  await send(agent, shot, n++)
  const cpuBefore = cpuOf(pid)
  const began = performance.now()
  const end = began + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        const from = performance.now()
        bytes = await send(agent, shot, n++)
        times.push(performance.now() - from)
      }
    }),
  )
  const elapsed = performance.now() - began
  const cpu = (cpuOf(pid) - cpuBefore) / times.length
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: (times.length / elapsed) * 1000, p50: at(0.5), p99: at(0.99), cpu, bytes }
}

/** Three passes, the one in the middle by speed. */
export async function measure(shot: Shot, pid: number, seconds: number): Promise<Figures> {
  const passes: Figures[] = []
  for (let pass = 0; pass < 3; pass++) passes.push(await fire(shot, pid, seconds))
  passes.sort((a, b) => a.perSecond - b.perSecond)
  const middle = passes[1]
  if (!middle) throw new Error('three passes have a middle')
  return middle
}
