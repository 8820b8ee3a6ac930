import { Link } from '@tanstack/react-router'
import { initialsOf } from '#kit/text.ts'
import type { Currency } from '#kit/money.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { PaidPerson, PayMonth } from '../schema.ts'
import { FirstRate } from './first-rate.tsx'
import { usePayFormats } from './formats.ts'

const amounts = ['base', 'supplements', 'commission', 'rewards', 'bonuses', 'deductions', 'total'] as const

/** Everybody's pay of a month; a name leads to the lines. */
export function PayTable({ pay: { month, people, closed } }: { pay: PayMonth }) {
  const texts = useTexts('pay')
  return (
    <div className="isolate overflow-x-auto rounded-card border border-line bg-surface shadow-card">
      <table aria-label={texts.table} className="w-full text-14">
        <thead className="text-13 text-text-2">
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-surface py-2 pr-2 pl-4 text-left font-medium">
              {texts.columns.name}
            </th>
            {(['hours', ...amounts] as const).map(column => (
              <th scope="col" key={column} className="px-2 py-2 text-right font-medium whitespace-nowrap last:pr-4">
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {people.map(person => (
            <Row key={person.profileId} month={month} person={person} isClosed={closed !== null} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly month: string
  readonly person: PaidPerson
  readonly isClosed: boolean
}

function Row({ month, person, isClosed }: RowProps) {
  const texts = useTexts('pay')
  const { duration, money, omitted } = usePayFormats()
  const { profileId, fullName, avatarImage, currency } = person
  const left = person.omitted.filter(({ why }) => why !== 'noFigures')
  return (
    <tr>
      <td className="sticky left-0 z-1 bg-surface py-2 pr-2 pl-4">
        <span className="flex min-w-40 items-center gap-2">
          <Avatar id={profileId} initials={initialsOf(fullName)} image={avatarImage} size={24} />
          <span className="min-w-0">
            <Link
              translate="no"
              to="/pay"
              search={{ month, person: profileId }}
              className="text-text underline-offset-2 hover:underline"
            >
              {fullName}
            </Link>
            {left.length > 0 && (
              <span className="block text-13 text-orange-fg">{left.map(one => omitted(one, currency)).join(', ')}</span>
            )}
          </span>
        </span>
      </td>
      <td className="tabular px-2 py-2 text-right whitespace-nowrap text-text">{duration(person.minutes)}</td>
      {currency === null ? (
        <td colSpan={amounts.length} className="px-2 py-2 pr-4 text-13 text-text-2">
          {isClosed ? texts.noRate : <FirstRate profileId={profileId} fullName={fullName} month={month} />}
        </td>
      ) : (
        amounts.map(column => (
          <td
            key={column}
            className={`tabular px-2 py-2 text-right whitespace-nowrap last:pr-4 ${column === 'total' ? 'font-semibold text-text' : 'text-text'}`}
          >
            {person[column] === 0 && column !== 'total' ? '–' : money(person[column], currency)}
          </td>
        ))
      )}
    </tr>
  )
}

/** What all are paid together, each currency for itself. */
export function PaySums({ sums }: { sums: readonly { currency: Currency; people: number; total: number }[] }) {
  const texts = useTexts('pay')
  const { money } = usePayFormats()
  if (sums.length === 0) return null
  return (
    <dl className="flex flex-wrap gap-3">
      {sums.map(({ currency, people, total }) => (
        <div key={currency} className="min-w-40 rounded-card border border-line bg-surface px-4 py-3 shadow-card">
          <dt className="text-13 text-text-2">
            {texts.total} · {texts.people(people)}
          </dt>
          <dd className="tabular text-22 font-semibold text-text">{money(total, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
