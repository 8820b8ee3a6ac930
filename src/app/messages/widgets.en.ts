import type { Catalogue } from '#kit/catalogue.ts'
import { en as contacts } from '#features/agency/contacts/messages.en.ts'
import { en as dashboard } from '#features/home/dashboard/messages.en.ts'
import { en as todos } from '#features/work/todos/messages.en.ts'

export const en: Pick<Catalogue, 'contacts' | 'dashboard' | 'todos'> = { contacts, dashboard, todos }
