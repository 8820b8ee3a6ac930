import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useBackCloses } from '../back-closes.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { below, optionClass, popupClass } from './option-class.ts'

interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly icon?: ReactNode
}

interface Props<V extends string> extends FieldProps {
  readonly options: readonly Option<V>[]
  readonly value?: V
  readonly defaultValue?: V
  readonly placeholder?: string
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
  placeholder,
  size = 'md',
  disabled = false,
  onChange,
}: Props<V>) {
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  const choice = { ...(value === undefined ? {} : { value }), ...(defaultValue === undefined ? {} : { defaultValue }) }
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root<V>
          {...(name === undefined ? {} : { name })}
          items={options}
          disabled={disabled}
          open={open}
          onOpenChange={setOpen}
          onValueChange={next => next !== null && onChange?.(next)}
          {...choice}
        >
          <Base.Trigger
            id={id}
            className={`${inputClass(size)} flex items-center justify-between gap-2 pr-2.5 text-left data-placeholder:text-text-3`}
            {...wiring}
          >
            <Base.Value className="flex min-w-0 items-center gap-2 truncate">
              {(chosen: V | null) => {
                const option = options.find(option => option.value === chosen)
                return option ? <Shown option={option} /> : placeholder
              }}
            </Base.Value>
            <Base.Icon className="shrink-0">
              <ChevronsUpDown aria-hidden size={14} className="text-text-3" />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner {...below} alignItemWithTrigger={false} className="z-60 outline-none">
              <Base.Popup
                className={`${popupClass} max-h-[min(22rem,var(--available-height))] max-w-(--available-width) min-w-(--anchor-width) overflow-y-auto overscroll-contain`}
              >
                {options.map(option => (
                  <Base.Item key={option.value} value={option.value} className={optionClass}>
                    {option.icon}
                    <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                    <span className="flex w-4 justify-end">
                      <Base.ItemIndicator>
                        <Check aria-hidden size={15} className="text-accent" />
                      </Base.ItemIndicator>
                    </span>
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

const Shown = ({ option }: { option: Option }) => (
  <>
    {option.icon}
    <span className="truncate">{option.label}</span>
  </>
)
