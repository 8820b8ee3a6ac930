import { hashPassword } from '#features/access/sign-in/server/passwords.ts'
import { addDays } from '#kit/day.ts'
import { weekOf } from '#kit/week.ts'
import { openDatabase } from '#platform/server/database.ts'
import { insertAgency } from '../bench/agency.ts'
import { insertGroups } from '../bench/groups.ts'
import { today } from './people.ts'
import { password } from './staffel.ts'

export const large = { people: 500, groups: 50, seats: 2 }

/**
 * Five hundred people, fifty groups of two seats, or another size; four shifts a day, all seats taken over four months around
 * today.
 * @returns the owner's cookie
 */
export async function insertLargeAgency(databaseUrl: string, secret: string, size = large): Promise<string> {
  const database = openDatabase(databaseUrl)
  const passwordHash = await hashPassword(password)
  const agency = await insertAgency(database, { people: size.people, firstWeek: weekOf(today()), passwordHash, secret })
  const { organizationId } = agency
  await database.pool.query('delete from assignments where organization_id = $1', [organizationId])
  await database.pool.query('delete from creator_groups where organization_id = $1', [organizationId])
  await insertGroups(database.pool, { organizationId, ...size, from: addDays(today(), -60), days: 120 })
  await database.pool.query('analyze')
  await database.close()
  return agency.ownerCookie
}
