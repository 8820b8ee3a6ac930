import { readFileSync, writeFileSync } from 'node:fs'
import { dependenciesIn, isAllowed, listOf } from '../licences.ts'

const dependencies = dependenciesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')))
writeFileSync('docs/licences.md', listOf(dependencies))
console.log(`${dependencies.length} packages in docs/licences.md`)
const refused = dependencies.filter(({ licence }) => !isAllowed(licence))
for (const { name, licence } of refused) console.log(`Not allowed: ${name}, ${licence}`)
process.exitCode = refused.length > 0 ? 1 : 0
