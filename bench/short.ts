/**
 * Whether this is `npm run bench -- --short`: every program starts and makes each of its calls, on little data. That shows that
 * the programs work; figures of so little say nothing, and none are written.
 */
export const isShort = process.env['BENCH_SHORT'] === '1'

/** A size or a duration of this run. */
export const sized = <T>(full: T, short: T): T => (isShort ? short : full)
