export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
/** 32, 36 and 40 px high; never below 44 under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-on-primary hover:opacity-88 active:opacity-95',
  secondary: 'border border-line bg-surface text-text shadow-card hover:bg-sunken',
  ghost: 'text-text-2 hover:bg-sunken hover:text-text',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger hover:text-surface',
}
const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-8 px-2.5 text-[13px]',
  md: 'h-9 px-3.5 text-[14px]',
  lg: 'h-10 px-4 text-[14px]',
}

/** The look of a button, for links as well. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'md',
}: {
  variant?: ButtonVariant
  size?: ButtonSize
} = {}): string =>
  `relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-[background-color,opacity,color] duration-120 disabled:opacity-50 pointer-coarse:min-h-11 ${variants[variant]} ${sizes[size]}`
