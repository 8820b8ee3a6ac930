import type { Catalogue, Refusals } from '#kit/catalogue.ts'

/** What a live event says has changed: the name of the feature whose reads are stale. */
export type Topic = keyof Catalogue | keyof Refusals
