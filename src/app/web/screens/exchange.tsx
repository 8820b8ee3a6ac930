import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMay } from '#features/access/sign-in/web/session.tsx'
import { toSetUp } from '#features/planning/market/policy.ts'
import { MarketSettings } from '#features/planning/market/web/market-settings.tsx'
import { PlannerMarket } from '#features/planning/market/web/planner-market.tsx'
import { plannedMarketQuery } from '#features/planning/market/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Replacement } from './replacement.tsx'

const route = getRouteApi('/inside/exchange')

/** The planners' side of the exchange: pending approvals, open seats, and absent members. */
export function ExchangeScreen() {
  const texts = useTexts('market')
  const maySetUp = useMay()(toSetUp)
  const { group, seat, offer } = route.useSearch()
  const navigate = route.useNavigate()
  const read = useQuery(plannedMarketQuery)
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Loaded read={read} skeleton={<Skeletons rows={4} className="h-20" />}>
        {market => (
          <>
            <PlannerMarket
              market={market}
              // as `seatKey`: the address holds the group and `seatKeyInGroup`
              wanted={group === undefined || seat === undefined ? undefined : `${group} ${seat}`}
              wantedId={offer}
              onWantedClosed={() => void navigate({ search: {}, replace: true, resetScroll: false })}
              renderReplacement={(open, onClose) => (
                <Replacement seat={{ ...open, assignmentId: null }} onClose={onClose} />
              )}
            />
            {maySetUp && <MarketSettings />}
          </>
        )}
      </Loaded>
    </div>
  )
}
