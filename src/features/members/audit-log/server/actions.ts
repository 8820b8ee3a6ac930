import { readCursor } from '#kit/cursor.ts'
import { csvOf } from '#kit/csv.ts'
import { addDays, type Day } from '#kit/day.ts'
import type { Member } from '#features/foundation/permissions/server/procedure.ts'
import type { Tx } from '#platform/server/database.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'
import { mayReadChange } from '../policy.ts'
import type { AuditEntry, AuditFilter, AuditPage, AuditQuestion } from '../schema.ts'
import { type Wanted, list as listEntries } from './store.ts'

const pageSize = 50
const mostRows = 10_000

export const list = (member: Member, { after, ...filter }: AuditQuestion): Promise<AuditPage> =>
  member.transaction(async tx => {
    const wanted = {
      ...wantedOf(member, filter),
      after: readCursor(after),
    }
    const rows = await readable(tx, member, wanted, pageSize + 1)
    const entries = rows.slice(0, pageSize)
    const last = entries.at(-1)
    return { entries, next: rows.length > pageSize && last ? `${last.at} ${last.id}` : null }
  })

/** To export is a deed of its own and is written down. */
export const exportCsv = (member: Member, filter: AuditFilter): Promise<string> =>
  member.transaction(async tx => {
    const entries = await readable(tx, member, wantedOf(member, filter), mostRows)
    await member.audit(tx, {
      kind: 'auditLog.exported',
      change: { ...filter, rows: entries.length },
    })
    const { columns, kinds } = { de, en }[member.language]
    const rows = entries.map(({ at, actor, kind, target, change }) => [
      Temporal.Instant.from(at).toZonedDateTimeISO(member.organization.timeZone).toPlainDateTime().toString({
        smallestUnit: 'second',
      }),
      actor ?? '',
      kinds[kind],
      target ?? '',
      JSON.stringify(change),
    ])
    const head = [columns.at, columns.actor, columns.kind, columns.target, columns.change]
    return csvOf([head, ...rows], member.language === 'de' ? ';' : ',')
  })

async function readable(tx: Tx, { actor }: Member, wanted: Wanted, limit: number): Promise<AuditEntry[]> {
  const entries = await listEntries(tx, actor.organizationId, wanted, limit)
  return entries.map(entry => (mayReadChange(actor, entry.kind) ? entry : { ...entry, change: {} }))
}

function wantedOf({ organization }: Member, { profileId, kind, from, to }: AuditFilter): Wanted {
  const start = (date: Day) => Temporal.PlainDate.from(date).toZonedDateTime(organization.timeZone).toInstant()
  return {
    profileId,
    kind,
    from: from && start(from),
    until: to && start(addDays(to, 1)),
    after: undefined,
  }
}
