import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'

interface Props<V extends string> {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** One of a few, all in sight. */
export function Segmented<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={next => onChange(options.find(option => option.value === next)?.value ?? value)}
      className="inline-flex rounded-control bg-sunken p-0.5"
    >
      {options.map(option => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className="inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-chip px-3 text-13 text-text-2 transition-colors data-checked:bg-surface data-checked:font-medium data-checked:text-text data-checked:shadow-card pointer-coarse:h-10"
        >
          {option.icon}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
