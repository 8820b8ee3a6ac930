import type { Step } from './steps.ts'

/** What can be said of the sources without running them. */
export const checkSteps: readonly Step[] = [
  { name: 'format', command: ['biome', 'format', '.'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'architecture', command: ['node', 'scripts/check-architecture.ts'] },
  { name: 'licences', command: ['node', 'scripts/check-licences.ts'] },
  { name: 'unused code', command: ['knip'] },
]
