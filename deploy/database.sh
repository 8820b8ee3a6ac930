#!/bin/sh
# Run by the image of PostgreSQL when it makes its data: Staffel owns its database and has no power over the server.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -U "$POSTGRES_USER" -d postgres <<'SQL'
create role staffel login nosuperuser nocreatedb nocreaterole password :'password';
create role staffel_staffel_app nologin nosuperuser nocreatedb nocreaterole;
grant staffel_staffel_app to staffel;
create database staffel owner staffel;
SQL
