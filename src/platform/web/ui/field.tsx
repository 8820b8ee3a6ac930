import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useFieldError } from './form.tsx'

export interface FieldProps {
  readonly label: string
  readonly name?: string | undefined
  readonly hint?: ReactNode
  /** Overrides what the form knows of the field. */
  readonly error?: string | undefined
  /** Only for screen readers, where the place already says what it is. */
  readonly hideLabel?: boolean | undefined
}

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, then error and hint below, wired for screen readers. */
export function Field({
  label,
  name,
  hint,
  error,
  hideLabel = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const fromForm = useFieldError(name)
  const wrong = error ?? fromForm
  const below = wrong ?? hint
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-13 font-medium text-text-2'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong !== undefined,
        'aria-describedby': below === undefined ? undefined : `${id}-below`,
      })}
      {below !== undefined && <FieldHint id={`${id}-below`} text={below} isError={wrong !== undefined} />}
    </div>
  )
}

/** The text under a control: the error, or else the hint. */
export const FieldHint = ({ id, text, isError }: { id: string; text: ReactNode; isError: boolean }) => (
  <p id={id} className={`flex gap-1.5 text-13 ${isError ? 'text-danger' : 'text-text-3'}`}>
    {isError && <CircleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />}
    <span className="min-w-0">{text}</span>
  </p>
)

/** The look of the box around everything one types into or chooses from. */
export const boxClass =
  'rounded-control border border-line-strong/75 bg-surface transition-[border-color,box-shadow] duration-120 hover:border-line-strong focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/18 has-aria-invalid:border-danger has-aria-invalid:ring-danger/15'

/** The look of a control that is its own box. */
export const inputClass = (size: 'md' | 'lg' = 'md'): string =>
  `w-full rounded-control border border-line-strong/75 bg-surface px-3 text-text outline-none placeholder:text-text-3 transition-[border-color,box-shadow] duration-120 hover:border-line-strong focus:border-accent focus:ring-3 focus:ring-accent/18 data-popup-open:border-accent data-popup-open:ring-3 data-popup-open:ring-accent/18 aria-invalid:border-danger aria-invalid:focus:ring-danger/15 disabled:cursor-default disabled:bg-sunken disabled:text-text-3 pointer-coarse:min-h-11 pointer-coarse:text-16 ${size === 'lg' ? 'h-10' : 'h-9'}`
