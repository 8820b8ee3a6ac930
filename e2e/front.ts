import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Front {
  readonly url: string
  /** Where it hands everything on to. */
  standBefore(url: string): void
  /** From now on the served app looks like another build. */
  renew(): void
  /** Parts of the app by whatever name are gone from the server. */
  lose(isLost: boolean): void
  close(): Promise<void>
}

const entry = /\bindex-([\w-]+)\.js/g

/** Stands before a server, as what renews an installation does, without a second build. */
export async function openFront(): Promise<Front> {
  let target = ''
  let isRenewed = false
  let isLost = false
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    const isChunk = /^\/assets\/(?!renewed-).*\.js$/.test(path)
    if (isChunk && isLost) return void answer.writeHead(404).end()
    const onward = request(
      target + path.replace(/\brenewed-/, 'index-'),
      { method: asked.method ?? 'GET', headers: { ...asked.headers, 'accept-encoding': 'identity' } },
      given => {
        const isApp = /html|javascript/.test(given.headers['content-type'] ?? '')
        if (!isApp || !isRenewed) {
          answer.writeHead(given.statusCode ?? 502, given.headers)
          given.pipe(answer)
          return
        }
        const { 'content-length': _, ...headers } = given.headers
        answer.writeHead(given.statusCode ?? 502, headers)
        void text(given).then(source => answer.end(source.replaceAll(entry, 'renewed-$1.js')))
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
    return undefined
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    standBefore(url) {
      target = url
    },
    renew() {
      isRenewed = true
    },
    lose(lost) {
      isLost = lost
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => {
        server.close(resolve)
      })
    },
  }
}
