import '../end-with-parent.ts'
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT ?? 3000)
const backend = { host: '127.0.0.1', port: port + 1 }

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
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
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
