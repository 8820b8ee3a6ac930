import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { focusableDisabled } from './focusable-disabled.ts'
import { Spinner } from './spinner.tsx'

interface Props extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Keeps its width and cannot be pressed again. */
  readonly loading?: boolean
  /** Ignores a press that was aimed at what was there before it: see `watchPresses`. */
  readonly hasConsequence?: boolean
}

export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  hasConsequence = false,
  type = 'button',
  className = '',
  disabled = false,
  children,
  ...rest
}: Props) {
  return (
    <button
      type={type}
      aria-busy={loading || undefined}
      data-consequence={hasConsequence ? '' : undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
      {...rest}
      {...(disabled || loading ? focusableDisabled : {})}
    >
      {/* still read out and still as wide while the spinner stands in its place */}
      <span className={`inline-flex min-w-0 items-center gap-2 ${loading ? 'opacity-0' : ''}`}>{children}</span>
      {loading && <Spinner className="absolute" />}
    </button>
  )
}
