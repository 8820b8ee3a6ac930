/*
 * Milliseconds after which a test fails because something did not happen. Every wait ends as soon as its condition holds, so
 * these numbers prove nothing, and a slower machine needs no others. Tests define none of their own.
 */

export const testTimeout = 180_000
/** Shorter than a test, so that the message names the missing condition; longer than the minute that an automatic plan may take. */
export const waitTimeout = 120_000

/** For tests that start, kill and restart servers, or repeat something many times. */
export const longTestTimeout = 300_000
export const longWaitTimeout = 200_000
