import type { RateLimit } from '#platform/rate-limit.ts'

/*
 * The life of a channel:
 *
 *   code of the app, typed in Discord ──▶ linked ──Discord lets us write there no more──▶ broken
 *                                          ▲  └──removed──▶ gone                            │
 *                                          └── a test message arrives, or linked again ─────┘
 *
 * and of a post: that of `outbox.ts`, for a day, as all of it is about what is going on.
 */
export const postKinds = ['plan', 'gap', 'cover', 'scoreboard'] as const
/** What can be chosen for a channel. */
export type PostKind = (typeof postKinds)[number]

/** Also what puts an earlier post right, and what is sent to see whether it arrives. */
export type StoredPostKind = PostKind | 'gapOver' | 'scoreboardOver' | 'test'

export const maxChannels = 20
/** Test messages of an organisation: each channel and, after something was put right, each again. */
export const tested: RateLimit = { name: 'discordTest', maxCalls: 2 * maxChannels, minutes: 15 }
export const codeMinutes = 15
export const givesUpAfterHours = 24
export const maxPauseSeconds = 15 * 60
/** The hours of the organisation between which the cover of the day is posted; after them it says nothing new. */
export const coverHours = { from: 8, until: 12 }
/** Places of the scoreboard. */
export const shownPlaces = 10
