import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { fold } from '#kit/text.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { useUiWords } from './words.tsx'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly detail?: string
}

interface Props extends FieldProps {
  readonly options: readonly ComboboxOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

const most = 50
const matches = (option: ComboboxOption, query: string): boolean => fold(option.label).includes(fold(query))

/** One of many, found by typing; case and accents do not matter. */
export function Combobox({ label, name, hint, error, hideLabel, options, value, onChange }: Props) {
  const words = useUiWords()
  const chosen = options.find(option => option.value === value) ?? null
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root
          items={options}
          limit={most}
          value={chosen}
          filter={matches}
          onValueChange={next => next && onChange(next.value)}
          autoHighlight
        >
          <div className="relative">
            <Base.Input id={id} className={`${inputClass()} pr-9`} {...wiring} />
            <Base.Trigger
              aria-label={label}
              className="absolute inset-y-0 right-0 flex w-9 items-center justify-center text-text-3"
            >
              <ChevronsUpDown aria-hidden size={14} />
            </Base.Trigger>
          </div>
          <Base.Portal>
            <Base.Positioner sideOffset={4} className="z-60">
              <Base.Popup className="appears max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-float">
                <Base.Empty className="px-3 text-13 text-text-3 not-empty:py-2">{words.nothingFound}</Base.Empty>
                <Base.List>
                  {(option: ComboboxOption) => (
                    <Base.Item
                      key={option.value}
                      value={option}
                      className="flex min-h-9 cursor-default items-center gap-2 rounded-chip pr-3 pl-2 text-text data-highlighted:bg-sunken pointer-coarse:min-h-11"
                    >
                      <span className="flex w-4 justify-center">
                        <Base.ItemIndicator>
                          <Check aria-hidden size={14} className="text-accent" />
                        </Base.ItemIndicator>
                      </span>
                      <span className="min-w-0 flex-1 truncate">{option.label}</span>
                      {option.detail !== undefined && <span className="text-12 text-text-3">{option.detail}</span>}
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
