import type { contract } from '../../contract.ts'

type Feature = keyof typeof contract

/** What shows everybody, and every shift. */
const ofAll = ['agencyWeek', 'scheduleOverview', 'organizationOverview', 'balance'] as const

/** Whose reads show something of another feature: they are stale with it, and nobody who writes has to know of them. */
const readers: { readonly [F in Feature]?: readonly Feature[] } = {
