import type { PersonalData } from '#features/foundation/personal-data/server/personal-data.ts'
import { imports } from './table.ts'

/** Who imported is forgotten with the profile; of those who were imported it keeps nothing, the invitations do. */
export const importsData: PersonalData = { tables: [imports] }
