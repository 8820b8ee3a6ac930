import os from 'node:os'
import { deleteExpiredAutoplanData } from '#features/planning/autoplan/server/delete-expired.ts'
import { createRunExecutor } from '#features/planning/autoplan/server/execute-run.ts'
import { sendSeatAlarms } from '#features/planning/market/server/send-alarms.ts'
import { processDueOffers } from '#features/planning/market/server/offers-job.ts'
import { runAttendanceJob } from '#features/work/attendance/server/attendance-job.ts'
import { deleteExpiredHandovers } from '#features/work/handover/server/delete-expired.ts'
import { runStepsCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'

const sweepEvery = 10_000
const alarmEvery = 60_000
const forgetEvery = 3_600_000

/** `onRequest` performs jobs but repeats no sweep: a test calls `sweep()` when its clock has moved. */
export type BackgroundMode = 'none' | 'onRequest' | 'repeated'

export interface PlanningJobs {
  /**
   * Calls nodes to plans that a dead one has left behind, does what offers wait for, and asks where those are who have not
   * checked in. Safe on several nodes at once.
   */
  readonly sweep: () => Promise<void>
  /** Tells planners of seats that begin soon and that nobody is sure to be on. */
  readonly alarm: () => Promise<void>
  /** Erases what is kept no longer. */
  readonly forget: () => Promise<void>
  close(): Promise<void>
}

/** Plans that were asked for, as many at once as leave half of the machine to others. */
export async function startPlanningJobs(services: Services, background: BackgroundMode): Promise<PlanningJobs> {
  if (background === 'none')
    return { sweep: async () => {}, alarm: async () => {}, forget: async () => {}, close: async () => {} }
  const { jobs, log } = services
  const running = createRunExecutor(services)
  await jobs.perform('autoplan.run', running.perform, Math.max(1, Math.floor(os.availableParallelism() / 2)))
  let sweeping: Promise<void> | undefined
  const now = (work: () => Promise<void>) => {
    sweeping ??= work()
      .catch((cause: unknown) => log.warn({ err: cause }, 'plans could not be looked after'))
      .finally(() => {
        sweeping = undefined
      })
  }
  const sweeps = [() => running.sweep(), () => processDueOffers(services), () => runAttendanceJob(services)]
  const sweep = () => runStepsCollectingErrors(...sweeps)
  // in the sweep's own turn: timers that ring together would find it under way, and be passed over
  const forget = () =>
    runStepsCollectingErrors(
      () => deleteExpiredAutoplanData(services),
      () => deleteExpiredHandovers(services),
    )
  const seldom = [every(alarmEvery, () => sendSeatAlarms(services)), every(forgetEvery, forget)]
  const lookAfter = () => runStepsCollectingErrors(...sweeps, ...seldom)
  const timer = background === 'repeated' ? setInterval(now, sweepEvery, lookAfter) : undefined
  if (background === 'repeated') now(sweep)
  return {
    sweep,
    alarm: () => sendSeatAlarms(services),
    forget,
    async close() {
      clearInterval(timer)
      await sweeping
      await running.close()
    },
  }
}

/** Does the work as often as asked for it, but once in so many milliseconds at most. */
function every(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let next = performance.now() + milliseconds
  return async () => {
    if (performance.now() < next) return
    next = performance.now() + milliseconds
    await work()
  }
}
