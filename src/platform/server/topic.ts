import type { Catalogue, Refusals } from '#kit/catalogue.ts'

type Feature = keyof Catalogue | keyof Refusals

/** What a live event says has changed: the feature whose reads are stale, or one of its reads, `autoplan/runs`. */
export type Topic = Feature | `${Feature}/${string}`
