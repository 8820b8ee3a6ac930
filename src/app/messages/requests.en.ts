import type { Catalogue, Translation } from '#kit/catalogue.ts'
import { en as availabilityRequests } from '#features/outreach/availability-requests/messages.en.ts'
import { en as telegram } from '#features/messages/telegram/messages.en.ts'

/** What is said about asking people for their availability. */
export const en: Translation<Pick<Catalogue, 'availabilityRequests' | 'telegram'>> = { availabilityRequests, telegram }
