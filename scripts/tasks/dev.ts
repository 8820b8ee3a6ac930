import '../end-with-parent.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { createServer } from 'vite'

const host = process.env.HOST || '127.0.0.1'
const wanted = Number(process.env.PORT || 3000)
const port = wanted === 0 ? await freePort() : wanted
const backend = { host: '127.0.0.1', port: wanted === 0 ? await freePort() : port + 1 }

/** The browser speaks with Vite alone, which hands on what belongs to the server. */
const target = { target: `http://${backend.host}:${backend.port}`, ws: false }
const vite = await createServer({
  server: {
    host,
    port,
    strictPort: true,
    proxy: { '/api': target, '/healthz': target, '/readyz': target, '/metrics': target, '/calendar': target },
  },
})

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/server.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: backend.host,
    PORT: String(backend.port),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
    NODE_ENV: 'development',
  },
})

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    server.kill('SIGTERM')
  })
}
server.once('exit', code => {
  process.exitCode = stopping ? 0 : (code ?? 1)
  void vite.close()
})
await vite.listen()
vite.printUrls()

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}
