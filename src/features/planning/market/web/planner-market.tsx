import { Megaphone, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { seatKey } from '#features/planning/assignments/seat-key.ts'
import type { PlannedMarket } from '../schema.ts'
import { AbsenceFacts } from './absence-facts.tsx'
import { AdvertiseManyDialog } from './advertise-many-dialog.tsx'
import { AdvertiseDialog } from './advertise-dialog.tsx'
import { EndAbsenceButton } from './end-absence-button.tsx'
import { OfferFacts } from './offer-facts.tsx'
import { OfferHead } from './offer-head.tsx'
import { ChoosingEntry, WaitingEntry } from './planner-entries.tsx'
import { SeatLine } from './seat-line.tsx'
import { MarketListEntry, MarketList, MarketSection, SteadySection } from './section.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type Gap = PlannedMarket['gaps'][number]

interface Props {
  readonly market: PlannedMarket
  /** The key of a free seat for which somebody is looked for. */
  readonly wanted?: string | undefined
  /** An offer that somebody was led to. */
  readonly wantedId?: string | undefined
  readonly onWantedClosed: () => void
  /** The candidates for a seat whose shift runs: it is assigned at once. */
  readonly renderReplacement: (seat: Gap, onClose: () => void) => ReactNode
}

/** Open seats that are shown before the planner asks for all, so that the sections below stay in reach. */
const maxShown = 10

/** The planner's sections: pending approvals, open seats, live offers and absences. */
export function PlannerMarket({ market, wanted, wantedId, onWantedClosed, renderReplacement }: Props) {
  const { planned: texts, advertise } = useTexts('market')
  const [advertised, setAdvertised] = useState<Gap>()
  const { waiting, choosing, gaps, offers, absent } = market
  const [showsAll, setShowsAll] = useState(false)
  const [isAdvertisingMany, setAdvertisingMany] = useState(false)
  const offerable = gaps.filter(gap => gap.offerId === null && !isRunning(gap))
  const replaced = gaps.find(gap => gap.offerId === null && seatKey(gap) === wanted)
  return (
    <>
      {wanted !== undefined && !replaced && <Notice kind="info">{advertise.gone}</Notice>}
      {wantedId !== undefined && ![...waiting, ...choosing, ...offers].some(({ id }) => id === wantedId) && (
        <Notice kind="info">{texts.decided}</Notice>
      )}
      {waiting.length + choosing.length === 0 && <p className="text-13 text-text-3">{texts.nothing}</p>}
      <SteadySection title={texts.waiting} rows={waiting}>
        {(offer, report) => <WaitingEntry offer={offer} isWanted={offer.id === wantedId} report={report} />}
      </SteadySection>
      <SteadySection title={texts.choosing} rows={choosing}>
        {(offer, report) => <ChoosingEntry offer={offer} isWanted={offer.id === wantedId} report={report} />}
      </SteadySection>
      <MarketSection title={texts.gaps} count={gaps.length}>
        {gaps.length === 0 ? (
          <p className="px-4 py-6 text-center text-13 text-text-3">{texts.noGaps}</p>
        ) : (
          <>
            <MarketList>
              {(showsAll ? gaps : gaps.slice(0, maxShown)).map(gap => (
                <MarketListEntry
                  key={seatKey(gap)}
                  actions={
                    gap.offerId === null ? (
                      <Button onClick={() => setAdvertised(gap)}>
                        {isRunning(gap) ? <Search aria-hidden size={15} /> : <Megaphone aria-hidden size={15} />}
                        {isRunning(gap) ? advertise.replacement : texts.advertise}
                      </Button>
                    ) : (
                      <Badge hue="indigo">{texts.advertised}</Badge>
                    )
                  }
                >
                  <SeatLine seat={gap} />
                </MarketListEntry>
              ))}
            </MarketList>
            <div className="flex flex-wrap gap-2 border-t border-line px-4 py-2.5 empty:hidden">
              {!showsAll && gaps.length > maxShown && (
                <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
                  {texts.allGaps(gaps.length)}
                </Button>
              )}
              {offerable.length > 1 && (
                <Button size="sm" onClick={() => setAdvertisingMany(true)}>
                  <Megaphone aria-hidden size={15} />
                  {texts.advertiseMany}
                </Button>
              )}
            </div>
          </>
        )}
      </MarketSection>
      <SteadySection title={texts.offers} rows={offers}>
        {(offer, report) => (
          <MarketListEntry
            isWanted={offer.id === wantedId}
            actions={<WithdrawButton offerId={offer.id} side="planned" onDone={report.note} />}
            outcome={report.outcome}
          >
            <OfferHead offer={offer} />
            <SeatLine seat={offer} />
            <OfferFacts offer={offer} />
          </MarketListEntry>
        )}
      </SteadySection>
      <SteadySection title={texts.absent} rows={absent}>
        {(absence, report) => (
          <MarketListEntry
            actions={<EndAbsenceButton absenceId={absence.id} fullName={absence.fullName} onDone={report.note} />}
            outcome={report.outcome}
          >
            <AbsenceFacts absence={absence} fullName={absence.fullName} />
          </MarketListEntry>
        )}
      </SteadySection>
      {replaced &&
        (isRunning(replaced) ? (
          renderReplacement(replaced, onWantedClosed)
        ) : (
          <AdvertiseDialog key={wanted} seat={replaced} isReplacement onClose={onWantedClosed} />
        ))}
      {isAdvertisingMany && <AdvertiseManyDialog seats={offerable} onClose={() => setAdvertisingMany(false)} />}
      {advertised &&
        (isRunning(advertised) ? (
          renderReplacement(advertised, () => setAdvertised(undefined))
        ) : (
          <AdvertiseDialog seat={advertised} onClose={() => setAdvertised(undefined)} />
        ))}
    </>
  )
}

/** A seat of a running shift is assigned at once, because there is no time to wait for answers. */
const isRunning = ({ startsAt }: Gap): boolean => Temporal.Instant.compare(startsAt, serverNow()) <= 0
