import { z } from 'zod'
import { zEmail, zId, zLine } from '#kit/schema.ts'
import { isInternationalPhone, isPhone, maxNameLength, maxNumberLength } from './rules.ts'

/** Whom people of the organisation turn to. */
export const contactPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
})
export type ContactPerson = z.infer<typeof contactPerson>

/** As the owner manages them. */
export const managedContact = contactPerson.extend({ isActive: z.boolean(), version: z.number().int() })
export type ManagedContact = z.infer<typeof managedContact>

const line = zLine({ max: maxNameLength, tooShort: 'contacts.required' })

/** A blank number is none. */
export const zPhone = (isGood: (text: string) => boolean, code: string) =>
  zLine({ max: maxNumberLength, min: 0, threat: code })
    .refine(text => text === '' || isGood(text), code)
    .transform(text => (text === '' ? null : text))
    .nullable()
    .default(null)

const fields = {
  name: line,
  role: line,
  email: zLine({ max: 254, tooShort: 'contacts.required' }).pipe(zEmail),
  phone: zPhone(isPhone, 'contacts.phone'),
  whatsapp: zPhone(isInternationalPhone, 'contacts.whatsapp'),
  isActive: z.boolean('input.invalid').default(true),
}

export const newContact = z.object(fields)
export type NewContact = z.infer<typeof newContact>

export const contactChange = z.object({ ...fields, id: zId, version: z.number('input.required').int('input.invalid') })
export type ContactChange = z.infer<typeof contactChange>

export const contactOrder = z.object({ ids: z.array(zId).max(200, 'input.tooMany') })
