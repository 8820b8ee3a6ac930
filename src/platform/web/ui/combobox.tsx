import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { findBestMatches } from './best-matches.ts'
import { Field, type FieldProps, inputClass } from './field.tsx'
import { below, optionClass, popupClass } from './option-class.ts'
import { useUiTexts } from './texts.tsx'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly detail?: string
  /** What it is found by besides its label. */
  readonly also?: string
  /** A long label as it is shown among others; what is typed is looked for in the label. */
  readonly lines?: readonly string[]
}

interface Props extends FieldProps {
  readonly options: readonly ComboboxOption[]
  readonly value: string | undefined
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
}

/** One of many, found by typing the start of any word or the initials; case and accents do not matter. */
export function Combobox({
  label,
  name,
  hint,
  error,
  hideLabel,
  options,
  value,
  placeholder,
  disabled = false,
  onChange,
}: Props) {
  const words = useUiTexts()
  const chosen = options.find(option => option.value === value) ?? null
  const [typed, setTyped] = useState('')
  return (
    <Field label={label} name={name} hint={hint} error={error} hideLabel={hideLabel}>
      {({ id, ...wiring }) => (
        <Base.Root
          {...(name === undefined ? {} : { name })}
          items={options}
          // the name that stands there already is no search
          filteredItems={findBestMatches(options, typed === chosen?.label ? '' : typed)}
          value={chosen}
          isItemEqualToValue={(one, other) => one.value === other.value}
          onInputValueChange={setTyped}
          onValueChange={next => next && onChange(next.value)}
          disabled={disabled}
          autoHighlight
        >
          <div className="relative">
            <Base.Input
              id={id}
              placeholder={placeholder}
              onFocus={event => event.currentTarget.select()}
              onKeyDown={event => {
                // it would empty the field, and leave the window around it open
                if (event.key === 'Escape' && event.currentTarget.ariaExpanded !== 'true') event.preventBaseUIHandler()
              }}
              className={`${inputClass()} truncate pr-9`}
              {...wiring}
            />
            <Base.Trigger
              aria-label={label}
              className="absolute inset-y-0 right-0 flex w-9 items-center justify-center rounded-control text-text-3 hover:text-text"
            >
              <ChevronsUpDown aria-hidden size={14} />
            </Base.Trigger>
          </div>
          <Base.Portal>
            <Base.Positioner {...below} className="z-60 outline-none">
              <Base.Popup
                className={`${popupClass} max-h-[min(22rem,var(--available-height))] w-(--anchor-width) min-w-56 overflow-y-auto overscroll-contain`}
              >
                <Base.Empty className="px-2 text-13 text-text-3 not-empty:py-2">{words.nothingFound}</Base.Empty>
                <Base.List>
                  {(option: ComboboxOption) => (
                    <Base.Item key={option.value} value={option} className={optionClass}>
                      <span className="min-w-0 flex-1">
                        {(option.lines ?? [option.label]).map((line, at) => (
                          <span key={line} className={`block ${at > 0 ? 'text-12 text-text-2' : 'truncate'}`}>
                            {line}
                          </span>
                        ))}
                      </span>
                      {option.detail !== undefined && (
                        <span className="max-w-1/2 truncate text-12 text-text-3">{option.detail}</span>
                      )}
                      <span className="flex w-4 shrink-0 justify-end">
                        <Base.ItemIndicator>
                          <Check aria-hidden size={15} className="text-accent" />
                        </Base.ItemIndicator>
                      </span>
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
