import { z } from 'zod'
import { shiftColours } from '#kit/colour.ts'
import { zLine } from '#kit/schema.ts'
import { platformKinds } from './built-in.ts'

export const zKind = z.enum(platformKinds, 'input.invalid')
export const zPlatformKey = zLine({ max: 60, min: 1, tooShort: 'platforms.unknown' })

export const platform = z.object({
  key: z.string(),
  kind: z.enum(platformKinds),
  name: z.string(),
  color: z.enum(shiftColours),
  /** An account's address without the handle at its end; null: there is no rule. */
  baseUrl: z.string().nullable(),
  isEnabled: z.boolean(),
  isCustom: z.boolean(),
})
export type Platform = z.infer<typeof platform>

export const newPlatform = z.object({
  kind: zKind,
  name: zLine({ max: 60, min: 1, tooShort: 'platforms.nameRequired' }),
})
