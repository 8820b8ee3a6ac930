import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const browser = '/usr/bin/chromium'

/** The browser of the journeys, installed with the system's package manager when it is missing. */
export function ensureChromium(): void {
  if (existsSync(browser)) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const started = Date.now()
  console.log(`Installing Chromium (apt-get) …`)
  const said =
    aptGet([...asRoot, 'apt-get', 'update', '-qq']) ??
    aptGet([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'])
  if (said === undefined && existsSync(browser)) {
    console.log(`Installed Chromium in ${Math.round((Date.now() - started) / 1000)} s.`)
    return
  }
  console.error(said)
  console.error(`The browser tests need ${browser}: please install Chromium (on Debian: apt-get install chromium).`)
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
