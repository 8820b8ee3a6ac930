import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Plus, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import { SheetMonths, shownMonth } from '#features/work/attendance/web/sheet-months.tsx'
import { PayExportMenu } from '#features/work/pay/web/export-menu.tsx'
import { PayItemDialog } from '#features/work/pay/web/item-dialog.tsx'
import { PaySums, PayTable } from '#features/work/pay/web/pay-table.tsx'
import { payApi } from '#features/work/pay/web/queries.ts'
import { RatesCard } from '#features/work/pay/web/rates-card.tsx'
import { RunActions } from '#features/work/pay/web/run-actions.tsx'
import { StatementLines } from '#features/work/pay/web/statement-lines.tsx'
import { WorkedShifts } from '#features/work/pay/web/worked-shifts.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { OrganizationClock, useCities } from '#platform/web/ui/organization-clock.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { OnOrganizationClock } from '#platform/web/zones.tsx'
import { Moment } from '#platform/web/ui/time.tsx'

const route = getRouteApi('/inside/pay')

interface Shown {
  readonly month: string
}

/** Everybody's pay of a month, or one person's by line. */
export function PayScreen() {
  const texts = useTexts('pay')
  const { organization: city } = useCities()
  const zone = useMember().organization.timeZone
  const navigate = route.useNavigate()
  const { month: asked, person } = route.useSearch()
  const month = shownMonth(asked, zone)
  return (
    <div className="flex max-w-page flex-col gap-4">
      <PageHeader
        title={texts.title}
        subtitle={<OrganizationClock after={texts.subtitle} />}
        actions={<PayExportMenu month={month} person={person} />}
      />
      <SheetMonths
        month={month}
        zone={zone}
        onGo={to => void navigate({ search: person === undefined ? { month: to } : { month: to, person } })}
      />
      <OnOrganizationClock>
        <ShownWhole key={`${month} ${person}`}>
          {person === undefined ? <Everybody month={month} /> : <Person month={month} person={person} />}
          <p className="max-w-[68ch] text-13 text-text-2">{texts.rules(city)}</p>
        </ShownWhole>
      </OnOrganizationClock>
    </div>
  )
}

function Everybody({ month }: Shown) {
  const texts = useTexts('pay')
  const read = useQuery(payApi.month.queryOptions({ input: { month } }))
  return (
    <Loaded read={read} skeleton={<Skeletons rows={8} className="h-10" />}>
      {pay => (
        <>
          <RunActions pay={pay} />
          {pay.people.length === 0 ? (
            <EmptyState icon={<Wallet size={20} />} text={texts.empty} />
          ) : (
            <>
              <PaySums sums={pay.sums} />
              <PayTable pay={pay} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

function Person({ month, person }: Shown & { readonly person: string }) {
  const texts = useTexts('pay')
  const [isAdding, setAdding] = useState(false)
  const read = useQuery(payApi.statement.queryOptions({ input: { month, profileId: person } }))
  return (
    <>
      <Link to="/pay" search={{ month }} className="text-13 text-text-2 underline-offset-2 hover:underline">
        {texts.back}
      </Link>
      <Loaded read={read} skeleton={<Skeletons rows={6} className="h-14" />}>
        {statement => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h2 className="min-w-0 text-16 font-semibold wrap-anywhere text-text" translate="no">
                {statement.fullName}
              </h2>
              <span className="text-13 text-text-2">
                {statement.closedAt === null ? (
                  texts.draft
                ) : (
                  <Moment at={statement.closedAt} withDay say={texts.closedOn} />
                )}
              </span>
              {statement.closedAt === null && statement.currency !== null && (
                <Button size="sm" className="sm:ml-auto" onClick={() => setAdding(true)}>
                  <Plus aria-hidden size={14} />
                  {texts.addItem}
                </Button>
              )}
            </div>
            <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
              <div className="flex min-w-0 flex-col gap-4">
                <StatementLines statement={statement} keeps />
                <WorkedShifts shifts={statement.shifts} />
              </div>
              <RatesCard profileId={person} month={month} />
            </div>
            {isAdding && statement.currency !== null && (
              <PayItemDialog statement={statement} currency={statement.currency} onClose={() => setAdding(false)} />
            )}
          </>
        )}
      </Loaded>
    </>
  )
}
