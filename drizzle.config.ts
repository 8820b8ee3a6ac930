import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/features/*/*/server/table.ts', './src/platform/server/*-table.ts'],
  out: './db/migrations',
})
