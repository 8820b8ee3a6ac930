import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { focusableDisabled } from './focusable-disabled.ts'

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, which the tooltip shows. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

const squares: Readonly<Record<ButtonSize, string>> = { sm: 'w-8', md: 'w-9', lg: 'w-10' }

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className = '',
  disabled = false,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      className={`${buttonClass({ variant, size })} ${squares[size]} shrink-0 px-0! pointer-coarse:min-w-11 ${className}`}
      {...rest}
      {...(disabled ? focusableDisabled : {})}
    >
      {icon}
    </button>
  )
}
