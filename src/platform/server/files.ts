import type { Env } from './env.ts'
import { isOnThisMachine } from './address.ts'
import { SetupError } from './setup-error.ts'

/** Where uploaded files lie. Keys are paths of our own making, never a name that somebody gave. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined: there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  removeFolder(prefix: string): Promise<void>
}

export interface Bucket {
  readonly name: string
  readonly region: string
  readonly keyId: string
  readonly key: string
  /** Of another provider than Amazon, or of a server of one's own. */
  readonly endpoint: string | undefined
}

/** The store does not answer, or not as it should; nothing of what was asked was done, or all of it. */
export class FilesAway extends Error {}

/** @throws SetupError with one sentence when only a part of it is set */
export function bucketOf(env: Env): Bucket | undefined {
  const { S3_BUCKET: name, S3_REGION: region, S3_ENDPOINT: endpoint } = env
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: key } = env
  if (name === undefined && keyId === undefined && key === undefined && endpoint === undefined) return undefined
  if (name === undefined || keyId === undefined || key === undefined)
    throw new SetupError(
      'Files in S3 need S3_BUCKET, such as staffel-files, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, all three.',
    )
  if (endpoint?.startsWith('http:') && env.S3_TLS === 'required' && !isOnThisMachine(new URL(endpoint).hostname))
    throw new SetupError(
      'S3_ENDPOINT has to begin with https://, such as https://minio.example.com, unless S3_TLS=off allows to send files and keys in the clear.',
    )
  return { name, region, keyId, key, endpoint }
}
