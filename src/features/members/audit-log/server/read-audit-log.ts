import type { Language } from '#kit/catalogue.ts'
import { readCursor } from '#kit/cursor.ts'
import { csvOf } from '#kit/csv.ts'
import { addDays, type Day } from '#kit/day.ts'
import { repeatedHourMark } from '#kit/zone.ts'
import { listPresentAndFormerMembers, type NamedPerson } from '#features/foundation/people/server/store.ts'
import { de as rolesDe } from '#features/foundation/permissions/messages.de.ts'
import { en as rolesEn } from '#features/foundation/permissions/messages.en.ts'
import { templateRoles } from '#features/foundation/permissions/policy.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import { de as notificationsDe } from '#features/messages/notifications/messages.de.ts'
import { en as notificationsEn } from '#features/messages/notifications/messages.en.ts'
import type { Tx } from '#platform/server/database.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { mayReadChange } from '../policy.ts'
import { idsIn } from '../details.ts'
import type { AuditEntry, AuditFilter, AuditPage, AuditQuestion } from '../schema.ts'
import { namesById, platformNames } from './naming.ts'
import { type FoundEntry, type AuditSearch, list as listEntries } from './store.ts'

const roleNames = { de: rolesDe, en: rolesEn }
const notificationNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: notificationsDe.kinds,
  en: notificationsEn.kinds,
}
const pageSize = 50
const maxRows = 10_000

export const list = (member: Member, { after, ...filter }: AuditQuestion): Promise<AuditPage> =>
  member.transaction(async tx => {
    const wanted = {
      ...wantedOf(member, filter),
      after: readCursor(after),
    }
    const rows = await readable(tx, member, wanted, pageSize + 1)
    const entries = rows.slice(0, pageSize)
    const last = entries.at(-1)
    const { organizationId } = member.actor
    const isOfPlatforms = entries.some(({ kind }) => kind === 'platforms.changed')
    const names = {
      ...(isOfPlatforms ? await platformNames(tx, organizationId) : {}),
      ...(await namesById(tx, organizationId, idsIn(entries), member.language)),
    }
    return { entries, names, next: rows.length > pageSize && last ? `${last.at} ${last.id}` : null }
  })

export const listAuditedPeople = (member: Member): Promise<NamedPerson[]> =>
  member.transaction(tx => listPresentAndFormerMembers(tx, member.actor.organizationId))

/** To export is a deed of its own and is written down. */
export const exportCsv = (member: Member, filter: AuditFilter): Promise<string> =>
  member.transaction(async tx => {
    const entries = await readable(tx, member, wantedOf(member, filter), maxRows)
    await member.audit(tx, {
      kind: 'auditLog.exported',
      change: { ...filter, rows: entries.length },
    })
    const { columns, kinds } = { de, en }[member.language]
    const { timeZone } = member.organization
    const timeOf = (at: Temporal.Instant) =>
      at.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }) +
      repeatedHourMark(at, timeZone, member.language)
    const rows = entries.map(({ at, actor, kind, target, targetId, change }) => [
      timeOf(Temporal.Instant.from(at)),
      actor ?? '',
      kinds[kind],
      target ?? '',
      targetId ?? '',
      JSON.stringify(change),
    ])
    const head = [columns.at, columns.actor, columns.kind, columns.target, columns.targetId, columns.change]
    return csvOf([head, ...rows], member.language === 'de' ? ';' : ',')
  })

async function readable(
  tx: Tx,
  { actor, language }: Member,
  wanted: AuditSearch,
  limit: number,
): Promise<AuditEntry[]> {
  const entries = await listEntries(tx, actor.organizationId, wanted, limit)
  const { roles } = roleNames[language]
  const role = (id: string | null) => templateRoles.filter(one => one === id).map(one => roles[one])
  const ofShifts = entries.flatMap(({ kind, targetId }) => (kind === 'shifts.changed' ? (targetId ?? []) : []))
  const shiftNames = await namesById(tx, actor.organizationId, ofShifts, language)
  const targetOf = ({ kind, names, targetId }: FoundEntry) => {
    if (kind === 'settings.notificationsChanged') return notificationNames[language][targetId ?? ''] ?? null
    if (kind === 'shifts.changed') return shiftNames[targetId ?? ''] ?? null
    return (names.length > 0 ? names : role(targetId)).join(' · ') || null
  }
  return entries.map(({ names, change, ...entry }) => ({
    ...entry,
    target: targetOf({ ...entry, names, change }),
    change: mayReadChange(actor, entry.kind) ? change : {},
  }))
}

function wantedOf({ organization }: Member, { profileId, kind, from, to }: AuditFilter): AuditSearch {
  const start = (date: Day) => Temporal.PlainDate.from(date).toZonedDateTime(organization.timeZone).toInstant()
  return {
    profileId,
    kind,
    from: from && start(from),
    until: to && start(addDays(to, 1)),
    after: undefined,
  }
}
