import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Field, type FieldProps, inputClass } from './field.tsx'

export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly icon?: ReactNode
}

interface Props<V extends string> extends FieldProps {
  readonly options: readonly Option<V>[]
  readonly value?: V
  readonly defaultValue?: V
  readonly size?: 'md' | 'lg'
  readonly disabled?: boolean
  readonly onChange?: (value: V) => void
}

export function Select<V extends string>({
  label,
  name,
  hint,
  error,
  hideLabel,
  options,
  value,
  defaultValue,
  size = 'md',
  disabled = false,
  onChange,
}: Props<V>) {
  const choice = { ...(value === undefined ? {} : { value }), ...(defaultValue === undefined ? {} : { defaultValue }) }
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root<V>
          {...(name === undefined ? {} : { name })}
          items={options}
          disabled={disabled}
          onValueChange={next => next !== null && onChange?.(next)}
          {...choice}
        >
          <Base.Trigger
            id={id}
            className={`${inputClass(size)} flex items-center justify-between gap-2 text-left`}
            {...wiring}
          >
            <Base.Value className="min-w-0 truncate" />
            <Base.Icon>
              <ChevronsUpDown aria-hidden size={14} className="text-text-3" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-60">
              <Base.Popup className="appears max-h-[min(22rem,var(--available-height))] min-w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float">
                {options.map(option => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    className="flex h-9 cursor-default items-center gap-2 rounded-chip pr-3 pl-2 text-text data-highlighted:bg-sunken pointer-coarse:h-11"
                  >
                    <span className="flex w-4 justify-center">
                      <Base.ItemIndicator>
                        <Check aria-hidden size={14} className="text-accent" />
                      </Base.ItemIndicator>
                    </span>
                    {option.icon}
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
