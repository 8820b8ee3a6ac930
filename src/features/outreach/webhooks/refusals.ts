import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  url: 422,
  http: 422,
  private: 422,
  kinds: 422,
  notReadable: 403,
  secret: 422,
  tooMany: 422,
  notFound: 404,
  deliveryNotFound: 404,
  onItsWay: 409,
  isOff: 409,
  tooManySecrets: 409,
} as const satisfies StatusesOf<'webhooks'>
