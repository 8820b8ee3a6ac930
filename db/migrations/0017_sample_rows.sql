CREATE TABLE "sample_rows" (
	"organization_id" text NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	CONSTRAINT "sample_rows_organization_id_kind_id_pk" PRIMARY KEY("organization_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "sample_rows" ADD CONSTRAINT "sample_rows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
select tenant_wall('sample_rows');
--> statement-breakpoint
grant select on sample_rows to app_user;
--> statement-breakpoint
-- Samples of before: their people are known by their addresses, which nobody else has, the rest by hanging on them or by
-- having no author.
insert into sample_rows (organization_id, kind, id)
  select organization_id, 'person', id from profiles
  where email like '%@demo.staffel.test' and email <> 'owner@demo.staffel.test';
--> statement-breakpoint
with sampled as (select distinct organization_id from sample_rows where kind = 'person')
insert into sample_rows (organization_id, kind, id)
  select organization_id, 'creator', id from creators
    where contact_email like '%@creator.test' and organization_id in (select organization_id from sampled)
  union all select organization_id, 'group', id from creator_groups
    where created_by is null and organization_id in (select organization_id from sampled)
  union all select organization_id, 'contact', id from organization_contact_persons
    where email like '%@demo.staffel.test' and organization_id in (select organization_id from sampled)
  union all select t.organization_id, 'todo', t.id from user_todos t
    join sample_rows s on s.organization_id = t.organization_id and s.kind = 'person' and s.id = t.user_id
  union all select u.organization_id, 'upload', u.id from scoreboard_uploads u
    join sample_rows s on s.organization_id = u.organization_id and s.kind = 'person' and s.id = u.uploaded_by
    where u.file_name = 'umsatz-' || u.month || '.csv'
  union all select organization_id, 'rewards', month from scoreboard_rewards
    where organization_id in (select organization_id from sampled) and rank <= 3
    group by organization_id, month having array_agg(title order by rank) = array['Gold', 'Silber', 'Bronze'];
--> statement-breakpoint
-- They had the founder's password. A demonstration gives them its own again when it starts.
create temporary table locked_out on commit drop as
  select id from users where email like '%@demo.staffel.test' and email <> 'owner@demo.staffel.test';
--> statement-breakpoint
delete from credentials where user_id in (select id from locked_out);
--> statement-breakpoint
delete from sessions where user_id in (select id from locked_out);
--> statement-breakpoint
delete from passkeys where user_id in (select id from locked_out);
--> statement-breakpoint
delete from two_factors where user_id in (select id from locked_out);
--> statement-breakpoint
delete from mailed_links where user_id in (select id from locked_out);
--> statement-breakpoint
delete from verifications where value in (select id from locked_out);
