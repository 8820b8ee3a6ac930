import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { OwnMarket } from '#features/planning/market/web/own-market.tsx'
import { ownMarketQuery } from '#features/planning/market/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { ShownWhole } from '#platform/web/ui/shown-whole.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'

const route = getRouteApi('/inside/market')

/** Shifts that one can take over, is asked for, or has offered. */
export function MarketScreen() {
  const texts = useTexts('market')
  const { offer } = route.useSearch()
  const read = useQuery(ownMarketQuery)
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ShownWhole>
        <Loaded read={read} skeleton={<Skeletons rows={4} className="h-20" />}>
          {market => <OwnMarket market={market} wantedId={offer} />}
        </Loaded>
      </ShownWhole>
    </div>
  )
}
