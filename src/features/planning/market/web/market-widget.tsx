import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { buttonClass } from '#platform/web/ui/button-class.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import { seatKey, seatKeyInGroup } from '#features/planning/assignments/seat-key.ts'
import type { DetailedSeat } from '../schema.ts'
import { OfferedEntry } from './own-market.tsx'
import { marketApi, ownMarketQuery } from './queries.ts'
import { SeatLine, useSeatText } from './seat-line.tsx'
import { MarketListEntry, MarketList, SteadyRows } from './section.tsx'
import { soonQuery } from './soon.ts'

/** More than these are found on the page. */
const maxShown = 3

const skeleton = (
  <div className="p-4">
    <Skeletons rows={2} className="h-12" />
  </div>
)

/** For planners: who is absent today, how many takeovers await approval, and which seats are free in the next 24 hours. */
export function OpenSeatsWidget() {
  const { title, cannot, widget: texts } = useTexts('market')
  const read = useQuery(soonQuery)
  const waiting = useQuery(marketApi.counts.queryOptions()).data?.waiting ?? 0
  const absent = read.data?.absentToday ?? []
  const isQuiet = read.data?.gaps.length === 0 && absent.length === 0 && waiting === 0
  return (
    <Widget
      title={title}
      folded={isQuiet ? texts.noGaps : undefined}
      actions={<ToMarket />}
      className={isQuiet ? '' : 'min-h-52'}
    >
      {absent.length > 0 && (
        <ToExchange>
          {texts.absentToday(
            absent.length,
            absent.map(({ fullName, kind }) => `${fullName} (${cannot.kinds[kind]})`),
          )}
        </ToExchange>
      )}
      {waiting > 0 && <ToExchange>{texts.waiting(waiting)}</ToExchange>}
      <Loaded read={read} skeleton={skeleton}>
        {({ gaps }) =>
          gaps.length === 0 ? (
            <EmptyState text={texts.noGaps} />
          ) : (
            <>
              <p
                data-hue="red"
                className="flex items-center gap-2 bg-hue-bg px-4 py-2.5 text-13 font-medium text-hue-fg"
              >
                <TriangleAlert aria-hidden size={15} className="shrink-0" />
                {texts.gaps(gaps.length)}
              </p>
              <MarketList>
                {gaps.slice(0, maxShown).map(gap => (
                  <MarketListEntry
                    key={seatKey(gap)}
                    actions={<Replace seat={gap} isAdvertised={gap.offerId !== null} />}
                  >
                    <SeatLine seat={gap} />
                  </MarketListEntry>
                ))}
              </MarketList>
              <More count={gaps.length - maxShown} />
            </>
          )
        }
      </Loaded>
    </Widget>
  )
}

const ToExchange = ({ children }: { children: ReactNode }) => (
  <p className="border-b border-line px-4 py-2.5 text-13 pointer-coarse:py-3.25">
    <Link to="/exchange" className="font-medium text-accent underline-offset-4 hover:underline">
      {children}
    </Link>
  </p>
)

/** The requests to a member who works shifts, and the open offers they can take. */
export function OpenOffersWidget() {
  const { own, widget: texts } = useTexts('market')
  const read = useQuery(ownMarketQuery)
  const [hasRows, setHasRows] = useState(false)
  const isEmpty = read.data?.asked.length === 0 && read.data.open.length === 0
  if (read.data && !isEmpty && !hasRows) setHasRows(true)
  // it does not fold under the finger that has answered the last one
  const isFolded = isEmpty && !hasRows
  return (
    <Widget
      title={own.open}
      folded={isFolded ? texts.nothing : undefined}
      actions={<ToMarket />}
      className={isFolded ? '' : 'min-h-52'}
    >
      <Loaded read={read} skeleton={skeleton}>
        {({ asked, open }) => {
          const all = [
            ...asked.map(offer => ({ id: offer.id, offer, isAsked: true })),
            ...open.map(offer => ({ id: offer.id, offer, isAsked: false })),
          ]
          return (
            <>
              <SteadyRows rows={all.slice(0, maxShown)} empty={<EmptyState text={texts.nothing} />}>
                {({ offer, isAsked }, report) => <OfferedEntry offer={offer} isAsked={isAsked} report={report} />}
              </SteadyRows>
              <More count={all.length - maxShown} />
            </>
          )
        }}
      </Loaded>
    </Widget>
  )
}

function ToMarket() {
  const { widget: texts } = useTexts('market')
  return (
    <Link to="/market" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      {texts.all}
    </Link>
  )
}

function More({ count }: { count: number }) {
  const { widget: texts } = useTexts('market')
  if (count <= 0) return null
  return (
    <p className="border-t border-line px-4 py-2 text-13">
      <Link to="/market" className="font-medium text-accent underline-offset-4 hover:underline">
        {texts.more(count)}
      </Link>
    </p>
  )
}

/** Leads to where the seat is advertised, with those chosen who fit best. */
function Replace({ seat, isAdvertised }: { seat: DetailedSeat; isAdvertised: boolean }) {
  const { planned, advertise, widget: texts } = useTexts('market')
  const textOf = useSeatText()
  return isAdvertised ? (
    <span className="text-13 text-text-3">{planned.advertised}</span>
  ) : (
    <Link
      to="/exchange"
      search={{ group: seat.groupId, seat: seatKeyInGroup(seat) }}
      aria-label={texts.replace(textOf(seat))}
      className={buttonClass({ size: 'sm' })}
    >
      {advertise.replacement}
    </Link>
  )
}
