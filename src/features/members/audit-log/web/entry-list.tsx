import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { codesFrom } from '../codes.ts'
import { detailsOf } from '../details.ts'
import { valueDescriber } from '../describe-value.ts'
import type { AuditEntry } from '../schema.ts'
import { Moment } from '#platform/web/ui/time.tsx'

interface Props {
  readonly entries: readonly AuditEntry[]
  /** Of what the changes name by id. */
  readonly names: Readonly<Record<string, string>>
  readonly timeZone: string
}

/** A line an entry; its details on asking, in words. */
export function AuditEntryList({ entries, names, timeZone }: Props) {
  const texts = useTexts('auditLog')
  const { roles } = useTexts('permissions')
  const { names: permissions } = useTexts('permissionPage')
  const codes = useCodes()
  const language = useLanguage()
  const say = valueDescriber({ language, timeZone, names, texts, codes, roles, permissions })
  const lines = entries.map(({ target, targetId, ...entry }) => ({
    ...entry,
    target: target ?? (isMonth(targetId) ? monthYear(targetId, language) : null),
    details: detailsOf(entry.kind, entry.change, say),
  }))
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {lines.map(({ id, at, actor, kind, target, details }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
          <time dateTime={at} className="tabular w-36 shrink-0 text-13 text-text-3">
            <Moment at={at} withDay />
          </time>
          <span className="min-w-0 flex-[1_1_16rem]">
            <span className="font-medium text-text">{actor ?? texts.system}</span>
            <span className="text-text-2">{` · ${texts.kinds[kind]}`}</span>
            {target !== null && target !== actor && <span className="text-text">{` · ${target}`}</span>}
          </span>
          {details.length > 0 && (
            <details className="min-w-0 flex-[1_1_12rem] text-13 text-text-2">
              <summary className="cursor-pointer">{texts.columns.change}</summary>
              <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
                {details.map(({ label, text }) => (
                  <div key={`${label} ${text}`} className="contents">
                    <dt className="text-text-3">{texts.details.fields[label]}</dt>
                    <dd className="wrap-anywhere">{text}</dd>
                  </div>
                ))}
              </dl>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

const useCodes = () =>
  codesFrom({
    autoplan: useTexts('autoplan'),
    availability: useTexts('availability'),
    planningRules: useTexts('planningRules'),
    schedule: useTexts('schedule'),
    shifts: useTexts('shifts'),
    vacation: useTexts('vacation'),
  })

/** What is done to the figures of a month is done to no person. */
const isMonth = (id: string | null): id is string => id !== null && /^\d{4}-\d{2}$/.test(id)
