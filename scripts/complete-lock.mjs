/*
 * After any change of dependencies:
 *
 *   node_modules/.bin/node "$(readlink -f "$(command -v npm)")" install --package-lock-only
 *   node scripts/complete-lock.mjs
 *
 * npm leaves out of the lock file the optional platform packages that it could not look up (a registry mirror without
 * the binaries of foreign platforms). `npm ci` then refuses the file: "Missing: … from lock file". This adds the
 * missing entries, with the exact version their parent asks for and without an integrity, and drops addresses other
 * than the public registry's, so that the file is the same wherever it was made.
 */
import { readFileSync, writeFileSync } from 'node:fs'

const publicRegistry = 'https://registry.npmjs.org/'
const systems = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  wasm32: 'wasi',
}
const processors = /^(?:x64|arm64|arm|ia32|ppc64|riscv64|s390x|wasm32)$/

const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(readFileSync(file, 'utf8'))
const packages = lock.packages
let added = 0
let dropped = 0

for (const entry of Object.values(packages)) {
  if (entry.resolved === undefined || entry.resolved.startsWith(publicRegistry)) continue
  delete entry.resolved
  dropped++
}

for (const [parent, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (packages[`node_modules/${name}`] || packages[`${parent}/node_modules/${name}`]) continue
    const platform = platformOf(name)
    if (!platform || !/^\d/.test(version)) {
      console.warn(`left out ${name}@${version}: neither its platform nor its exact version can be read from its name`)
      continue
    }
    packages[`node_modules/${name}`] = {
      version,
      cpu: [platform.cpu],
      ...(entry.dev ? { dev: true } : {}),
      ...(platform.musl ? { libc: ['musl'] } : {}),
      optional: true,
      os: [platform.os],
    }
    added++
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${file}: ${added} platform packages added, ${dropped} private addresses dropped`)

function platformOf(name) {
  const words = name.split('/').pop().split('-')
  const os = words.map(word => systems[word]).find(Boolean)
  const cpu = words.find(word => processors.test(word))
  return os && cpu ? { os, cpu, musl: words.includes('musl') } : undefined
}
