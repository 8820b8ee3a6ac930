import { z } from 'zod'
import { creatorLineFaults } from './check-lines.ts'

export const creatorPreview = z.object({
  lines: z.array(
    z.object({
      /** As the program that wrote the file counts, from 1. */
      line: z.int(),
      name: z.string(),
      /** The keys of the platforms on which it has accounts. */
      platforms: z.array(z.string()),
      /** Why the line is left out; null: it is imported. */
      fault: z.enum(creatorLineFaults).nullable(),
    }),
  ),
})
export type CreatorPreview = z.infer<typeof creatorPreview>
