import { Check, Minus } from 'lucide-react'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  /** Only for screen readers, where the row already says what is ticked. */
  readonly hideLabel?: boolean
  readonly name?: string
  readonly value?: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  /** Some of what it stands for is ticked, not all. */
  readonly isMixed?: boolean
  readonly disabled?: boolean
  readonly onChange?: (checked: boolean) => void
}

export function Checkbox({ label, hint, hideLabel = false, isMixed = false, onChange, ...rest }: Props) {
  const id = useId()
  const Mark = isMixed ? Minus : Check
  return (
    <div className="flex items-start gap-2.5 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <span className="relative mt-0.5 flex size-4 shrink-0">
        <input
          id={id}
          type="checkbox"
          aria-label={hideLabel ? label : undefined}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          ref={box => {
            if (box) box.indeterminate = isMixed
          }}
          onChange={event => onChange?.(event.target.checked)}
          className="peer size-4 cursor-pointer appearance-none rounded-[5px] border border-line-strong bg-surface transition-colors duration-120 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-text-2 checked:hover:border-accent disabled:cursor-default disabled:opacity-45 after:absolute after:-inset-2.5 after:content-['']"
          {...rest}
        />
        <Mark
          aria-hidden
          size={12}
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto text-on-accent opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        />
      </span>
      {!hideLabel && (
        <span className="min-w-0">
          <label htmlFor={id} className="block cursor-pointer text-text">
            {label}
          </label>
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-13 text-text-3">
              {hint}
            </span>
          )}
        </span>
      )}
    </div>
  )
}
