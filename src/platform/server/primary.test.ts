import { expect, it } from 'vitest'
import { isDatabaseUrl, connectionTargetOf } from './primary.ts'

it.each([
  'postgres://u:p@h/db',
  'postgresql://h1:1,h2:2/db',
  'postgres://u@h1,h2:5433/db?target_session_attrs=read-write',
  'postgres://u@[::1]:5432,h2/db?target_session_attrs=primary&sslmode=require',
  'postgres:///db?host=/run/postgresql',
])('%s names a database', url => expect(isDatabaseUrl(url)).toBe(true))

it.each([
  'mysql://h/db',
  'postgres://h1:1,h2:x/db',
  'postgres://h1:1,,h2:2/db',
  'postgres://h1,h2/db?target_session_attrs=any',
  'h1,h2',
])('%s does not', url => expect(isDatabaseUrl(url)).toBe(false))

it('leaves the URL of one server to the driver as it is', () => {
  const url = 'postgres://u:p@h:5432/db?sslmode=require'
  expect(connectionTargetOf(url)).toEqual({ connectionString: url })
})

it('hands the driver one server of several, with what else the URL says', () => {
  const { connectionString, stream } = connectionTargetOf(
    'postgres://u:p@h1:1,h2:2/db?target_session_attrs=read-write&sslmode=require',
  )
  expect(connectionString).toBe('postgres://u:p@h1:1/db?sslmode=require')
  expect(stream).toBeTypeOf('function')
})
