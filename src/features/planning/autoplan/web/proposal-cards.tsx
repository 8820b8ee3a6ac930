import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Details } from '#platform/web/ui/details.tsx'
import { isPartialProposal, bestProposalsByColumn, type Column, presetOf } from '../comparing.ts'
import type { Figures, Proposals, Proposed, Run } from '../schema.ts'
import { useProposalDetail } from './compare-table.tsx'
import { SeatsBar } from './figures.tsx'
import { RunProgress } from './run-row.tsx'

interface Props {
  readonly proposals: Proposals
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly runs: readonly Run[]
  readonly takingId: string | undefined
  readonly onTake: (proposal: Proposed) => void
  readonly onAgain: (proposal: Proposed) => void
  readonly onRemove: (proposal: Proposed) => void
}

/** On a small screen: what counts of each proposal, and taking it over whole. */
export function ProposalCards({
  proposals: { today, proposals },
  groups,
  runs,
  takingId,
  onTake,
  onAgain,
  onRemove,
}: Props) {
  const { table: texts } = useTexts('autoplan')
  const best = bestProposalsByColumn(proposals)
  return (
    <ul aria-label={texts.label} className="flex flex-col gap-3">
      {runs.map(run => (
        <li key={run.id} className="rounded-card border border-line bg-surface p-4 shadow-card">
          <RunProgress run={run} />
        </li>
      ))}
      {proposals.map(proposal => (
        <Card
          key={proposal.id}
          proposal={proposal}
          groups={groups}
          today={today}
          isBest={column => best.get(column)?.has(proposal.id) ?? false}
          isTaking={takingId === proposal.id}
          onTake={() => onTake(proposal)}
          onAgain={() => onAgain(proposal)}
          onRemove={() => onRemove(proposal)}
        />
      ))}
    </ul>
  )
}

interface CardProps {
  readonly proposal: Proposed
  readonly groups: Props['groups']
  /** Figures of the current plan. */
  readonly today: Figures
  readonly isBest: (column: Column) => boolean
  readonly isTaking: boolean
  readonly onTake: () => void
  readonly onAgain: () => void
  readonly onRemove: () => void
}

function Card({ proposal, groups, today, isBest, isTaking, onTake, onAgain, onRemove }: CardProps) {
  const { table: texts, criteria, apply, moved, more } = useTexts('autoplan')
  const [isWhole, setWhole] = useState(false)
  const detailOf = useProposalDetail(groups)
  const { label, order, figures, bound } = proposal
  const preset = presetOf(order)
  const { filled, needed, unstaffed, mainsMet, mainsNeeded, wishesMet, nights, broken, changes } = figures
  const lines = [
    { name: texts.columns.wishes, value: wishesMet === null ? '–' : texts.percent(wishesMet), column: 'wishes' },
    { name: texts.columns.broken, value: broken === 0 ? texts.noBreaks : String(broken), column: 'broken' },
  ] as const
  const moreLines = [
    { name: texts.columns.mains, value: `${mainsMet}/${mainsNeeded}`, column: 'mains' },
    { name: texts.columns.nights, value: texts.range(nights.min, nights.max), column: 'nights' },
  ] as const
  const isStanding = proposal.applied >= proposal.changes
  const isOpen = proposal.open > 0
  return (
    <li className="rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex items-center gap-3">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-chip bg-accent-soft font-semibold text-accent">
          {label}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-14 font-semibold text-text">
            {preset ? criteria.presets[preset] : criteria.own}
          </h2>
          <p className="text-12 text-text-3">{detailOf(proposal)}</p>
        </div>
        <p className="tabular shrink-0 text-right text-14">
          <span className={isBest('filled') ? 'font-bold' : 'font-semibold'}>{filled}</span>
          <span className="text-text-3">{`/${needed}`}</span>
          {filled > today.filled && (
            <span className="block text-12 font-semibold text-accent">{`+${filled - today.filled}`}</span>
          )}
        </p>
      </div>
      <SeatsBar filled={filled} needed={needed} isChosen />
      <p className="mt-2 text-12 text-text-2">
        {bound.filled >= bound.maxFilled
          ? isPartialProposal(proposal)
            ? texts.provenOfPart
            : texts.proven
          : texts.bound(bound.filled, bound.needed, bound.maxFilled)}
      </p>
      {unstaffed !== null && unstaffed > 0 && (
        <p data-hue="red" className="mt-1 text-12 font-semibold text-hue-fg">
          {`${today.unstaffed} → ${texts.unstaffed(unstaffed)}`}
        </p>
      )}
      <Lines lines={lines} isBest={isBest} />
      <Details label={more} isOpen={isWhole} onOpen={setWhole} className="mt-2">
        <Lines lines={moreLines} isBest={isBest} />
        <p className="mt-1 text-13 text-text-2">
          {texts.change({ fresh: changes.new, exchanged: changes.exchanged, freed: changes.freed })}
        </p>
      </Details>
      {proposal.moved.length > 0 && (
        <div data-hue="orange" className="mt-2 rounded-control bg-hue-bg px-3 py-2 text-13 text-hue-fg">
          <p className="mb-2">{moved.title(label)}</p>
          <Button onClick={onAgain}>{moved.again}</Button>
        </div>
      )}
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-2">
        <Button hasConsequence size="lg" onClick={onRemove}>
          {apply.drop}
        </Button>
        <Button hasConsequence variant="primary" size="lg" loading={isTaking} disabled={!isOpen} onClick={onTake}>
          {isOpen ? apply.submit : isStanding ? texts.allTaken : texts.past}
        </Button>
      </div>
    </li>
  )
}

interface LinesProps {
  readonly lines: readonly { readonly name: string; readonly value: string; readonly column: Column }[]
  readonly isBest: (column: Column) => boolean
}

const Lines = ({ lines, isBest }: LinesProps) => (
  <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-13">
    {lines.map(({ name, value, column }) => (
      <div key={column} className="flex justify-between gap-2">
        <dt className="truncate text-text-2">{name}</dt>
        <dd className={`tabular shrink-0 text-text ${isBest(column) ? 'font-bold' : ''}`}>{value}</dd>
      </div>
    ))}
  </dl>
)
