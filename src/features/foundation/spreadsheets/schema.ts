import { z } from 'zod'
import { singleByteEncodings } from './single-byte.ts'

export const zEncoding = z.enum(singleByteEncodings, 'input.invalid')

/** The ways in which a text can be read that does not say its encoding, with words as they read; null: there is one way. */
export const encodingChoices = z.array(z.object({ encoding: zEncoding, samples: z.array(z.string()) })).nullable()
export type EncodingChoices = z.infer<typeof encodingChoices>
