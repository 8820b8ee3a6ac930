import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { firstInTwoSteps, whatBreaks } from './migrations.ts'

const folder = 'db/migrations'
const since = readdirSync(folder).filter(name => name.endsWith('.sql') && name >= firstInTwoSteps)

it.each(since)('%s leaves the release before at work, or says that it is the second step', name => {
  expect(whatBreaks(readFileSync(`${folder}/${name}`, 'utf8'))).toEqual([])
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
    'ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;',
    'ALTER TABLE "a" ALTER COLUMN "b" SET DEFAULT now();',
    'DROP INDEX "i";',
    'create function f() returns void language sql as $$ drop table x; $$',
    '-- one day: drop table x;\nselect 1',
    '-- contract: nothing has read x since 0043\ndrop table x;',
  ])('is taken: %s', sql => {
    expect(whatBreaks(sql)).toEqual([])
  })
})
