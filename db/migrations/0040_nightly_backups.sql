CREATE TABLE "backup_runs" (
	"kind" text NOT NULL,
	"night" date NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"failure" text,
	"file" text NOT NULL,
	CONSTRAINT "backup_runs_kind_night_pk" PRIMARY KEY("kind","night")
);
