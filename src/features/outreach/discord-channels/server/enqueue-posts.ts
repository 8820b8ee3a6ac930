import { newId } from '#kit/id.ts'
import type { AuditKind } from '#features/foundation/audit/kinds.ts'
import type { RecordedEntry } from '#features/foundation/audit/server/store.ts'
import type { Tx } from '#platform/server/database.ts'
import { forEachCollectingErrors, runStepsCollectingErrors } from '#platform/server/each-for-itself.ts'
import type { Services } from '#platform/server/services.ts'
import { coverHours, type PostKind } from '../rules.ts'
import * as store from './store.ts'

const batch = 500

interface Caused {
  readonly kind: PostKind
  readonly cause: string
  readonly target: string
}

type TargetedEntry = RecordedEntry & { readonly target: string }

/** What is posted of a deed. */
const causes: Readonly<Partial<Record<AuditKind, (entry: TargetedEntry) => Caused | undefined>>> = {
  'schedule.published': ({ target, change }) => {
    const week = String(change['week'])
    return { kind: 'plan', cause: `plan ${week}`, target: `${week} ${target}` }
  },
  // whom planners choose by name, or ask in turns, they ask themselves
  'market.advertised': ({ target, change }) =>
    change['to'] === 'all' && change['waveMinutes'] === null
      ? { kind: 'gap', cause: `gap ${target}`, target }
      : undefined,
  'scoreboard.uploaded': ({ id, target }) => ({ kind: 'scoreboard', cause: `scoreboard ${id}`, target }),
}

/** Writes down, in the deed's own transaction, what is to be posted: it is if, and only if, the deed was done. */
export async function enqueueDiscordPosts(tx: Tx, deed: RecordedEntry): Promise<void> {
  const { target: of } = deed
  if (deed.kind === 'scoreboard.undone' && of !== null) return mendRankings(tx, deed, of)
  const caused = of === null ? undefined : causes[deed.kind]?.({ ...deed, target: of })
  if (!caused) return
  const { organizationId, at: createdAt } = deed
  const { kind, target } = caused
  const channels = (await store.list(tx, organizationId)).filter(
    channel => channel.brokenSince === null && channel.kinds.includes(kind),
  )
  if (channels.length === 0) return
  // of the groups that one deed publishes one post tells
  const cause = kind === 'plan' ? `${caused.cause} ${await store.transactionIdOf(tx)}` : caused.cause
  await store.insertPosts(
    tx,
    channels.map(({ id: channelId }) => ({
      organizationId,
      id: newId(),
      channelId,
      kind,
      targets: [target],
      cause,
      createdAt,
    })),
  )
  tx.invalidate('discordChannels')
}

/** What was posted of a month is put right, each message: any of them may bear what has been taken back. */
async function mendRankings(
  tx: Tx,
  { organizationId, id, at: createdAt }: RecordedEntry,
  month: string,
): Promise<void> {
  const posted = await store.listRankingPosts(tx, organizationId, month)
  if (posted.length === 0) return
  const kind = 'scoreboardOver'
  await store.insertPosts(
    tx,
    posted.map(({ id: postId, channelId }) => ({
      organizationId,
      id: newId(),
      channelId,
      kind,
      targets: [month, postId],
      cause: `${kind} ${id} ${postId}`,
      createdAt,
    })),
  )
  tx.invalidate('discordChannels')
}

/** Writes what the clock and the market bring, and gives a job to what is written down and has none. Safe on several nodes. */
export async function enqueueDueDiscordPosts(services: Services): Promise<void> {
  const { database, clock } = services
  const now = clock.now()
  const covers = await database.installation(tx => store.listChannelsWithDueCover(tx, now, coverHours))
  const over = await database.installation(tx => store.listPostsOfEndedOffers(tx, batch))
  const due = [
    ...covers.map(one => ({ ...one, kind: 'cover' as const })),
    ...over.map(one => ({ ...one, kind: 'gapOver' as const })),
  ]
  await runStepsCollectingErrors(
    () =>
      forEachCollectingErrors(due, ({ organizationId, channelId, target, kind }) => {
        const post = { organizationId, id: newId(), channelId, kind, targets: [target], cause: `${kind} ${target}` }
        return database.tenant(organizationId, tx => store.insertPosts(tx, [{ ...post, createdAt: now }]))
      }),
    () => callForNew(services, now),
  )
}

async function callForNew({ database, jobs }: Services, now: Temporal.Instant): Promise<void> {
  for (;;) {
    const taken = await database.installation(async tx => {
      const ids = await store.claimNewPosts(tx, now, batch)
      for (const id of ids) await jobs.later(tx, 'discordPost.send', { id })
      return ids.length
    })
    if (taken < batch) return
  }
}
