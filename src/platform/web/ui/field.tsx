import { type ReactNode, useId } from 'react'
import { useFieldError } from './form.tsx'

export interface FieldProps {
  readonly label: string
  readonly name?: string | undefined
  readonly hint?: string | undefined
  /** Overrides what the form knows of the field. */
  readonly error?: string | undefined
}

interface Wiring {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** Label above, control, then hint or error below, wired for screen readers. */
export function Field({
  label,
  name,
  hint,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const fromForm = useFieldError(name)
  const wrong = error ?? fromForm
  const below = wrong ?? hint
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-[13px] font-medium text-text-2">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong !== undefined,
        'aria-describedby': below === undefined ? undefined : `${id}-below`,
      })}
      {below !== undefined && (
        <p id={`${id}-below`} className={`text-[13px] ${wrong === undefined ? 'text-text-3' : 'text-danger'}`}>
          {below}
        </p>
      )}
    </div>
  )
}

/** The look shared by everything one types into. */
export const inputClass = (size: 'md' | 'lg' = 'md'): string =>
  `w-full rounded-control border border-line-strong/60 bg-surface px-3 text-text placeholder:text-text-3 transition-colors hover:border-line-strong aria-invalid:border-danger disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:text-[16px] ${size === 'lg' ? 'h-10' : 'h-9'}`
