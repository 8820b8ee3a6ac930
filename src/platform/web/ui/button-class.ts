export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
/** 32, 36 and 40 px high; never below 44 under a finger. */
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-primary text-on-primary shadow-raised not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--primary)_88%,var(--surface))] not-aria-disabled:active:bg-[color-mix(in_oklab,var(--primary)_80%,var(--surface))]',
  secondary:
    'border border-line bg-surface text-text shadow-card not-aria-disabled:hover:border-line-strong/60 not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--sunken)_60%,var(--surface))] not-aria-disabled:active:bg-sunken aria-expanded:bg-sunken',
  ghost:
    'text-text-2 not-aria-disabled:hover:bg-hover not-aria-disabled:hover:text-text not-aria-disabled:active:bg-line aria-expanded:bg-hover aria-expanded:text-text',
  danger:
    'bg-danger text-on-danger shadow-raised not-aria-disabled:hover:bg-[color-mix(in_oklab,var(--danger)_88%,var(--text))] not-aria-disabled:active:bg-[color-mix(in_oklab,var(--danger)_80%,var(--text))]',
}
const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'h-8 px-2.5 text-13',
  md: 'h-9 px-3.5 text-14',
  lg: 'h-10 px-4 text-14',
}

/** The look of a button, for links as well. */
export const buttonClass = ({
  variant = 'secondary',
  size = 'md',
}: {
  variant?: ButtonVariant
  size?: ButtonSize
} = {}): string =>
  `relative inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-[background-color,border-color,color] duration-120 aria-disabled:cursor-default aria-disabled:opacity-45 aria-busy:opacity-100 pointer-coarse:min-h-11 ${variants[variant]} ${sizes[size]}`
