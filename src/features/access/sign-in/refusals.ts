import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  passwordTooShort: 422,
  commonPassword: 422,
  wrongCredentials: 401,
  registrationClosed: 403,
  linkExpired: 422,
  noRecovery: 422,
  wrongCode: 422,
  secondStepExpired: 422,
  wrongPasskey: 422,
  passwordNeeded: 422,
  wrongPassword: 422,
  unprovenAddress: 403,
  signInToConfirm: 403,
  examplePerson: 422,
  conflictAddress: 409,
  sameAddress: 422,
} as const satisfies StatusesOf<'signIn'>
