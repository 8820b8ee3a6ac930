import { builtLoops, weighBuilt } from './built.ts'

let over = false
for (const { name, weight, ceiling } of weighBuilt()) {
  const good = weight !== undefined && weight <= ceiling
  if (!good) over = true
  const figure = weight === undefined ? 'not in the build' : `${(weight / 1000).toFixed(1)} KB`
  console.log(`${good ? '✓' : '✗'} ${name.padEnd(14)} ${figure.padStart(10)} of ${ceiling / 1000} KB`)
}
for (const loop of builtLoops()) {
  over = true
  console.log(`✗ chunks wait for each other: ${loop}`)
}
process.exitCode = over ? 1 : 0
