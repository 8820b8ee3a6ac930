import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's, the one without a window first: it draws the same pages with two thirds of the work. */
const packages = ['chromium-headless-shell', 'chromium'] as const
const installed = (): string | undefined => packages.map(name => `/usr/bin/${name}`).find(file => existsSync(file))

/** Where the browser of the journeys is. @throws before `ensureChromium` on a machine without one */
export function chromium(): string {
  const found = process.env['CHROMIUM'] ?? installed()
  if (found === undefined) throw new Error('no Chromium on this machine')
  return found
}

/** The browser of the journeys, installed with the system's package manager when it is missing. */
export function ensureChromium(): void {
  if (process.env['CHROMIUM'] !== undefined || installed() !== undefined) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const started = Date.now()
  console.log(`Installing Chromium (apt-get) …`)
  let said = aptGet([...asRoot, 'apt-get', 'update', '-qq'])
  for (const name of packages) {
    if (installed() !== undefined) break
    said = aptGet([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  }
  if (installed() !== undefined) {
    console.log(`Chromium: ${installed()}, after ${Math.round((Date.now() - started) / 1000)} s.`)
    return
  }
  console.error(said)
  console.error(`The browser tests need Chromium: please install it (on Debian: apt-get install ${packages[0]}).`)
  process.exit(1)
}

/** Undefined when it went well, else what it said. */
function aptGet([program = '', ...args]: readonly string[]): string | undefined {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return status === 0 ? undefined : (error?.message ?? `${stdout}${stderr}`)
}
