import { z } from 'zod'

/** Whom people of the organisation turn to. */
export const contactPerson = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
})
export type ContactPerson = z.infer<typeof contactPerson>
