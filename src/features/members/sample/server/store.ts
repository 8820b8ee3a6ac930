import { type SQL, sql } from 'drizzle-orm'
import { exampleDomain } from '#features/access/sign-in/example-addresses.ts'
import type { Tx } from '#platform/server/database.ts'
import type { SampleCountKind, OwnDataKind, SampleKind } from '../rules.ts'

/** The marked rows of a kind. Whoever has been given an address of their own is an example no more. */
export const sampleRowIds = (organizationId: string, kind: SampleKind): SQL =>
  kind === 'person'
    ? sql`(select p.id from profiles p join sample_rows s on s.organization_id = p.organization_id and s.kind = 'person' and s.id = p.id
        where p.organization_id = ${organizationId} and p.email like ${`%@${exampleDomain}`})`
    : sql`(select s.id from sample_rows s where s.organization_id = ${organizationId} and s.kind = ${kind})`

export async function hasSample(tx: Tx, organizationId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from sample_rows where organization_id = ${organizationId} limit 1`)
  return rows.length > 0
}

/** Whether anybody of the sample has a password. */
export async function hasSamplePassword(tx: Tx, organizationId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from credentials where user_id in ${sampleRowIds(organizationId, 'person')} and password is not null limit 1`,
  )
  return rows.length > 0
}

/** Seats of an example, or in a group of the sample. */
export const sampleSeatCondition = (organizationId: string): SQL => sql`organization_id = ${organizationId} and (
  group_id in ${sampleRowIds(organizationId, 'group')} or profile_id in ${sampleRowIds(organizationId, 'person')})`

/** Todos of the sample, and those that an example has made or has to do. */
export const sampleTodoCondition = (organizationId: string): SQL => sql`organization_id = ${organizationId} and (
  id in ${sampleRowIds(organizationId, 'todo')} or assigned_to in ${sampleRowIds(organizationId, 'person')}
  or user_id in ${sampleRowIds(organizationId, 'person')})`

export async function countSampleRows(tx: Tx, organizationId: string): Promise<Record<SampleCountKind, number>> {
  const [of, org] = [(kind: SampleKind) => sampleRowIds(organizationId, kind), organizationId]
  const { rows } = await tx.execute<Record<SampleCountKind, number>>(sql`select
    (select count(*)::int from profiles where organization_id = ${org} and id in ${of('person')}) as people,
    (select count(*)::int from creators where organization_id = ${org} and id in ${of('creator')}) as creators,
    (select count(*)::int from creator_groups where organization_id = ${org} and id in ${of('group')}) as groups,
    (select count(*)::int from assignments where ${sampleSeatCondition(org)}) as seats,
    (select count(*)::int from vacation_requests where organization_id = ${org} and profile_id in ${of('person')}) as vacation,
    (select count(*)::int from scoreboard_uploads where organization_id = ${org} and id in ${of('upload')}) as figures,
    (select count(*)::int from user_todos where ${sampleTodoCondition(org)}) as todos,
    (select count(*)::int from organization_contact_persons where organization_id = ${org} and id in ${of('contact')}) as contacts`)
  return only(rows)
}

/** What the sample put in has no author, is of its first version, and hangs on its own. */
export async function countOwnDataInSample(tx: Tx, organizationId: string): Promise<Record<OwnDataKind, number>> {
  const [of, org] = [(kind: SampleKind) => sampleRowIds(organizationId, kind), organizationId]
  const { rows } = await tx.execute<Record<OwnDataKind, number>>(sql`select
    (select count(*)::int from (
      select from creators where organization_id = ${org} and version > 1 and id in ${of('creator')}
      union all select from creator_groups where organization_id = ${org} and version > 1 and id in ${of('group')}
      union all select from organization_contact_persons where organization_id = ${org} and version > 1 and id in ${of('contact')}
    ) changed) as changed,
    (select count(*)::int from assignments where ${sampleSeatCondition(org)} and assigned_by is not null) as seats,
    (select count(*)::int from seat_notes where organization_id = ${org} and group_id in ${of('group')}) as notes,
    (select count(*)::int from user_todos where ${sampleTodoCondition(org)} and id not in ${of('todo')}) as todos,
    (select count(*)::int from scoreboard_figures where organization_id = ${org} and profile_id in ${of('person')}
      and upload_id not in ${of('upload')}) as figures,
    (select count(*)::int from group_combinations c join creator_links l on l.organization_id = c.organization_id and l.id = c.creator_link_id
      where c.organization_id = ${org} and l.creator_id in ${of('creator')} and c.group_id not in ${of('group')}) as accounts`)
  return only(rows)
}

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('counting gives a row')
  return row
}
