import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { NotPossible } from './ground.ts'

/** Installs Debian's package of a file that is missing, where we are root. @throws NotPossible when it is still missing */
export async function ensurePackage(name: string, file: string): Promise<void> {
  if (fs.existsSync(file)) return
  if (process.getuid?.() === 0) {
    // proofs that run side by side wait for each other's installation
    const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', name]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await new Promise(done => execFile('apt-get', args, { env }, done))
  }
  if (!fs.existsSync(file)) throw new NotPossible(`${file} is missing (on Debian: apt-get install ${name})`)
}
