alter table profiles add column phone text;
--> statement-breakpoint
alter table profiles add column messenger text;
--> statement-breakpoint
alter table profiles add column languages text[] not null default '{}';
--> statement-breakpoint
alter table profiles add constraint profiles_messenger check (messenger in ('whatsapp', 'telegram', 'signal'));
