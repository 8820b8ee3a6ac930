import { Link } from '@tanstack/react-router'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { MonthTimesheets, ShownSums } from '../schema.ts'
import { sumColumns, useTimesheetSumText } from './sums.tsx'

/** Everybody's figures of a month; a name leads to the shifts. */
export function SheetsTable({ sheets: { month, people } }: { sheets: MonthTimesheets }) {
  const { sheet: texts } = useTexts('attendance')
  const textOf = useTimesheetSumText()
  return (
    <div className="isolate overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table aria-label={texts.table} className="w-full text-14">
        <thead className="text-13 text-text-2">
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-surface py-2 pr-2 pl-4 text-left font-medium">
              {texts.columns.name}
            </th>
            {sumColumns.map(column => (
              <th scope="col" key={column} className="px-2 py-2 text-right font-medium whitespace-nowrap last:pr-4">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {people.map(({ profileId, fullName, avatarImage, sums, openRequests }) => (
            <tr key={profileId}>
              <td className="sticky left-0 z-1 bg-surface py-2 pr-2 pl-4">
                <span className="flex min-w-40 items-center gap-2">
                  <Avatar id={profileId} initials={initialsOf(fullName)} image={avatarImage} size={24} />
                  <span className="min-w-0">
                    <Link
                      translate="no"
                      to="/timesheets"
                      search={{ month, person: profileId }}
                      className="text-text underline-offset-2 hover:underline"
                    >
                      {fullName}
                    </Link>
                    {openRequests > 0 && (
                      <span className="block text-13 text-orange-fg">{texts.requests(openRequests)}</span>
                    )}
                  </span>
                </span>
              </td>
              {isIdle(sums) && (
                <td colSpan={sumColumns.length} className="px-2 py-2 pr-4 text-right text-13 text-text-3">
                  {texts.idle}
                </td>
              )}
              {(isIdle(sums) ? [] : sumColumns).map(column => (
                <td key={column} className="tabular px-2 py-2 text-right whitespace-nowrap text-text last:pr-4">
                  {textOf(sums, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row of zeros would look like hours that are missing. */
const isIdle = (sums: ShownSums): boolean => sumColumns.every(column => sums[column] === 0)
