import { type SQL, sql } from 'drizzle-orm'
import { defaultAttendance } from '#features/foundation/organizations/attendance.ts'
import type { Tx } from '#platform/server/database.ts'
import { type SampleKind, sampleCommunity } from '../rules.ts'
import { sampleSeatCondition, sampleTodoCondition, sampleRowIds } from './store.ts'

/** What lies outside the database, to be removed after the deed. */
export interface FilesToRemove {
  readonly uploads: readonly string[]
  readonly hasImages: boolean
}

/**
 * Takes the sample out of an organisation, from the leaves to the roots: plans before groups, groups before creators,
 * everything before people. What the organisation has made itself and only names somebody of the sample (a decision, an
 * invitation, who published) stays and names whoever removes the sample, or nobody.
 */
export async function removeSample(tx: Tx, organizationId: string, ownerId: string): Promise<FilesToRemove> {
  const org = organizationId
  const of = (kind: SampleKind) => sampleRowIds(org, kind)
  const people = of('person')
  const ids = async (statement: SQL): Promise<string[]> =>
    (await tx.execute<{ id: string }>(statement)).rows.map(({ id }) => id)

  const seats = sql`(select id from assignments where ${sampleSeatCondition(org)})`
  const images = await ids(sql`select distinct avatar_image as id from creators
    where organization_id = ${org} and avatar_image is not null and id in ${of('creator')}`)
  const uploads = await ids(
    sql`select id from scoreboard_uploads where organization_id = ${org} and id in ${of('upload')}`,
  )

  for (const statement of [
    // the inbox of others: todos that are gone, days off that nobody wants
    sql`delete from notifications where organization_id = ${org} and parameters ->> 'todoId' in (select id from user_todos where ${sampleTodoCondition(org)})`,
    sql`delete from notifications n where organization_id = ${org} and kind = 'vacation_request_new' and exists (
      select from vacation_requests v where v.organization_id = n.organization_id and v.profile_id in ${people}
        and n.parameters -> 'requestIds' ? v.id)`,
    sql`delete from user_todos where ${sampleTodoCondition(org)}`,
    sql`update user_todos set assigned_by = user_id where organization_id = ${org} and assigned_by in ${people}`,
    sql`delete from settled_reminders where organization_id = ${org} and assignment_id in ${seats}`,
    sql`delete from assignments where ${sampleSeatCondition(org)}`,
    sql`update assignments set assigned_by = ${ownerId} where organization_id = ${org} and assigned_by in ${people}`,
    sql`update plan_weeks set published_by = ${ownerId} where organization_id = ${org} and published_by in ${people}`,
    sql`delete from group_shift_requirements where organization_id = ${org} and group_id in ${of('group')}`,
    sql`delete from creator_groups where organization_id = ${org} and id in ${of('group')}`,
    sql`update creator_groups set created_by = ${ownerId} where organization_id = ${org} and created_by in ${people}`,
    sql`delete from group_combinations where organization_id = ${org} and creator_link_id in (
      select id from creator_links where organization_id = ${org} and creator_id in ${of('creator')})`,
    sql`delete from creators where organization_id = ${org} and id in ${of('creator')}`,
    sql`delete from organization_contact_persons where organization_id = ${org} and id in ${of('contact')}`,
    // only months before the organisation was founded: nobody of its own is in them
    sql`delete from pay_runs where organization_id = ${org} and closed_by in ${people}`,
    sql`delete from timesheet_months where organization_id = ${org} and closed_by in ${people}`,
    ...figures(org, ownerId, of),
    sql`update vacation_requests set responded_by = ${ownerId} where organization_id = ${org} and responded_by in ${people}`,
    sql`update availability_requests set requested_by = ${ownerId} where organization_id = ${org} and requested_by in ${people}`,
    sql`delete from mails where on_behalf_of = ${org} and to_address in (select email from profiles where organization_id = ${org} and id in ${people})`,
    ...house(org),
  ]) {
    // one after the other: each stands on what the one before has left
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(statement)
  }
  await removePeople(tx, org, ownerId)
  await tx.execute(sql`delete from sample_rows where organization_id = ${org}`)
  return { uploads, hasImages: await removeImages(tx, org, images) }
}

