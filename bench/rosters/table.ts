import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SolveProgramme } from '../../src/features/planning/autoplan/engine/choice.ts'
import { breaksIn, costOf } from './check.ts'
import { parseInstance } from './instance.ts'
import { solveRosters } from './solve.ts'

/** Of instances 1 to 7, the least that anybody has published. */
const bestKnown = [607, 828, 1001, 1716, 1143, 1950, 1056] as const

/** How near the same loop comes to the best known rosters of Curtois and Qu, in so many seconds each. */
export async function printRosters(folder: string | undefined, seconds: number, choose: SolveProgramme): Promise<void> {
  const found = bestKnown.flatMap((known, at) => {
    const file = path.join(folder ?? '', `Instance${at + 1}.txt`)
    return folder !== undefined && existsSync(file) ? [{ number: at + 1, known, file }] : []
  })
  if (found.length === 0) {
    console.log(
      'The public instances of Curtois and Qu are left out: they are not ours to hand on. Instance1.txt to Instance7.txt are at schedulingbenchmarks.org; say where they lie with --rosters <folder>.',
    )
    return
  }
  console.log('| instance | cost | proven least | best known | distance | rules broken | seconds |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  let sum = 0
  for (const { number, known, file } of found) {
    const instance = parseInstance(readFileSync(file, 'utf8'))
    const start = performance.now()
    const past = () => (performance.now() - start) / 1000
    // the last step begun is ended, and a choice takes up to five seconds
    const { roster, bound } = await solveRosters(instance, choose, () => past() > seconds - 5)
    const cost = costOf(instance, roster)
    sum += cost / known - 1
    const cells = [
      number,
      cost,
      bound,
      known,
      percent(cost / known - 1),
      breaksIn(instance, roster).length,
      past().toFixed(1),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  console.log(`\nMean distance to the best known: ${percent(sum / found.length)}`)
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
