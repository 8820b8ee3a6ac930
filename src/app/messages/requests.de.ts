import type { Catalogue } from '#kit/catalogue.ts'
import { de as availabilityRequests } from '#features/availability-requests/messages.de.ts'
import { de as telegram } from '#features/telegram/messages.de.ts'

/** What is said about asking people for their availability. */
export const de: Pick<Catalogue, 'availabilityRequests' | 'telegram'> = { availabilityRequests, telegram }
