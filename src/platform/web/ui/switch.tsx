import { Switch as Base } from '@base-ui/react/switch'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  /** Only for screen readers, where the row already says what is switched. */
  readonly hideLabel?: boolean
  readonly name?: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly disabled?: boolean
  readonly onChange?: (checked: boolean) => void
}

export function Switch({
  label,
  hint,
  hideLabel = false,
  name,
  checked,
  defaultChecked,
  disabled = false,
  onChange,
}: Props) {
  const id = useId()
  const state = {
    ...(checked === undefined ? {} : { checked }),
    ...(defaultChecked === undefined ? {} : { defaultChecked }),
  }
  return (
    <div className="flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <Base.Root
        id={id}
        {...(name === undefined ? {} : { name })}
        {...state}
        disabled={disabled}
        onCheckedChange={next => onChange?.(next)}
        aria-label={hideLabel ? label : undefined}
        aria-describedby={hint === undefined || hideLabel ? undefined : `${id}-hint`}
        className="relative inline-flex h-5 w-9 shrink-0 items-center cursor-pointer rounded-full bg-line-strong transition-colors duration-150 data-checked:bg-accent data-disabled:cursor-default data-disabled:opacity-45 after:absolute after:-inset-x-2.5 after:-inset-y-3 after:content-['']"
      >
        <Base.Thumb className="block size-4 translate-x-0.5 rounded-full bg-surface shadow-[0_1px_2px_rgb(0_0_0/0.25)] transition-transform duration-150 data-checked:translate-x-[18px]" />
      </Base.Root>
      {!hideLabel && (
        <label htmlFor={id} className="min-w-0 cursor-pointer">
          <span className="block text-text">{label}</span>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-13 text-text-3">
              {hint}
            </span>
          )}
        </label>
      )}
    </div>
  )
}
