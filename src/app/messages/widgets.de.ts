import type { Catalogue } from '#kit/catalogue.ts'
import { de as contacts } from '#features/agency/contacts/messages.de.ts'
import { de as dashboard } from '#features/home/dashboard/messages.de.ts'
import { de as todos } from '#features/work/todos/messages.de.ts'

/** What the widgets of the dashboard say beside what is read inside anyway. */
export const de: Pick<Catalogue, 'contacts' | 'dashboard' | 'todos'> = { contacts, dashboard, todos }
