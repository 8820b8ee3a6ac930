import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'

interface BarBrush<V extends string> {
  readonly value: V
  readonly label: string
  readonly icon: ReactNode
  readonly hue: string
  /** How many cells of the week it stands for. */
  readonly count: number
}

interface Props<V extends string> {
  readonly brushes: readonly BarBrush<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** What the chosen brush is about, or what is to be decided. */
  readonly hint: ReactNode
  /** Undefined: nothing can be taken back. */
  readonly onUndo: (() => void) | undefined
}

/** At the thumb, whatever else the page shows. */
export function BrushBar<V extends string>({ brushes, value, onChange, hint, onUndo }: Props<V>) {
  const { brush: texts } = useTexts('availability')
  return (
    <div
      data-foot-bar
      className="sticky bottom-[var(--bottom-bar,0px)] z-10 -mx-4 mt-auto border-t border-line bg-surface px-4 pt-1 pb-3"
    >
      <div className="flex min-h-11 items-center gap-2">
        <div aria-live="polite" className="min-w-0 flex-1 py-1 text-13 text-text-2">
          {hint}
        </div>
        <IconButton
          label={texts.undo}
          icon={<Undo2 aria-hidden size={17} />}
          disabled={onUndo === undefined}
          onClick={() => onUndo?.()}
        />
      </div>
      <RadioGroup
        aria-label={texts.label}
        value={value}
        onValueChange={next => onChange(brushes.find(brush => brush.value === next)?.value ?? value)}
        className="grid auto-cols-fr grid-flow-col gap-2"
      >
        {brushes.map(brush => (
          <Radio.Root
            key={brush.value}
            value={brush.value}
            data-hue={brush.hue}
            // right after a fast swipe the browser may keep the click to itself
            onPointerDown={() => onChange(brush.value)}
            aria-description={texts.cells(brush.count)}
            className="relative flex h-18 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-line text-hue-fg data-checked:border-transparent data-checked:bg-hue-bg data-checked:ring-2 data-checked:ring-accent"
          >
            <span aria-hidden className="absolute top-1 right-1.5 text-12 font-medium">
              {brush.count > 0 && brush.count}
            </span>
            {brush.icon}
            <span className="narrow max-w-full truncate text-12 font-medium">{brush.label}</span>
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  )
}
