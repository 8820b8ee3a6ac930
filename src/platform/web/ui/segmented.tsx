import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'

interface Props<V extends string> {
  readonly label: string
  readonly name?: string
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[]
  readonly value: V
  readonly disabled?: boolean
  readonly onChange: (value: V) => void
}

/** One of a few, all in sight. */
export function Segmented<V extends string>({ label, name, options, value, disabled = false, onChange }: Props<V>) {
  return (
    <RadioGroup
      aria-label={label}
      {...(name === undefined ? {} : { name })}
      value={value}
      disabled={disabled}
      onValueChange={next => onChange(options.find(option => option.value === next)?.value ?? value)}
      className="inline-flex max-w-full gap-0.5 self-start overflow-x-auto max-sm:flex-wrap rounded-control bg-sunken p-0.5 inset-ring inset-ring-line/70 data-disabled:opacity-50"
    >
      {options.map(option => (
        <Radio.Root
          key={option.value}
          value={option.value}
          className="inline-flex h-8 max-w-full cursor-pointer items-center gap-1.5 rounded-chip px-3 text-13 font-medium whitespace-nowrap text-text-2 -outline-offset-1 transition-colors duration-120 hover:text-text data-checked:bg-lifted data-checked:text-text data-checked:shadow-segment data-disabled:cursor-default max-sm:h-auto max-sm:min-h-8 max-sm:py-1 max-sm:whitespace-normal pointer-coarse:h-11 pointer-coarse:min-w-11 pointer-coarse:justify-center max-sm:pointer-coarse:h-auto max-sm:pointer-coarse:min-h-11"
        >
          {option.icon}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
