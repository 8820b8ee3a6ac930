import type { Catalogue } from '#kit/catalogue.ts'
import { de as availabilityRequests } from '#features/outreach/availability-requests/messages.de.ts'
import { de as telegram } from '#features/messages/telegram/messages.de.ts'

/** What is said about asking people for their availability. */
export const de: Pick<Catalogue, 'availabilityRequests' | 'telegram'> = { availabilityRequests, telegram }
