import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readOrCreateSecret } from './secret.ts'

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-secret-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('the secret of an installation', () => {
  it('is made once, is nobody else’s to read, and leaves nothing beside it', () => {
    const secret = readOrCreateSecret(folder)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(readOrCreateSecret(folder)).toBe(secret)
    expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600)
    expect(fs.readdirSync(folder)).toEqual(['secret'])
  })

  it.each(['', ' '.repeat(40), 'cut off'])('is refused where its file holds none: %j', content => {
    const file = path.join(folder, 'secret')
    fs.writeFileSync(file, content)
    expect(() => readOrCreateSecret(folder)).toThrow(`The file ${file} holds no secret.`)
    expect(fs.readFileSync(file, 'utf8')).toBe(content)
  })
})
