import { CalendarCheck, Ellipsis, Table2, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { daySpan } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Menu } from '#platform/web/ui/menu.tsx'
import {
  isPartialProposal,
  bestProposalsByColumn,
  type Column,
  presetOf,
  consecutiveDateRanges,
  weekNumbers,
} from '../comparing.ts'
import type { PartNamed } from '../messages.de.ts'
import type { Figures, Proposals, Proposed, Run } from '../schema.ts'
import { FigureCells } from './figure-cells.tsx'
import { RunRow } from './run-row.tsx'

interface Named {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly proposals: Proposals
  /** Of the week. */
  readonly groups: readonly Named[]
  /** Those that are not over. */
  readonly runs: readonly Run[]
  /** Undefined: the plan of today. */
  readonly shown: Proposed | undefined
  readonly onShow: (proposal: Proposed | undefined) => void
  readonly onFigures: (figures: Figures, proposal?: Proposed) => void
  readonly onRemove: (proposal: Proposed) => void
}

const fewHeads = ['filled', 'wishes', 'broken'] as const
const allHeads = ['filled', 'mains', 'wishes', 'hours', 'nights', 'weekends', 'broken', 'changes'] as const

/** Proposals down, criteria across, so that the eye compares down a column; the best of each stands out. */
export function CompareTable({
  proposals: { today, proposals },
  groups,
  runs,
  shown,
  onShow,
  onFigures,
  onRemove,
}: Props) {
  const { table: texts } = useTexts('autoplan')
  const [isWhole, setWhole] = useState(false)
  const heads = isWhole ? allHeads : fewHeads
  const best = bestProposalsByColumn(proposals)
  const all = [today, ...proposals.map(({ figures }) => figures)]
  const maxListed = {
    nights: Math.max(0, ...all.map(({ nights }) => nights.max)),
    weekends: Math.max(0, ...all.map(({ weekends }) => weekends.max)),
  }
  const isBest = (id: string) => (column: Column) => best.get(column)?.has(id) ?? false
  return (
    <div className="isolate mb-3 overflow-x-auto rounded-card border border-line bg-surface shadow-card print:hidden">
      <table aria-label={texts.label} className={`w-full text-13 ${isWhole ? 'min-w-[1100px]' : ''}`}>
        <thead className="text-12 text-text-2">
          <tr className="h-8">
            <th scope="col" className="sticky left-0 z-1 bg-surface px-3 text-left font-medium">
              <span className="flex items-center justify-between gap-2">
                {texts.proposal}
                <Button size="sm" variant="ghost" onClick={() => setWhole(!isWhole)}>
                  {isWhole ? texts.fewFigures : texts.allFigures}
                </Button>
              </span>
            </th>
            {heads.map(head => (
              <th key={head} scope="col" className="px-2 text-left font-medium whitespace-nowrap">
                {texts.columns[head]}
              </th>
            ))}
            <th scope="col" className="w-10">
              <span className="sr-only">{texts.menu}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          <Row
            label={texts.today}
            detail={texts.asItStands}
            mark={<CalendarCheck aria-hidden size={14} />}
            isShown={shown === undefined}
            keys="0"
            onShow={() => onShow(undefined)}
          >
            <FigureCells
              figures={today}
              max={maxListed}
              isBest={() => false}
              isShown={shown === undefined}
              isWhole={isWhole}
            />
            <td className="px-1">
              <ProposalMenu onFigures={() => onFigures(today)} />
            </td>
          </Row>
          {proposals.map(proposal => (
            <ProposalRow
              key={proposal.id}
              proposal={proposal}
              groups={groups}
              isShown={proposal.id === shown?.id}
              onShow={() => onShow(proposal)}
            >
              <FigureCells
                figures={proposal.figures}
                max={maxListed}
                isBest={isBest(proposal.id)}
                isShown={proposal.id === shown?.id}
                isWhole={isWhole}
                bound={proposal.bound}
                isPart={isPartialProposal(proposal)}
                changes={proposal.figures.changes}
              />
              <td className="px-1">
                <ProposalMenu
                  label={proposal.label}
                  onFigures={() => onFigures(proposal.figures, proposal)}
                  onRemove={() => onRemove(proposal)}
                />
              </td>
            </ProposalRow>
          ))}
          {runs.map(run => (
            <RunRow key={run.id} run={run} columns={heads.length + 1} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ProposalRowProps {
  readonly proposal: Proposed
  readonly groups: readonly Named[]
  readonly isShown: boolean
  readonly onShow: () => void
  readonly children: ReactNode
}

function ProposalRow({ proposal, groups, isShown, onShow, children }: ProposalRowProps) {
  const { criteria } = useTexts('autoplan')
  const preset = presetOf(proposal.order)
  return (
    <Row
      label={preset ? criteria.presets[preset] : criteria.own}
      detail={useProposalDetail(groups)(proposal)}
      mark={proposal.label}
      isShown={isShown}
      keys={proposal.label}
      onShow={onShow}
    >
      {children}
    </Row>
  )
}

/** How it was made and what has become of it. */
export function useProposalDetail(groups: readonly Named[]): (proposal: Proposed) => string {
  const { table: texts, run } = useTexts('autoplan')
  const partOf = usePart(groups)
  return proposal => {
    const { effort, seconds, isCutShort, moved, changes, applied, weeks } = proposal
    return [
      texts.made({ effort, seconds }),
      weeks > 1 && run.weeks(...weekNumbers(proposal)),
      isPartialProposal(proposal) && texts.ofPart(partOf(proposal)),
      isCutShort && texts.cutShort,
      applied > 0 && (applied === changes ? texts.allTaken : texts.someTaken(applied, changes)),
      moved.length > 0 && texts.moved,
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** More are counted. */
const maxShown = { spans: 2, groups: 2 }

/** Which days and groups it was asked for. */
function usePart(groups: readonly Named[]): (proposal: Proposed) => PartNamed {
  const language = useLanguage()
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return ({ dates, groupIds }) => {
    const spans = consecutiveDateRanges(dates ?? [])
    return {
      days: spans.length > maxShown.spans ? [] : spans.map(([start, end]) => daySpan(start, end, language)),
      dayCount: dates?.length ?? 0,
      groups: (groupIds ?? []).flatMap(id => names.get(id) ?? []).slice(0, maxShown.groups),
      groupCount: groupIds?.length ?? 0,
    }
  }
}

interface RowProps {
  readonly label: string
  readonly detail: string
  readonly mark: ReactNode
  readonly isShown: boolean
  readonly keys: string
  readonly onShow: () => void
  readonly children: ReactNode
}

function Row({ label, detail, mark, isShown, keys, onShow, children }: RowProps) {
  return (
    // the button in its head is for keys and screen readers
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <tr
      onClick={event => {
        if (event.target instanceof Element && event.currentTarget.contains(event.target)) onShow()
      }}
      className={`group h-12 cursor-pointer ${isShown ? 'bg-accent-soft' : 'hover:bg-hover'}`}
    >
      {/* takes what the figures leave: what is said of a proposal can be long, and a figure is read in one piece */}
      <th
        scope="row"
        aria-label={label}
        className={`sticky left-0 z-1 w-full max-w-0 min-w-56 px-3 py-1.5 text-left font-normal ${isShown ? 'bg-accent-soft shadow-[inset_3px_0_var(--accent)]' : 'bg-surface group-hover:bg-[image:linear-gradient(var(--hover),var(--hover))]'}`}
      >
        <button
          type="button"
          aria-pressed={isShown}
          aria-keyshortcuts={keys}
          className="flex w-full items-center gap-2.5 rounded-control text-left"
        >
          <span
            className={`flex size-6 shrink-0 items-center justify-center rounded-chip text-12 font-semibold ${isShown ? 'bg-accent text-on-accent' : 'bg-sunken text-text-2'}`}
          >
            {mark}
          </span>
          <span className="min-w-0">
            <span className="block truncate font-semibold text-text">{label}</span>
            <span data-tooltip={detail} className="line-clamp-3 text-12 text-text-3">
              {detail}
            </span>
          </span>
        </button>
      </th>
      {children}
    </tr>
  )
}

interface MenuProps {
  /** Undefined: the plan as it stands. */
  readonly label?: string
  readonly onFigures: () => void
  readonly onRemove?: () => void
}

function ProposalMenu({ label, onFigures, onRemove }: MenuProps) {
  const { table: texts } = useTexts('autoplan')
  return (
    <Menu
      trigger={
        <IconButton
          size="sm"
          label={label === undefined ? texts.menu : texts.more(label)}
          icon={<Ellipsis aria-hidden size={15} />}
        />
      }
      items={[
        { label: texts.asTable, icon: <Table2 aria-hidden size={15} />, onSelect: onFigures },
        ...(onRemove
          ? [
              null,
              { label: texts.remove, icon: <Trash2 aria-hidden size={15} />, isDangerous: true, onSelect: onRemove },
            ]
          : []),
      ]}
    />
  )
}
