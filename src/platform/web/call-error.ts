/** The server's answer that it did not do it, or the answer of a proxy in front of it. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown
  constructor({ code, status, message, data }: { code: string; status: number; message?: string; data?: unknown }) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}
