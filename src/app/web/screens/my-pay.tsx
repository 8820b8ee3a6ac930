import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { SheetMonths, shownMonth } from '#features/work/attendance/web/sheet-months.tsx'
import type { OwnStatement } from '#features/work/pay/schema.ts'
import { usePayFormats } from '#features/work/pay/web/formats.ts'
import { payApi } from '#features/work/pay/web/queries.ts'
import { DownloadOwnStatementButton } from '#features/work/pay/web/own-statement-button.tsx'
import { StatementLines } from '#features/work/pay/web/statement-lines.tsx'
import { WorkedShifts } from '#features/work/pay/web/worked-shifts.tsx'
import { monthYear } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Moment } from '#platform/web/ui/time.tsx'

const route = getRouteApi('/inside/my-pay')

/** The member's own pay: as closed, or as expected. */
export function MyPayScreen() {
  const texts = useTexts('pay')
  const { organization: city } = useCities()
  const { organization, profileId } = useMember()
  const zone = organization.timeZone
  const navigate = route.useNavigate()
  const month = shownMonth(route.useSearch().month, zone)
  const read = useQuery(payApi.own.queryOptions({ input: { month } }))
  return (
    <div className="flex max-w-reading flex-col gap-4">
      <PageHeader
        title={texts.ownTitle}
        subtitle={texts.ownSubtitle}
        actions={<DownloadOwnStatementButton month={month} profileId={profileId} />}
      />
      <SheetMonths month={month} zone={zone} onGo={to => void navigate({ search: { month: to } })} />
      <ShownWhole key={month}>
        <Loaded read={read} skeleton={<Skeletons rows={6} className="h-14" />}>
          {statement => (
            <>
              <Standing statement={statement} />
              <StatementLines statement={statement} keeps={false} />
              <WorkedShifts shifts={statement.shifts} />
              <Earlier statement={statement} />
            </>
          )}
        </Loaded>
        <p className="max-w-[68ch] text-13 text-text-2">{texts.rules(city)}</p>
      </ShownWhole>
    </div>
  )
}

interface Props {
  readonly statement: OwnStatement
}

function Standing({ statement }: Props) {
  const texts = useTexts('pay')
  const { money } = usePayFormats()
  const { closedAt, currency, expected, total } = statement
  if (currency === null) return null
  const figures = [
    ...(expected === null ? [] : [{ name: 'expected', label: texts.expected, amount: expected }]),
    {
      name: 'total',
      label: closedAt === null ? texts.soFar : <Moment at={closedAt} withDay say={texts.closedOn} />,
      amount: total,
    },
  ]
  return (
    <div className="rounded-card border border-line bg-surface p-4 shadow-card">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(({ name, label, amount }) => (
          <div key={name}>
            <dt className="text-13 text-text-2">{label}</dt>
            <dd className="tabular text-22 font-semibold text-text">{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      {expected !== null && <p className="mt-1 text-13 text-text-2">{texts.expectedHint}</p>}
    </div>
  )
}

function Earlier({ statement: { closedMonths } }: Props) {
  const texts = useTexts('pay')
  const language = useLanguage()
  const { money } = usePayFormats()
  if (closedMonths.length === 0) return null
  return (
    <section aria-label={texts.earlier} className="rounded-card border border-line bg-surface shadow-card">
      <h2 className="px-4 py-3 text-14 font-semibold text-text">{texts.earlier}</h2>
      <ul className="divide-y divide-line border-t border-line">
        {closedMonths.map(({ month, total, currency }) => (
          <li key={month} className="flex justify-between gap-3 px-4 py-2.5 text-14">
            <Link to="/my-pay" search={{ month }} className="text-text underline-offset-2 hover:underline">
              {monthYear(month, language)}
            </Link>
            <span className="tabular text-text">{money(total, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
