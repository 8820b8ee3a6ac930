import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { addToMonth, type Month } from '#kit/month.ts'
import { useScoreboardFormats } from './formats.ts'

interface Props {
  readonly month: Month
  readonly current: Month
  readonly first: Month
  readonly last: Month
  readonly onGo: (to: Month) => void
}

/** From month to month, as far as there are figures. */
export function MonthSwitch({ month, current, first, last, onGo }: Props) {
  const texts = useTexts('scoreboard')
  const { month: nameOf } = useScoreboardFormats()
  const options: Month[] = []
  // the one that is shown is there even where the address named another
  const [from, to] = [month < first ? month : first, month > last ? month : last]
  for (let each = to; each >= from; each = addToMonth(each, -1)) options.push(each)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        variant="secondary"
        label={texts.previousMonth}
        icon={<ChevronLeft aria-hidden size={16} />}
        disabled={month <= from}
        onClick={() => onGo(addToMonth(month, -1))}
      />
      <div className="w-44">
        <Select
          label={texts.month}
          hideLabel
          value={month}
          options={options.map(value => ({ value, label: nameOf(value) }))}
          onChange={onGo}
        />
      </div>
      <IconButton
        variant="secondary"
        label={texts.nextMonth}
        icon={<ChevronRight aria-hidden size={16} />}
        disabled={month >= to}
        onClick={() => onGo(addToMonth(month, 1))}
      />
      {month !== current && (
        <Button size="sm" variant="ghost" onClick={() => onGo(current)}>
          {texts.thisMonth}
        </Button>
      )}
    </div>
  )
}
