import { expect, it } from 'vitest'
import { followStages, stageTable } from './stages.ts'

type Processes = ReturnType<NonNullable<Parameters<typeof followStages>[0]>>

/** A machine whose processes the test sets: number, parent, milliseconds. */
function machine() {
  let now: Processes = new Map()
  return {
    look: () => now,
    set: (...all: readonly (readonly [pid: number, parent: number, time: number])[]) => {
      now = new Map(all.map(([pid, parent, time]) => [pid, { parent, start: `${pid}`, time }]))
    },
  }
}

const timesOf = (stages: ReturnType<typeof followStages>) => stages.all().map(({ processor }) => processor)

it('counts a process with all that it has started, for its own stage only', () => {
  const { look, set } = machine()
  const stages = followStages(look)
  set([10, 1, 0], [20, 1, 0], [99, 1, 5000])
  stages.begin('lint', 10)
  stages.begin('types', 20)
  set([10, 1, 1000], [11, 10, 2000], [12, 11, 500], [20, 1, 4000], [99, 1, 9000])
  expect(timesOf(stages)).toEqual([3.5, 4])
})

it('counts an ended process once, as part of the parent that has waited for it', () => {
  const { look, set } = machine()
  const stages = followStages(look)
  set([10, 1, 0])
  stages.begin('tests', 10)
  set([10, 1, 100], [11, 10, 3000])
  stages.all()
  set([10, 1, 3300])
  expect(timesOf(stages)).toEqual([3.3])
})

it('keeps counting a process whose parent has ended, and keeps its time when it ends', () => {
  const { look, set } = machine()
  const stages = followStages(look)
  set([10, 1, 0])
  stages.begin('tests', 10)
  set([10, 1, 100], [11, 10, 3000])
  stages.all()
  set([11, 1, 4000])
  expect(timesOf(stages)).toEqual([4.1])
  set([99, 1, 0])
  expect(timesOf(stages)).toEqual([4.1])
})

it('shows a dash for processor time on a machine that does not tell it', () => {
  expect(stageTable([{ name: 'lint', wall: 2, processor: undefined }], 3)).toEqual([
    'stage   wall s    CPU s',
    'lint       2.0        -',
    'total      3.0        -',
  ])
})
