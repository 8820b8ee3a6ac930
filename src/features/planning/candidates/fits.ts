import type { Coverage } from '#kit/cover.ts'

/** Hard rules: nobody overrides them. */
export const blocks = ['assigned_elsewhere', 'vacation'] as const

export const fits = ['fits', 'warns', 'blocked'] as const
export type Fit = (typeof fits)[number]

/** How much of a shift's time somebody said to be available. */
export const coverages = ['full', 'partly', 'none'] as const satisfies readonly Coverage[]
