import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarX2, Grid3x3, MessageCircleQuestionMark, TreePalm } from 'lucide-react'
import type { ReactNode } from 'react'
import { todayIn } from '#kit/day.ts'
import { useMember } from '#features/access/sign-in/web/session.tsx'
import type { OrganizationOverview } from '#features/home/organization-overview/contract.ts'
import { openSeats } from '#features/home/organization-overview/rules.ts'
import { HeatMap } from '#features/home/organization-overview/web/heat-map.tsx'
import { organizationOverviewQuery } from '#features/home/organization-overview/web/queries.ts'
import { SetUpList } from '#features/home/organization-overview/web/set-up-list.tsx'
import { RemoveSampleCard } from '#features/members/sample/web/sample-card.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { serverNow } from '#platform/web/now.ts'

/** How the organisation stands (docs/product/en/organization.md#overview). */
export function OrganizationOverviewScreen() {
  const texts = useTexts('organizationOverview')
  const { organization, role } = useMember()
  const read = useQuery(organizationOverviewQuery)
  return (
    <div className="max-w-page">
      <PageHeader title={organization.name} subtitle={texts.subtitle} />
      <ShownWhole>
        <Loaded read={read} skeleton={<Skeletons rows={5} className="h-24" />}>
          {overview => (
            <div className="flex flex-col gap-4">
              <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3">
                <Members members={overview.members} />
                <div className="flex flex-col gap-4">
                  <Work overview={overview} />
                  {role === 'owner' && <RemoveSampleCard />}
                </div>
                <SetUpList setUp={overview.setUp} />
              </div>
              <Card title={texts.coverage.title}>
                {overview.coverage.groups.length === 0 ? (
                  <EmptyState
                    icon={<Grid3x3 aria-hidden size={18} />}
                    text={texts.coverage.empty}
                    action={
                      <Link to="/creator-groups" className={buttonClass({ variant: 'primary' })}>
                        {texts.coverage.add}
                      </Link>
                    }
                  />
                ) : (
                  <HeatMap coverage={overview.coverage} today={todayIn(organization.timeZone, serverNow())} />
                )}
              </Card>
            </div>
          )}
        </Loaded>
      </ShownWhole>
    </div>
  )
}

function Members({ members }: Pick<OrganizationOverview, 'members'>) {
  const { members: texts } = useTexts('organizationOverview')
  const { roles } = useTexts('permissions')
  return (
    <Card
      title={texts.title}
      actions={
        <Link to="/team" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          {texts.all}
        </Link>
      }
    >
      <dl className="divide-y divide-line">
        {members.map(({ role, count }) => (
          <div key={role} className="flex items-baseline justify-between px-4 py-2">
            <dt className="text-text-2">{roles[role]}</dt>
            <dd className="tabular font-semibold text-text">{count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Work({ overview }: { overview: OrganizationOverview }) {
  const { openVacationRequests, unansweredAvailabilityRequests: unanswered, coverage } = overview
  const { work: texts } = useTexts('organizationOverview')
  const { organization } = useMember()
  const open = openSeats(coverage, todayIn(organization.timeZone, serverNow()))
  return (
    <Card title={texts.title}>
      {openVacationRequests + unanswered + open === 0 ? (
        <p className="px-4 py-3 text-text-2">{texts.nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {openVacationRequests > 0 && (
            <WorkLine to="/dashboard" hue="orange" icon={<TreePalm aria-hidden size={16} />}>
              {texts.vacation(openVacationRequests)}
            </WorkLine>
          )}
          {unanswered > 0 && (
            <WorkLine to="/availability" hue="blue" icon={<MessageCircleQuestionMark aria-hidden size={16} />}>
              {texts.unanswered(unanswered)}
            </WorkLine>
          )}
          {open > 0 && (
            <WorkLine to="/schichtplan" search={{ only: 'gaps' }} hue="red" icon={<CalendarX2 aria-hidden size={16} />}>
              {texts.seats(open)}
            </WorkLine>
          )}
        </ul>
      )}
    </Card>
  )
}

interface LineProps {
  readonly to: '/dashboard' | '/availability' | '/schichtplan'
  readonly search?: { readonly only: string }
  readonly hue: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

const WorkLine = ({ to, search, hue, icon, children }: LineProps) => (
  <li>
    <Link to={to} search={search ?? {}} className="flex items-center gap-3 px-4 py-2.5 text-text hover:bg-hover">
      <span
        data-hue={hue}
        className="flex size-8 shrink-0 items-center justify-center rounded-control bg-hue-bg text-hue-fg"
      >
        {icon}
      </span>
      {children}
    </Link>
  </li>
)
