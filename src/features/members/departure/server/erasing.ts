import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database.ts'

/** Whoever is to be forgotten, as everybody has known them. */
interface Erasing {
  readonly organizationId: string
  readonly profileId: string
  /** Stands where the name stood. */
  readonly stub: string
}

interface Known {
  /** The present one and those of before. */
  readonly names: readonly string[]
  readonly emails: readonly string[]
}

/** Everywhere the account has been a member; pictures that nothing shows any more are given back, for their files. */
export async function eraseEverywhere(
  tx: Tx,
  profileId: string,
  stub: string,
): Promise<{ organizationId: string; image: string }[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select organization_id as id from profiles where id = ${profileId}`,
  )
  for (const { id: organizationId } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    await erase(tx, { organizationId, profileId, stub })
  }
  const pictures = await tx.execute<{ organizationId: string; image: string }>(sql`
    delete from images i using profiles p where p.id = ${profileId} and i.organization_id = p.organization_id and i.id = p.avatar_image
      and not exists (select from profiles q where q.organization_id = i.organization_id and q.avatar_image = i.id and q.id <> p.id)
      and not exists (select from creators c where c.organization_id = i.organization_id and c.avatar_image = i.id)
    returning i.organization_id as "organizationId", i.id as image`)
  await tx.execute(sql`update profiles set full_name = ${stub}, email = lower(id) || '@deleted.invalid', time_zone = null,
    avatar_image = null, shift_preferences = '[]' where id = ${profileId}`)
  return pictures.rows
}

/**
 * What a person has written, and where others were told of the person by name. What stays, and why, is a table in
 * SECURITY.md. The profile itself still has its name when this is called: it says what to look for.
 */
async function erase(tx: Tx, erasing: Erasing): Promise<void> {
  const known = await knownAs(tx, erasing)
  for (const statement of [
    namedBefore(erasing, known),
    ...onTheWay(erasing, known),
    ...ownWords(erasing),
    inNotices(erasing),
    ...addresses(erasing, known),
    auditLog(erasing, known),
  ]) {
    // one after the other: each finds by what the next takes away
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(statement)
  }
  tx.invalidate('todos', 'notifications', 'contacts', 'invitations', 'schedule', 'vacation')
}

async function knownAs(tx: Tx, { organizationId: org, profileId: id }: Erasing): Promise<Known> {
  const { rows } = await tx.execute<{ text: string }>(sql`
    select full_name as text from profiles where id = ${id} union select email from profiles where id = ${id}
    union select name from users where id = ${id} union select email from users where id = ${id}
    union select email from mailed_links where user_id = ${id}
    union select change ->> key from audit_entries, unnest(array['from', 'to']) key
      where organization_id = ${org} and target = ${id} and jsonb_typeof(change -> key) = 'string'
        and kind in ('session.emailChangeAsked', 'session.emailChanged', 'team.renamed', 'team.emailChangeAsked')`)
  const texts = rows.map(({ text }) => text).filter(text => text.length > 1)
  return { names: texts.filter(text => !text.includes('@')), emails: texts.filter(text => text.includes('@')) }
}

/** Seats, hours and days off are the organisation's records and stay, without the words. */
const ownWords = ({ organizationId: org, profileId: id }: Erasing): SQL[] => [
  sql`delete from notifications where organization_id = ${org}
    and parameters ->> 'todoId' in (select id from user_todos where organization_id = ${org} and user_id = ${id})`,
  sql`delete from user_todos where organization_id = ${org} and user_id = ${id}`,
  sql`delete from seat_notes where organization_id = ${org} and written_by = ${id}`,
  sql`update assignments set override_reason = null where organization_id = ${org} and assigned_by = ${id}`,
  sql`update assignments set decline_reason = null where organization_id = ${org} and profile_id = ${id}`,
  sql`update vacation_requests set reason = '' where organization_id = ${org} and user_id = ${id}`,
  sql`update vacation_requests set admin_response = null where organization_id = ${org} and responded_by = ${id}`,
  sql`update availability_weeks set notes = '{}' where organization_id = ${org} and profile_id = ${id}`,
  sql`delete from notifications where organization_id = ${org} and recipient_id = ${id}`,
  sql`delete from notification_preferences where organization_id = ${org} and profile_id = ${id}`,
  sql`delete from delivery_preferences where organization_id = ${org} and profile_id = ${id}`,
  // kept to answer a repeated asking, and full of what was asked for
  sql`delete from done_once where organization_id = ${org}`,
  sql`delete from scoreboard_names where organization_id = ${org} and profile_id = ${id}`,
]

/** What was told before its author was kept with it is known by the name. */
const namedBefore = ({ organizationId: org, profileId: id }: Erasing, { names }: Known): SQL => sql`
  update notifications set named_id = ${id} where organization_id = ${org} and named_id is null and exists (
    select from unnest(array['name', 'assigner', 'responder']) key where parameters ->> key in ${list(names)})`

/** The inbox of others keeps what happened. */
const inNotices = ({ organizationId: org, profileId: id, stub }: Erasing): SQL => sql`
  update notifications set parameters = parameters
    || (select coalesce(jsonb_object_agg(key, ${stub}::text), '{}') from unnest(array['name', 'assigner', 'responder']) key where parameters ? key)
    || case when parameters ? 'reason' then '{"reason": ""}' else '{}'::jsonb end
    || case when parameters ? 'response' then '{"response": null}' else '{}'::jsonb end
  where organization_id = ${org} and named_id = ${id}`

/** An address may have been used in other organisations as well. */
const addresses = ({ organizationId: org, profileId: id }: Erasing, { names, emails }: Known): SQL[] => [
  sql`delete from invitations where email in ${list(emails)}`,
  sql`delete from organization_contact_persons where organization_id = ${org}
    and (lower(email) in ${list(emails)} or name in ${list(names)})`,
  sql`delete from verifications where value = ${id}`,
  ...emails.map(email => sql`delete from attempts where position(${email} in key) > 0`),
]

/**
 * Messages made of what others were told in the person's name and words go; the inbox keeps what happened. Others that name
 * the person are only kept for questions once they have arrived, and go; what is not sent says it without the name.
 */
const onTheWay = ({ organizationId: org, profileId: id, stub }: Erasing, { names, emails }: Known): SQL[] => [
  sql`delete from mails where lower(to_address) in ${list(emails)}`,
  sql`delete from mails where on_behalf_of = ${org} and cause in ${causes(org, id)}`,
  sql`delete from telegram_messages where organization_id = ${org} and cause in ${causes(org, id)}`,
  ...[...names, ...emails].flatMap(text => {
    const [plain, shown] = [pattern(text), pattern(escaped(text))]
    return [
      sql`delete from mails where on_behalf_of = ${org} and (sent_at is not null or dead_at is not null)
        and (subject ~* ${plain} or text ~* ${plain} or html ~* ${shown})`,
      sql`update mails set subject = regexp_replace(subject, ${plain}, ${stub}, 'gi'), text = regexp_replace(text, ${plain}, ${stub}, 'gi'),
        html = regexp_replace(html, ${shown}, ${stub}, 'gi')
        where on_behalf_of = ${org} and (subject ~* ${plain} or text ~* ${plain} or html ~* ${shown})`,
      sql`delete from telegram_messages where organization_id = ${org} and (sent_at is not null or dead_at is not null)
        and message::text ~* ${pattern(inJson(text))}`,
      sql`update telegram_messages set message = regexp_replace(message::text, ${pattern(inJson(text))}, ${stub}, 'gi')::jsonb
        where organization_id = ${org} and message::text ~* ${pattern(inJson(text))}`,
    ]
  }),
]

const causes = (org: string, id: string): SQL =>
  sql`(select 'notification ' || id from notifications where organization_id = ${org} and named_id = ${id})`

/** Who did what stays, by id; the log is append-only for everything but this one function of the database. */
const auditLog = ({ organizationId: org, profileId: id, stub }: Erasing, { names, emails }: Known): SQL => {
  const patterns = [...names, ...emails].map(text => sql`${pattern(inJson(text))}`)
  return sql`select redact_audit(${org}, ${id}, array[${sql.join(patterns, sql`, `)}]::text[], ${stub})`
}

const list = (texts: readonly string[]): SQL =>
  sql`(${sql.join(
    ['', ...texts].map(text => sql`${text}`),
    sql`, `,
  )})`

/**
 * The text as PostgreSQL's expressions read it, as words of their own: a short name is part of many words. In JSON the sign
 * for a new line ends in a letter.
 */
const pattern = (text: string): string =>
  String.raw`(?:(?<![[:alnum:]])|(?<=\\[nrt]))${text.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)}(?![[:alnum:]])`

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
