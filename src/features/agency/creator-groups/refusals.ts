import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  nameRequired: 422,
  combinationsRequired: 422,
  customShiftsRequired: 422,
  sameShiftName: 422,
  notFound: 404,
  accountNotFound: 404,
  personNotFound: 404,
  shiftNotFound: 404,
  shiftTaken: 422,
  shiftInUse: 422,
  tooManyMain: 422,
  surplus: 422,
  outOfUse: 422,
  tooMany: 422,
  conflictCombination: 409,
  staleVersion: 409,
  published: 422,
} as const satisfies StatusesOf<'creatorGroups'>
