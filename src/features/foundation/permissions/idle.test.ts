import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { idlePermissions, permissionIds } from './permissions.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** What asks for permissions: everything but where they are defined and worded, and tests. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\.|permissions[\\/](?:permissions|page-)/.test(file))
  .map(file => readFileSync(path.join(root, file), 'utf8'))
  .join('\n')

test('every permission has an effect, or the permission page leaves it out', () => {
  const idle = permissionIds.filter(id => !sources.includes(`'${id}'`))
  expect(idle.toSorted()).toEqual(idlePermissions.toSorted())
})
