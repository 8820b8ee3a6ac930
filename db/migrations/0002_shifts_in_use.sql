ALTER TABLE "group_shift_requirements" DROP CONSTRAINT "group_shift_requirements_organization_id_shift_id_shifts_organization_id_id_fk";
--> statement-breakpoint
ALTER TABLE "group_shift_requirements" ADD CONSTRAINT "group_shift_requirements_shift" FOREIGN KEY ("organization_id","shift_id") REFERENCES "public"."shifts"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Availability keeps a week as packed cells by shift id, which no foreign key can watch; this watches in its place.
create function refuse_shift_in_availability() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and exists (
      select from availability_weeks
      where organization_id = old.organization_id and (cells ? old.id or notes ? old.id)
    )
  then
    raise foreign_key_violation using
      message = format('shift %s is marked in an availability week', old.id),
      constraint = 'availability_weeks_shift';
  end if;
  return old;
end $$;
--> statement-breakpoint
create trigger shifts_not_in_availability before delete on shifts
  for each row when (old.group_id is null) execute function refuse_shift_in_availability();
