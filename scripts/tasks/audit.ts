import { spawnSync } from 'node:child_process'

/*
 * Asks the registry which of our production packages have known faults. Not every registry answers that; then nothing
 * was checked, and this says so and fails instead of looking like a good result.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const said = read(stdout)
const counts: unknown = Reflect.get(Object(Reflect.get(said, 'metadata')), 'vulnerabilities')

if (typeof counts !== 'object' || counts === null) {
  console.log('Nothing was checked: this registry does not answer questions about known faults.')
  console.log('Run it where npm can reach its public registry.')
  process.exitCode = 2
} else {
  const found = Object.entries(counts).filter(([kind, count]) => kind !== 'total' && count > 0)
  for (const name of Object.keys(Object(Reflect.get(said, 'vulnerabilities')))) console.log(name)
  console.log(found.length === 0 ? 'No known faults.' : found.map(([kind, count]) => `${count} ${kind}`).join(', '))
  process.exitCode = found.length === 0 ? 0 : 1
}

function read(text: string): object {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
