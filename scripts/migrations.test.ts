import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { whatBreaks, whatLocks } from './migrations.ts'
import { releases } from './releases.ts'

const folder = 'db/migrations'
// nodes of a release are at work only from the first one on
const since = readdirSync(folder).filter(name => name.endsWith('.sql') && name > `${releases[0]?.lastMigration}.sql`)

it.each(since)('%s leaves the release before at work, or says that it is the second step', name => {
  expect(whatBreaks(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([])
})

it.each(since)('%s keeps nobody from work for long', name => {
  expect(whatLocks(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([])
})

it('every migration is in the journal', () => {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  const files = readdirSync(folder).filter(name => name.endsWith('.sql'))
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`))
})

it('later migrations are of a later time: each is run after the last one that was', () => {
  const { entries }: { entries: { when: number }[] } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8'))
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

describe('a migration', () => {
  it.each([
    'DROP TABLE "email_changes" CASCADE;',
    'ALTER TABLE "sessions" DROP COLUMN "token";',
    'alter table sessions drop token',
    'ALTER TABLE "a" RENAME COLUMN "b" TO "c";',
    'alter table a rename to b',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;',
    'alter table a alter column b type text using b::text',
    'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP DEFAULT;',
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    '-- expand: soon\nalter table a alter b drop not null',
    'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;',
    'alter table a\n  add column b text default 1,\n  add column c text not null',
    'create table x (id text);--> statement-breakpoint\nalter table a add b integer not null;',
    '-- contract: soon\ndrop table x;',
  ])('is refused: %s', sql => {
    expect(whatBreaks(sql)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "a" ("id" text NOT NULL, "b" text);',
    'ALTER TABLE "a" ADD COLUMN "b" text;',
    'ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;',
    'alter table a add column b integer not null default 0, add column c text',
    'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b is not null);',
    'ALTER TABLE "a" DROP CONSTRAINT "c";',
    '-- expand: b is read as null since 0.3.0\nALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DEFAULT now();',
    'DROP INDEX "i";',
    'create function f() returns void language sql as $$ drop table x; $$',
    '-- one day: drop table x;\nselect 1',
    '-- contract: nothing has read x since 0043\ndrop table x;',
  ])('is taken: %s', sql => {
    expect(whatBreaks(sql)).toEqual([])
  })

  it.each([
    'CREATE INDEX "i" ON "sessions" USING btree ("created_at");',
    'create unique index if not exists i on only sessions (a)',
    'create index concurrently if not exists i on sessions (a)',
    'alter table a add b text;--> statement-breakpoint\nupdate a set b = c;',
    'ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nwith x as (select 1) update "a" set b = c from x',
    'alter table only a add b text; delete from a where c',
    '-- apart\ncreate index i on a (b)',
    '-- apart\ncreate index concurrently i on a (b)',
    '-- apart\nalter table a add b text',
  ])('that keeps others from work is refused: %s', sql => {
    expect(whatLocks(sql)).toHaveLength(1)
  })

  it.each([
    'CREATE TABLE "a" ("b" text); CREATE INDEX "i" ON "a" USING btree ("b");',
    'create table a (b text); alter table a add c text; update a set c = b',
    'ALTER TABLE "a" ADD CONSTRAINT "k" FOREIGN KEY ("b") REFERENCES "c"("b") ON DELETE cascade ON UPDATE no action;',
    'alter table a add b text; update c set d = 1',
    'update a set b = c',
    '-- apart\ncreate index concurrently if not exists i on a (b);--> statement-breakpoint\nupdate a set b = c',
    '-- apart\nwith x as (select 1) update a set b = c from x; drop index concurrently if exists i',
  ])('that does not is taken: %s', sql => {
    expect(whatLocks(sql)).toEqual([])
  })
})
