import { randomBytes } from 'node:crypto'
import { newId } from '#kit/id.ts'
import { Refusal } from '#kit/refusal.ts'
import { lockAndRecheckPermission } from '#features/foundation/people/server/recheck-permission.ts'
import { may } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { countAttempt } from '#platform/server/rate-limit.ts'
import { seal } from '#platform/server/sealed.ts'
import { isWebhookKind, testKind } from '../kinds.ts'
import { type MayReadChange, requiredForEvents, requiredForWebhooks } from '../policy.ts'
import {
  byHand,
  maxFormerSecrets,
  maxWebhooks,
  rotatesFor,
  shownDeliveries,
  signingFormerSecrets,
  webhookSecretFrom,
} from '../rules.ts'
import type { Delivery, WebhookWithSecret, NewWebhook, Webhook } from '../schema.ts'
import { sealedFor } from './send-deliveries.ts'
import * as store from './store.ts'

/** In a transaction, by somebody who may know what is told. @throws Refusal `permissions.missing` */
function keeping<T>(member: Member, work: Work<T>): Promise<T> {
  requireMayKeep(member)
  return member.transaction(tx => work(tx, member.actor.organizationId))
}

/** The same for what sends at once, as often as a hand needs it. @throws Refusal `input.tooManyTries` */
async function sendingByHand(member: Member, work: Work<void>): Promise<void> {
  requireMayKeep(member)
  await countAttempt(member.services, byHand, member.actor.organizationId)
  return keeping(member, work)
}

type Work<T> = (tx: Tx, organizationId: string) => Promise<T>

function requireMayKeep({ actor }: Pick<Member, 'actor'>): void {
  if (!may(actor, requiredForEvents)) throw new Refusal('permissions.missing', { permission: requiredForEvents })
}

export const list = (member: Member): Promise<Webhook[]> =>
  keeping(member, async (tx, organizationId) => {
    const rows = await store.list(tx, organizationId)
    return rows.map(({ id, url, kinds, state, createdAt, failingSince, formerSecrets }) => ({
      id,
      url,
      kinds: kinds.filter(isWebhookKind),
      state,
      createdAt: createdAt.toString(),
      failingSince: failingSince?.toString() ?? null,
      rotatesUntil: signingFormerSecrets(formerSecrets, member.now()).at(-1)?.signsUntil ?? null,
    }))
  })

const newSecret = (): string => webhookSecretFrom(randomBytes(32).toString('base64'))

/**
 * Nobody has passed on what they may not read themselves.
 * @throws Refusal `webhooks.url`, `webhooks.http`, `webhooks.private`, `webhooks.notReadable`, `webhooks.tooMany`
 */
export const create = (member: Member, wish: NewWebhook, mayRead: MayReadChange): Promise<WebhookWithSecret> =>
  keeping(member, async (tx, organizationId) => {
    // the count must not change before the insert
    const actor = await lockAndRecheckPermission(tx, member, requiredForWebhooks)
    requireMayKeep({ actor })
    if (!wish.kinds.every(kind => mayRead(actor, kind))) {
      throw new Refusal('webhooks.notReadable', undefined, { field: 'kinds' })
    }
    const { webhooks: line, secret: sealing } = member.services
    const wrong = line.whyNot(wish.url)
    if (wrong) throw new Refusal(`webhooks.${wrong}`, undefined, { field: 'url' })
    if ((await store.countWebhooks(tx, organizationId)) >= maxWebhooks) {
      throw new Refusal('webhooks.tooMany', { max: maxWebhooks })
    }
    const [id, secret] = [newId(), wish.secret ?? newSecret()]
    await store.insert(tx, {
      organizationId,
      id,
      url: wish.url,
      kinds: [...new Set(wish.kinds)],
      secret: seal(sealing, sealedFor, secret),
      state: 'active',
      createdAt: member.now(),
    })
    await member.audit(tx, { kind: 'webhooks.made', target: id, change: { url: wish.url, kinds: wish.kinds } })
    tx.invalidate('webhooks')
    return { id, secret }
  })

/**
 * Every secret that was shown goes on signing for a day after its renewal, so none is dropped to make room for another.
 * @throws Refusal `webhooks.notFound`, `webhooks.tooManySecrets`
 */
export const rotateWebhookSecret = (member: Member, { id }: { id: string }): Promise<WebhookWithSecret> =>
  keeping(member, async (tx, organizationId) => {
    const row = await lockRequired(tx, organizationId, id)
    const now = member.now()
    const former = signingFormerSecrets(row.formerSecrets, now)
    if (former.length >= maxFormerSecrets) throw new Refusal('webhooks.tooManySecrets', { max: maxFormerSecrets })
    const secret = newSecret()
    await store.change(tx, organizationId, id, {
      secret: seal(member.services.secret, sealedFor, secret),
      formerSecrets: [...former, { secret: row.secret, signsUntil: now.add(rotatesFor).toString() }],
    })
    await member.audit(tx, { kind: 'webhooks.secretRenewed', target: id, change: { url: row.url } })
    tx.invalidate('webhooks')
    return { id, secret }
  })

