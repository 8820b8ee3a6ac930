import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { toDecide, toSetUp } from '#features/planning/market/policy.ts'
import { MarketSettings } from '#features/planning/market/web/market-settings.tsx'
import { OwnMarket } from '#features/planning/market/web/own-market.tsx'
import { OwnShifts } from '#features/planning/market/web/own-shifts.tsx'
import { PlannerMarket } from '#features/planning/market/web/planner-market.tsx'
import { marketApi, ownMarketQuery, plannedMarketQuery } from '#features/planning/market/web/queries.ts'
import type { Zones } from '#features/planning/market/web/seat-line.tsx'
import { hasFailed } from '#platform/web/has-failed.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Replacement } from './replacement.tsx'

const route = getRouteApi('/inside/market')

type View = 'own' | 'planned'

/** Shifts that are given away, swapped and taken over; for planners also what waits for their word. */
export function MarketScreen() {
  const texts = useTexts('market')
  const { organization, timeZone } = useMember()
  const may = useMay()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const view: View = may(toDecide) && search.view !== 'own' ? 'planned' : 'own'
  usePageTitle(texts.title)
  const { own = 0, waiting = 0 } = useQuery(marketApi.counts.queryOptions()).data ?? {}
  const forget = () => void navigate({ search: {}, replace: true, resetScroll: false })
  const zones = { organizationZone: organization.timeZone, ownZone: timeZone }
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          may(toDecide) && (
            <Segmented<View>
              label={texts.views.label}
              value={view}
              options={[
                { value: 'planned', label: counted(texts.views.planned, waiting) },
                { value: 'own', label: counted(texts.views.own, own) },
              ]}
              onChange={next =>
                void navigate({ search: next === 'own' ? { view: next } : {}, replace: true, resetScroll: false })
              }
            />
          )
        }
      />
      <div className="flex max-w-4xl flex-col gap-4">
        {view === 'planned' ? (
          <Planned
            zones={zones}
            maySetUp={may(toSetUp)}
            wanted={wantedIn(search)}
            offerId={search.offer}
            onShown={forget}
          />
        ) : (
          <Own zones={zones} offerId={search.offer} />
        )}
      </div>
    </>
  )
}

/** What waits in the other view is not overlooked. */
const counted = (name: string, waits: number | null): string => (waits ? `${name} · ${waits}` : name)

function Own({ zones, offerId }: { zones: Zones; offerId: string | undefined }) {
  const { loadFailed } = useTexts('market')
  const read = useQuery(ownMarketQuery)
  return (
    <ShownWhole>
      {hasFailed(read) ? (
        <ErrorState text={loadFailed} onRetry={() => void read.refetch()} />
      ) : read.data ? (
        <OwnMarket market={read.data} zones={zones} wantedId={offerId} />
      ) : (
        <Skeletons rows={4} className="h-20" />
      )}
      <OwnShifts />
    </ShownWhole>
  )
}

interface PlannedProps {
  readonly zones: Zones
  readonly maySetUp: boolean
  /** A free seat for which somebody is looked for. */
  readonly wanted: string | undefined
  /** An offer that somebody was led to. */
  readonly offerId: string | undefined
  readonly onShown: () => void
}

/** As `seatKey`: the address holds the group and `seatKeyInGroup`. */
const wantedIn = ({ group, seat }: { group?: string; seat?: string }): string | undefined =>
  group === undefined || seat === undefined ? undefined : `${group} ${seat}`

function Planned({ zones, maySetUp, wanted, offerId, onShown }: PlannedProps) {
  const { loadFailed } = useTexts('market')
  const read = useQuery(plannedMarketQuery)
  if (hasFailed(read)) return <ErrorState text={loadFailed} onRetry={() => void read.refetch()} />
  if (!read.data) return <Skeletons rows={4} className="h-20" />
  return (
    <>
      <PlannerMarket
        market={read.data}
        zones={zones}
        wanted={wanted}
        wantedId={offerId}
        onWantedClosed={onShown}
        renderReplacement={(seat, onClose) => <Replacement seat={{ ...seat, assignmentId: null }} onClose={onClose} />}
      />
      {maySetUp && <MarketSettings />}
    </>
  )
}
