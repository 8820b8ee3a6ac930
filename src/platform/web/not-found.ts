import { CallError, refusalIn } from './rpc.ts'

/** What the call was about no longer exists; nothing of the form could help. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status === 404 &&
  error.code.endsWith('.notFound') &&
  refusalIn(error)?.complaints.length === 0
