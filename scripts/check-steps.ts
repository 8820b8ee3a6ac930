import type { Step } from './steps.ts'

/** What can be said of the sources without running them: side by side, each lane as long as the other. */
export const checkLanes: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
    { name: 'types of the service worker', command: ['tsc', '--noEmit', '-p', 'src/app/web/worker'] },
    { name: 'licences', command: ['node', 'scripts/check-licences.ts'] },
    { name: 'unused code', command: ['knip'] },
  ],
  [
    { name: 'format', command: ['biome', 'format', '.'] },
    { name: 'architecture', command: ['node', 'scripts/check-architecture.ts'] },
    { name: 'prose', command: ['node', 'scripts/check-prose.ts'] },
    { name: 'lint', command: ['oxlint'] },
  ],
]
