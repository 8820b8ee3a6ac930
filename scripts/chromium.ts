import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { chromium as playwright } from '@playwright/test'

/** Debian's, the one without a window first: it draws the same pages with two thirds of the work. */
const packages = ['chromium-headless-shell', 'chromium'] as const

const commands = [...packages, 'chrome-headless-shell', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const applications = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']

/**
 * A browser of this machine: what `CHROMIUM` names, else a headless shell, Chromium or Chrome that is installed, else
 * Playwright's own.
 */
const installed = (): string | undefined =>
  [
    ...(process.env['PATH'] ?? '')
      .split(path.delimiter)
      .flatMap(folder => commands.map(name => path.join(folder, name))),
    ...packages.map(name => `/usr/bin/${name}`),
    ...['/Applications', path.join(homedir(), 'Applications')].flatMap(folder =>
      applications.map(name => path.join(folder, name)),
    ),
  ].find(file => existsSync(file)) ?? playwrightsOwn()

/** The one that Playwright has fetched, if this system has the libraries that it needs. */
function playwrightsOwn(): string | undefined {
  const file = playwright.executablePath()
  return existsSync(file) && spawnSync(file, ['--version']).status === 0 ? file : undefined
}

/** Where the browser of the journeys is. @throws before `ensureChromium` on a machine without one */
export function chromium(): string {
  const found = process.env['CHROMIUM'] ?? installed()
  if (found === undefined) throw new Error('no Chromium on this machine')
  return found
}

/** The browser of the journeys; on a machine without one Playwright's own is fetched, or Debian's package installed. */
export function ensureChromium(): void {
  if (process.env['CHROMIUM'] !== undefined || installed() !== undefined) return
  const started = Date.now()
  console.log('Installing a browser for the tests …')
  const tries = [playwrights, debians]
  const said = tries.map(install => (installed() === undefined ? install() : ''))
  if (installed() !== undefined) {
    console.log(`Browser: ${installed()}, after ${Math.round((Date.now() - started) / 1000)} s.`)
    return
  }
  console.error(said.join('\n').trim())
  console.error('The browser tests need Chromium or Chrome: please install one, or say in CHROMIUM where it is.')
  process.exit(1)
}

const playwrights = () =>
  run(['playwright', 'install', ...(process.platform === 'linux' ? ['--with-deps'] : []), '--no-shell', 'chromium'])

function debians(): string {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  let said = run([...asRoot, 'apt-get', 'update', '-qq'])
  for (const name of packages) {
    if (installed() !== undefined) break
    said = run([...asRoot, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'])
  }
  return said
}

/** @returns what it said, empty when it went well */
function run([program = '', ...args]: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  })
  return status === 0 ? '' : (error?.message ?? `${stdout}${stderr}`)
}

if (import.meta.main) ensureChromium()
