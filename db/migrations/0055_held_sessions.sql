-- Before a member makes what lets in for them: whether the session that asks is still there. Whoever changes how the person
-- gets in holds the account for it, so that one of the two waits for the other. It is asked with the rights of one
-- organisation, which sees no accounts.
create function hold_session(of_person text, of_session text) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users where id = of_person for share;
  return exists (select from sessions where id = of_session and user_id = of_person);
end $$;
--> statement-breakpoint
revoke execute on function hold_session(text, text) from public;
--> statement-breakpoint
grant execute on function hold_session(text, text) to app_user;
