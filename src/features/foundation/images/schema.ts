import { z } from 'zod'

/** A picture's id: the hash of what was uploaded. */
export const zImageId = z.string().regex(/^[\w-]{43}$/, 'images.notFound')
