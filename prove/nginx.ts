import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type { ProofContext } from './ground.ts'
import { ensurePackage } from './packages.ts'
import { isReady, pause } from './requests.ts'

const program = '/usr/sbin/nginx'

/** Debian's nginx with the file of `deploy/` before these nodes: only names, ports and TLS are others. */
export async function startNginx(
  ground: Pick<ProofContext, 'folder' | 'after'>,
  nodes: readonly string[],
  /** Changes the file further. */
  edit: (site: string) => string = site => site,
): Promise<string> {
  await ensurePackage('nginx-light', program)
  const folder = ground.folder()
  const port = await freePort()
  const site = edit(fs.readFileSync('deploy/nginx.conf', 'utf8'))
    .replace(/server \{\s+listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {4}server 127\.0\.0\.1:3000(.*)\n/, (_, options: string) =>
      nodes.map(node => `    server ${new URL(node).host}${options}\n`).join(''),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *(listen \[::\]|ssl_|access_log|error_log).*\n/gm, '')
    // so that an answer says which node gave it
    .replace('location / {', 'location / {\n        add_header x-node $upstream_addr;')
  const file = path.join(folder, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join('\n')
  fs.writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     events { worker_connections 4096; }
     http { access_log off; ${temporary}\n${site}\n}\n`,
  )
  const child: ChildProcess = spawn(program, ['-c', file, '-p', folder, '-e', `${folder}/error.log`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = once(child, 'exit')
  ground.after(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await isReady(url)); tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    await pause(100)
  }
  return url
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}
