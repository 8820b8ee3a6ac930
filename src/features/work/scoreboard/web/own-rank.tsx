import { useTexts } from '#platform/web/i18n.tsx'
import type { Board } from '../schema.ts'
import { ChangeMark } from './change-mark.tsx'
import { useScoreboardFormats } from './formats.ts'

/** Stays at the foot of the window, however far down the table one stands. */
export function OwnRank({ board: { own } }: { board: Board }) {
  const texts = useTexts('scoreboard')
  const { money } = useScoreboardFormats()
  return (
    <section
      aria-label={texts.own}
      data-foot-bar
      className="sticky bottom-[calc(0.75rem+var(--bottom-bar,0px))] z-10 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-accent bg-float px-4 py-3 shadow-float"
    >
      {own === null ? (
        <p className="text-text-2">{texts.notRanked}</p>
      ) : (
        <>
          <p className="flex items-center gap-2.5">
            <span className="text-13 text-text-2">{texts.own}</span>
            <span className="tabular text-22 font-semibold text-text">{own.rank}</span>
            <ChangeMark entry={own} />
          </p>
          <p className="tabular font-semibold text-text">{money(own.revenue, own.currency)}</p>
          <p className="text-13 text-text-2 sm:ml-auto">
            {own.toNext === null || own.nextRank === null
              ? texts.first
              : texts.toNext(money(own.toNext, own.currency), own.nextRank)}
          </p>
        </>
      )}
    </section>
  )
}