/** On again it has all its time before it. @throws Refusal `webhooks.notFound` */
export const switchWebhook = (member: Member, { id, isOn }: { id: string; isOn: boolean }): Promise<void> =>
  keeping(member, async (tx, organizationId) => {
    const { url } = await required(tx, organizationId, id)
    await store.change(tx, organizationId, id, { state: isOn ? 'active' : 'paused', failingSince: null })
    if (!isOn) await store.giveUpDeliveries(tx, organizationId, id, 'The webhook is turned off', member.now())
    await member.audit(tx, { kind: 'webhooks.switched', target: id, change: { url, isOn } })
    tx.invalidate('webhooks')
  })

/** @throws Refusal `webhooks.notFound` */
export const removeWebhook = (member: Member, { id }: { id: string }): Promise<void> =>
  keeping(member, async (tx, organizationId) => {
    const gone = await store.remove(tx, organizationId, id)
    if (!gone) throw new Refusal('webhooks.notFound')
    await member.audit(tx, { kind: 'webhooks.removed', target: id, change: { url: gone.url } })
    tx.invalidate('webhooks')
  })

/** @throws Refusal `webhooks.notFound`, `webhooks.isOff`, `input.tooManyTries` */
export const sendTestDelivery = (member: Member, { id }: { id: string }): Promise<void> =>
  sendingByHand(member, async (tx, organizationId) => {
    await lockActive(tx, organizationId, id)
    const at = member.now()
    const payload = { type: testKind, timestamp: at.toString(), data: {} }
    const delivery = { organizationId, id: newId(), webhookId: id, kind: testKind, payload, createdAt: at }
    await store.insertDeliveries(tx, [delivery])
    tx.invalidate('webhooks')
  })

/**
 * Somebody else may have asked for them: what a deed changed is shown as the audit log shows it.
 * @throws Refusal `webhooks.notFound`
 */
export const listWebhookDeliveries = (member: Member, id: string, mayRead: MayReadChange): Promise<Delivery[]> =>
  keeping(member, async (tx, organizationId) => {
    await required(tx, organizationId, id)
    const rows = await store.listDeliveries(tx, organizationId, id, shownDeliveries)
    return rows.map(
      ({
        id: deliveryId,
        kind,
        createdAt,
        sentAt,
        arrivedBeforeAt,
        deadAt,
        dueAt,
        attempts,
        status,
        lastError,
        payload,
      }) => ({
        id: deliveryId,
        kind,
        createdAt: createdAt.toString(),
        state: sentAt ? 'sent' : deadAt ? 'dead' : 'waiting',
        attempts,
        sentAt: (sentAt ?? arrivedBeforeAt)?.toString() ?? null,
        nextAt: sentAt || deadAt || attempts === 0 ? null : (dueAt?.toString() ?? null),
        status,
        error: lastError,
        body: JSON.stringify(
          isWebhookKind(kind) && !mayRead(member.actor, kind) ? withoutChange(payload) : payload,
          undefined,
          2,
        ),
      }),
    )
  })

const withoutChange = ({ data, ...payload }: store.DeliveryRow['payload']): object => ({
  ...payload,
  data: { ...(typeof data === 'object' ? data : undefined), change: {} },
})

/**
 * @throws Refusal `webhooks.notFound`, `webhooks.isOff`, `webhooks.deliveryNotFound`, `webhooks.onItsWay`,
 *   `input.tooManyTries`
 */
export const resendDelivery = (member: Member, { id, deliveryId }: { id: string; deliveryId: string }): Promise<void> =>
  sendingByHand(member, async (tx, organizationId) => {
    await lockActive(tx, organizationId, id)
    const row = await store.findDelivery(tx, organizationId, id, deliveryId)
    if (!row) throw new Refusal('webhooks.deliveryNotFound')
    const isInHands = row.sendingUntil !== null && Temporal.Instant.compare(member.now(), row.sendingUntil) < 0
    if (isInHands || (row.dueAt === null && !row.sentAt && !row.deadAt)) throw new Refusal('webhooks.onItsWay')
    await store.resetDeliveryForResend(tx, organizationId, deliveryId, member.now())
    tx.invalidate('webhooks')
  })

/** So that it is not switched off before the delivery is stored. @throws Refusal `webhooks.notFound`, `webhooks.isOff` */
async function lockActive(tx: Tx, organizationId: string, id: string): Promise<void> {
  const { state } = await lockRequired(tx, organizationId, id)
  if (state !== 'active') throw new Refusal('webhooks.isOff')
}

async function lockRequired(tx: Tx, organizationId: string, id: string): Promise<store.WebhookRow> {
  const row = await store.lock(tx, organizationId, id)
  if (!row) throw new Refusal('webhooks.notFound')
  return row
}

async function required(tx: Tx, organizationId: string, id: string): Promise<store.WebhookRow> {
  const row = await store.find(tx, organizationId, id)
  if (!row) throw new Refusal('webhooks.notFound')
  return row
}
