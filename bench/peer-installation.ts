import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Another product, put where it touches nothing of ours; it stays there for the next run. */
export interface Installation {
  readonly folder: string
  readonly version: string
}

const folderOf = (name: string): string => path.join(os.tmpdir(), 'staffel-bench-peers', name)
const manifestOf = (name: string): string => path.join(folderOf(name), 'node_modules', name, 'package.json')

/** Whether an earlier run has installed the npm package here. */
export const isInstalled = (name: string): boolean => fs.existsSync(manifestOf(name))

/** Throws an `Error` with npm's last words when it cannot be installed here. */
export function install(name: string, packages: readonly string[]): Installation {
  const folder = folderOf(name)
  if (!isInstalled(name)) {
    console.log(`Installing ${packages.join(', ')} into ${folder}; this can take minutes.`)
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
    const { status, stderr } = spawnSync(
      'npm',
      ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages],
      { cwd: folder, encoding: 'utf8', env: plainEnvironment() },
    )
    if (status !== 0) throw new Error(`npm could not install it: ${stderr.trim().split('\n').slice(-3).join(' ')}`)
  }
  const { version }: { version: string } = JSON.parse(fs.readFileSync(manifestOf(name), 'utf8'))
  return { folder, version }
}

/** Without what `npm run` says about our own package. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.toLowerCase().startsWith('npm_')))
}
