import type { StatusesOf } from '#kit/refusal.ts'

export const statuses = {
  fileRequired: 422,
  fileType: 422,
  tooLarge: 413,
  fileFormat: 422,
  fileEncrypted: 422,
  fileBroken: 422,
  fileDangerous: 422,
  fileTooLarge: 422,
  fileTooManyRows: 422,
  fileTooManyColumns: 422,
  fileTooSlow: 422,
  fileBusy: 429,
  fileEmpty: 422,
  fileUnclosed: 422,
} as const satisfies StatusesOf<'spreadsheets'>
