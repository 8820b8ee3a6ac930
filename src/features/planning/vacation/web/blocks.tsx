import { useQuery } from '@tanstack/react-query'
import { TreePalm } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { Loaded } from '#platform/web/ui/loaded.tsx'
import { Skeletons } from '#platform/web/ui/skeleton.tsx'
import { Widget } from '#platform/web/ui/widget.tsx'
import type { VacationBlocks } from '../schema.ts'
import { blocksQuery } from './queries.ts'
import { VacationDays } from './vacation-days.tsx'

type Block = VacationBlocks['upcoming'][number]

/** The vacation one is on, else what comes next. Without any it takes one line. */
export function VacationBlocksWidget() {
  const { blocks: texts } = useTexts('vacation')
  const read = useQuery(blocksQuery)
  const isEmpty = read.data?.current === null && read.data.upcoming.length === 0
  return (
    <Widget title={texts.title} folded={isEmpty ? texts.empty : undefined} className="shrink-0">
      <Loaded
        read={read}
        skeleton={
          <div className="p-4">
            <Skeletons rows={2} className="h-10" />
          </div>
        }
      >
        {({ current, upcoming }) => {
          if (current) return <List label={texts.current} blocks={[current]} />
          if (upcoming.length === 0) return <EmptyState icon={<TreePalm aria-hidden size={18} />} text={texts.empty} />
          return <List label={texts.upcoming} blocks={upcoming} />
        }}
      </Loaded>
    </Widget>
  )
}

function List({ label, blocks }: { label: string; blocks: readonly Block[] }) {
  const { days } = useTexts('vacation')
  return (
    <div className="px-4 py-3">
      <h3 className="text-13 text-text-3">{label}</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {blocks.map(({ start, end, daysCount, shifts }) => (
          <li key={`${start} ${namesOf(shifts).join()}`} data-hue="orange" className="flex items-center gap-2.5">
            <TreePalm aria-hidden size={16} className="shrink-0 text-hue-fg" />
            <span className="min-w-0 flex-1 font-medium text-text">
              <VacationDays start={start} end={end} shifts={shifts} />
            </span>
            <span className="shrink-0 text-13 text-text-2">{[days(daysCount), ...namesOf(shifts)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const namesOf = (shifts: Block['shifts']): string[] => [...new Set(shifts.map(({ shiftName }) => shiftName))]
