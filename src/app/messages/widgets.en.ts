import type { Catalogue } from '#kit/catalogue.ts'
import { en as contacts } from '#features/contacts/messages.en.ts'
import { en as dashboard } from '#features/dashboard/messages.en.ts'
import { en as todos } from '#features/todos/messages.en.ts'

export const en: Pick<Catalogue, 'contacts' | 'dashboard' | 'todos'> = { contacts, dashboard, todos }
