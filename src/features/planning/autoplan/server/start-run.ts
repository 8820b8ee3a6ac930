import { Refusal } from '#kit/refusal.ts'
import { mondayOf, type Week, weekOf } from '#kit/week.ts'
import * as groups from '#features/agency/creator-groups/server/store.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { warnings } from '#features/planning/planning-rules/rules.ts'
import { toPlanAutomatically } from '../policy.ts'
import { hasRunEnded, maxRuns, checkPlanningDays } from '../rules.ts'
import type { PlanningQuestion, Run } from '../schema.ts'
import * as store from './store.ts'

/**
 * Starts a run. An equal run that is queued or running is returned instead, so that two clicks start one run.
 * @throws Refusal `autoplan.weekOver`, `autoplan.dayNotAsked`, `autoplan.groupNotFound`, `autoplan.tooManyWaiting`
 */
export const startRun = (member: Member, wish: PlanningQuestion): Promise<{ runId: string }> =>
  member.transaction(async tx => {
    const { organizationId, profileId } = member.actor
    const why = checkPlanningDays(wish, member.today())
    if (why) throw new Refusal(`autoplan.${why}`, undefined, { field: why === 'weekOver' ? 'week' : 'dates' })
    const question = inOrder(wish)
    if (question.groupIds) {
      const known = new Set((await groups.listGroupsForPlanning(tx, organizationId)).map(({ group }) => group.id))
      if (!question.groupIds.every(id => known.has(id))) {
        throw new Refusal('autoplan.groupNotFound', undefined, { field: 'groupIds' })
      }
    }
    // how many there are, and whether one is alike, is told by one after the other
    await lockAndRecheckPermission(tx, member, toPlanAutomatically)
    const alike = await store.findEqualRun(tx, organizationId, question)
    if (alike !== undefined) return { runId: alike }
    if ((await store.countActiveRuns(tx, organizationId)) >= maxRuns) {
      throw new Refusal('autoplan.tooManyWaiting', { max: maxRuns })
    }
    const run = { question, weekStart: mondayOf(question.week), requestedBy: profileId, requestedAt: member.now() }
    const runId = await store.insertRun(tx, organizationId, run)
    await member.services.jobs.later(tx, 'autoplan.run', { organizationId, runId })
    await member.audit(tx, { kind: 'autoplan.asked', target: runId, change: { ...question } })
    tx.invalidate('autoplan')
    return { runId }
  })

/** The same wish is the same question, in whatever order it names things. */
const inOrder = (wish: PlanningQuestion): PlanningQuestion => ({
  ...wish,
  groupIds: wish.groupIds && [...new Set(wish.groupIds)].toSorted(),
  dates: wish.dates && [...new Set(wish.dates)].toSorted(),
  breakable: warnings.filter(warning => wish.breakable.includes(warning)),
})

/** In hours: those that have ended are shown so long. */
const shownFor = 24

export const readRuns = (member: Member, { week }: { week: Week }): Promise<Run[]> =>
  member.transaction(async tx => {
    const since = member.now().subtract({ hours: shownFor })
    const rows = await store.listRuns(tx, member.actor.organizationId, mondayOf(week), since)
    const underWay = rows.filter(({ run }) => !hasRunEnded(run.state)).toReversed()
    return rows.map(({ run, fullName }) => ({
      id: run.id,
      state: run.state,
      ending: run.ending,
      week: weekOf(run.weekStart),
      weeks: run.weeks,
      effort: run.question.effort,
      askedBy: { profileId: run.requestedBy, fullName },
      askedAt: run.requestedAt.toString(),
      startedAt: run.startedAt?.toString() ?? null,
      endedAt: run.endedAt?.toString() ?? null,
      progress: run.progress,
      behind: run.state === 'queued' ? underWay.findIndex(other => other.run.id === run.id) : 0,
      proposalId: run.proposalId,
    }))
  })

/**
 * One that waits ends at once; one that runs is ended by its node, which keeps the best so far.
 * @throws Refusal `autoplan.runNotFound`, `autoplan.runEnded`
 */
export const cancelRun = (member: Member, { runId }: { runId: string }): Promise<void> =>
  member.transaction(async tx => {
    const { organizationId } = member.actor
    const run = await store.lockRun(tx, organizationId, runId)
    if (!run) throw new Refusal('autoplan.runNotFound')
    if (hasRunEnded(run.state)) throw new Refusal('autoplan.runEnded')
    if (run.isCancelRequested) return
    await store.requestRunCancellation(tx, organizationId, runId)
    if (run.state === 'queued') {
      await store.endUnleasedRun(tx, organizationId, runId, { state: 'cancelled', endedAt: member.now() })
    }
    await member.audit(tx, { kind: 'autoplan.cancelled', target: runId })
    tx.invalidate('autoplan')
  })