/** Months that the organisation has uploads of go on without the sample's; rewards stay where somebody has changed them. */
const figures = (org: string, ownerId: string, of: (kind: SampleKind) => SQL): SQL[] => [
  sql`update scoreboard_months set upload_id = null where organization_id = ${org} and upload_id in ${of('upload')}`,
  sql`update scoreboard_uploads set replaces = null where organization_id = ${org} and replaces in ${of('upload')}`,
  sql`delete from scoreboard_uploads where organization_id = ${org} and id in ${of('upload')}`,
  sql`delete from scoreboard_details where organization_id = ${org} and profile_id in ${of('person')}`,
  sql`delete from scoreboard_figures where organization_id = ${org} and profile_id in ${of('person')}`,
  sql`update scoreboard_uploads set uploaded_by = ${ownerId} where organization_id = ${org} and uploaded_by in ${of('person')}`,
  sql`update scoreboard_uploads set undone_by = ${ownerId} where organization_id = ${org} and undone_by in ${of('person')}`,
  sql`delete from scoreboard_rewards where organization_id = ${org} and month in (
    select month from scoreboard_months where organization_id = ${org} and rewards_version = 1 and month in ${of('rewards')})`,
  sql`delete from scoreboard_months m where organization_id = ${org}
    and not exists (select from scoreboard_uploads u where u.organization_id = m.organization_id and u.month = m.month)
    and not exists (select from scoreboard_rewards r where r.organization_id = m.organization_id and r.month = m.month)`,
]

/** Settings that nobody has touched since, as the log has it; whether people check in stays once somebody has. */
function house(org: string): SQL[] {
  const back = (settings: object, isUntouched: SQL) =>
    sql`update organizations set version = version + 1, settings = settings || ${JSON.stringify(settings)}::jsonb
      where id = ${org} and ${isUntouched}`
  const isUntouched = (...keys: string[]) => sql`not exists (select from audit_entries where organization_id = ${org}
    and kind = 'settings.organizationChanged' and change ?| ${sql.param(keys)}::text[])`
  const isUsed = sql`exists (select from attendances where organization_id = ${org} and checked_in_at is not null
    and profile_id not in ${sampleRowIds(org, 'person')})`
  return [
    back({ payday_enabled: false }, isUntouched('payday_enabled', 'payday_day')),
    back(
      { attendance: defaultAttendance },
      sql`${isUntouched('attendance_enabled', 'attendance_late_minutes', 'attendance_missing_minutes')} and not ${isUsed}`,
    ),
    back(
      { discord: { is_enabled: false, invite_url: '', server_name: '' } },
      sql`settings -> 'discord' = ${JSON.stringify(sampleCommunity)}::jsonb`,
    ),
  ]
}

/** With the accounts, of which nothing else is left. Days off, availability and chats go with the profile. */
async function removePeople(tx: Tx, org: string, ownerId: string): Promise<void> {
  await tx.execute(
    sql`update invitations set invited_by = ${ownerId} where organization_id = ${org} and invited_by in ${sampleRowIds(org, 'person')}`,
  )
  await tx.execute(
    sql`update join_links set created_by = ${ownerId} where organization_id = ${org} and created_by in ${sampleRowIds(org, 'person')}`,
  )
  await tx.execute(
    sql`update imports set created_by = ${ownerId} where organization_id = ${org} and created_by in ${sampleRowIds(org, 'person')}`,
  )
  const { rows } = await tx.execute<{ id: string }>(
    sql`delete from profiles where organization_id = ${org} and id in ${sampleRowIds(org, 'person')} returning id`,
  )
  if (rows.length === 0) return
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(
    sql`delete from users u where id in (${ids}) and not exists (select from profiles p where p.id = u.id)`,
  )
  for (const { id } of rows) tx.endStreamsOf(id)
}

/** Covers that nothing else of the organisation shows. */
async function removeImages(tx: Tx, org: string, images: readonly string[]): Promise<boolean> {
  if (images.length === 0) return false
  const ids = sql.join(
    images.map(id => sql`${id}`),
    sql`, `,
  )
  const { rows } = await tx.execute(sql`
    update images i set removed_at = now() where organization_id = ${org} and id in (${ids})
      and not exists (select from creators c where c.organization_id = i.organization_id and c.avatar_image = i.id)
      and not exists (select from profiles p where p.organization_id = i.organization_id and p.avatar_image = i.id)
    returning id`)
  return rows.length > 0
}
