import { CallError, refusalIn } from './rpc.ts'

/** The subject of the call no longer exists, so nothing in the form could help. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status === 404 &&
  /[.a-z][nN]otFound$/.test(error.code) &&
  refusalIn(error)?.complaints.length === 0
