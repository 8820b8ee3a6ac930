import { refusalIn } from './rpc.ts'

/**
 * A read that left nothing to show: what was there stays while nobody is reached, but not what the server says is no more
 * to be had.
 */
export const hasFailed = ({ data, error }: { readonly data: unknown; readonly error: unknown }): boolean =>
  error !== null && (data === undefined || refusalIn(error) !== undefined)
