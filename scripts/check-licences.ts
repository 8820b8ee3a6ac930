import { readFileSync } from 'node:fs'
import { faultsOf } from './licences.ts'

const faults = faultsOf(JSON.parse(readFileSync('package-lock.json', 'utf8')), readFileSync('docs/licences.md', 'utf8'))
for (const fault of faults) console.log(fault)
process.exitCode = faults.length > 0 ? 1 : 0
