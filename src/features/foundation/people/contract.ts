import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { person } from './schema.ts'

export const peopleContract = {
  list: endpoint('member')
    .route({ method: 'GET', path: '/people', summary: 'Everybody in the organisation, by name' })
    .output(z.array(person)),
  setLanguage: endpoint('member')
    .route({ method: 'PUT', path: '/me/language', summary: 'The language one reads the product in' })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({})),
}
