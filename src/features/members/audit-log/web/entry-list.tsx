import { shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import type { AuditEntry } from '../schema.ts'

/** A line an entry; its details on asking. */
export function EntryList({ entries, timeZone }: { entries: readonly AuditEntry[]; timeZone: string }) {
  const texts = useTexts('auditLog')
  const language = useLanguage()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      {entries.map(({ id, at, actor, kind, target, targetId, change }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5">
          <time dateTime={at} className="tabular w-28 shrink-0 text-13 text-text-3">
            {shortMoment(at, timeZone, language)}
          </time>
          <span className="min-w-0 flex-[1_1_16rem]">
            <span className="font-medium text-text">{actor ?? texts.system}</span>
            <span className="text-text-2">{` · ${texts.kinds[kind]}`}</span>
            {target !== null && target !== actor && <span className="text-text">{` · ${target}`}</span>}
          </span>
          {(Object.keys(change).length > 0 || (target === null && targetId !== null)) && (
            <details className="min-w-0 flex-[1_1_12rem] text-13 text-text-2">
              <summary className="cursor-pointer">{texts.columns.change}</summary>
              <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
                {targetId !== null && (
                  <>
                    <dt className="text-text-3">{texts.columns.targetId}</dt>
                    <dd className="wrap-anywhere">{targetId}</dd>
                  </>
                )}
                {Object.entries(change).map(([name, value]) => (
                  <div key={name} className="contents">
                    <dt className="text-text-3">{name}</dt>
                    <dd className="wrap-anywhere">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
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
