import { z } from 'zod'
import { languages } from '#kit/catalogue.ts'
import { endpoint } from '#features/foundation/permissions/endpoint.ts'
import { person } from './schema.ts'

export const peopleContract = {
  list: endpoint('member')
    .route({ method: 'GET', path: '/people', summary: 'List all people in the organization, by name' })
    .output(z.array(person)),
  setLanguage: endpoint('member')
    .route({ method: 'PUT', path: '/me/language', summary: 'Set your language' })
    .input(z.object({ language: z.enum(languages) }))
    .output(z.object({})),
}
