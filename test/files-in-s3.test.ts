// @module-tag all
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { removeAllUnusedImages } from '#features/foundation/images/server/manage-images.ts'
import { readEnv } from '#platform/server/env.ts'
import { openFileStore } from '#platform/server/file-store.ts'
import { bucketOf, FilesAway } from '#platform/server/files.ts'
import { picture } from './pictures.ts'
import { openS3 } from './s3.ts'
import { type Office, password, type Person, refusalOf, useWorld } from './world.ts'

const s3 = await openS3()
const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'staffel-s3-'))
// two nodes that share nothing but the bucket; no jobs: an upload queues a sweep, which would remove pictures before the test does
const world = useWorld({ ...s3.variables, DATA_DIR: dataFolder, ROLE: 'web' })
const other = openFileStore({ folder: '/nowhere', bucket: bucketOf(readEnv(s3.variables)) })
let office: Office
beforeAll(async () => {
  office = await world.office()
})
afterEach(() => s3.misbehave(() => undefined))
afterAll(async () => {
  await s3.close()
  fs.rmSync(dataFolder, { recursive: true, force: true })
})

const upload = async ({ api }: Person, name: string) =>
  api.images.upload({ file: new File([new Uint8Array(await picture('png'))], name, { type: 'image/png' }) })

it('are found by every node, and in no folder', async () => {
  const { id } = await upload(office.kim, 'bild.png')
  const key = `images/${office.id}/${id}/640.webp`
  expect(s3.objects.size).toBe(3)
  const answer = await office.kofi.fetch(`/api/${key.replace(`${office.id}/`, '')}`)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(s3.objects.get(key))
  expect(await (await other).get(key)).toEqual(new Uint8Array(s3.objects.get(key) ?? []))
  expect(fs.existsSync(path.join(dataFolder, 'files'))).toBe(false)
})

it('are as absent as in a folder when they are, and go by the folder, no further', async () => {
  const files = await other
  expect(await files.get('images/nobody/nothing/640.webp')).toBeUndefined()
  for (const key of ['images/o/a/1', 'images/o/a/2', 'images/o/ab/1']) await files.put(key, new Uint8Array([1]))
  await files.removeFolder('images/o/a')
  expect([...s3.objects.keys()].filter(key => key.startsWith('images/o/'))).toEqual(['images/o/ab/1'])
  await files.removeFolder('images/o/none')
})

describe('a store that does not do what it should', () => {
  it.each(['away', 'hangs', 'closes'] as const)(
    '%s: somebody reads a sentence, and no picture is known',
    async how => {
      const before = new Set(s3.objects.keys())
      s3.misbehave(() => how)
      const { code, status, message } = await refusalOf(upload(office.olivia, `${how}.png`))
      expect({ code, status, message }).toEqual({
        code: 'input.filesAway',
        status: 503,
        message: 'Bilder und Dateien sind gerade nicht erreichbar. Versuche es in einer Minute noch einmal.',
      })
      expect(new Set(s3.objects.keys())).toEqual(before)
      s3.misbehave(() => undefined)
      expect((await upload(office.olivia, `${how}.png`)).id).toMatch(/^[\w-]{43}$/)
    },
    40_000,
  )

  it('in the middle of an upload leaves nothing that is known', async () => {
    const count = () =>
      world.staffel.services.database.pool.query('select from images').then(({ rowCount }) => rowCount)
    const before = await count()
    s3.misbehave((method, at) => (method === 'PUT' && at.endsWith('1280.webp') ? 'away' : undefined))
    const wide = new File([new Uint8Array(await picture('jpeg', 1400, 20))], 'b.jpg', { type: 'image/jpeg' })
    expect((await refusalOf(office.lea.api.images.upload({ file: wide }))).code).toBe('input.filesAway')
    expect(await count()).toBe(before)
  })

  it('shows a picture to nobody that was removed and whose files are still there', async () => {
    const { services } = world.staffel
    const { id } = await upload(office.lea, 'old.png')
    const shown = () => office.kofi.fetch(`/api/images/${id}/640.webp`).then(({ status }) => status)
    expect(await shown()).toBe(200)
    await services.database.pool.query(
      "update images set uploaded_at = uploaded_at - interval '2 days' where id = $1",
      [id],
    )
    s3.misbehave(method => (method === 'DELETE' ? 'away' : undefined))
    await expect(removeAllUnusedImages(services, [async () => []])).rejects.toThrow(FilesAway)
    expect([...s3.objects.keys()].filter(key => key.includes(id))).toHaveLength(3)
    expect(await shown()).toBe(404)
    s3.misbehave(() => undefined)
    await removeAllUnusedImages(services, [async () => []])
  })

  it('keeps a picture that cannot be removed for the next time, and nobody from deleting the account', async () => {
    const { services } = world.staffel
    const { id } = await upload(office.kim, 'portrait.png')
    const keys = () => [...s3.objects.keys()].filter(key => key.startsWith(`images/${office.id}/${id}/`))
    expect(keys()).toHaveLength(3)
    await services.database.pool.query('update profiles set avatar_image = $1 where id = $2', [id, office.kim.id])
    s3.misbehave(() => 'away')
    await office.kim.api.ownAccount.deleteAccount({ password })
    expect((await office.kim.fetch('/api/v1/me/handovers')).status).toBe(401)
    expect(keys()).toHaveLength(3)
    const shown = async () => ['nobody']
    await expect(removeAllUnusedImages(services, [shown])).rejects.toThrow(FilesAway)
    s3.misbehave(() => undefined)
    await removeAllUnusedImages(services, [shown])
    expect(keys()).toEqual([])
    const { rowCount } = await services.database.pool.query('select from images where id = $1', [id])
    expect(rowCount).toBe(0)
  })
})

it.each([
  [{ S3_SECRET_ACCESS_KEY: 'another' }, 'SignatureDoesNotMatch, status 403'],
  [{ S3_ACCESS_KEY_ID: 'AKIAANOTHER' }, 'InvalidAccessKeyId, status 403'],
  [{ S3_BUCKET: 'nobody-s-bucket' }, 'NoSuchBucket, status 404'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
])('say in one sentence what is wrong with %j', async (wrong, why) => {
  const files = await openFileStore({ folder: '/nowhere', bucket: bucketOf(readEnv({ ...s3.variables, ...wrong })) })
  const name = readEnv({ ...s3.variables, ...wrong }).S3_BUCKET
  await expect(files.put('a/b', new Uint8Array([1]))).rejects.toThrow(
    `The files in the bucket ${name} cannot be reached: ${why}.`,
  )
})

it('need their three variables together', () => {
  expect(() => bucketOf(readEnv({ S3_BUCKET: 'files' }))).toThrow('all three.')
  expect(bucketOf(readEnv({ S3_REGION: 'eu-central-1' }))).toBeUndefined()
})
