import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { type Bucket, type FileStore, FilesAway } from './files.ts'

/** Milliseconds. A request waits for the store, and somebody for the request. */
const patience = { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true }
const tries = 2

export function openS3FileStore({ name, region, keyId, key, endpoint }: Bucket): FileStore {
  const disk = new Disk(
    new S3Driver({
      bucket: name,
      region,
      credentials: { accessKeyId: keyId, secretAccessKey: key },
      visibility: 'private',
      // who may read is the bucket's to say; many know nothing else
      supportsACL: false,
      requestHandler: patience,
      maxAttempts: tries,
      // what Amazon alone understands is left out
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    }),
  )
  const away = (cause: unknown): never => {
    throw new FilesAway(`The files in the bucket ${name} cannot be reached: ${whyNot(cause)}.`, { cause })
  }
  return {
    put: (key, bytes) => disk.put(key, bytes).catch(away),
    get: key => disk.getBytes(key).catch((cause: unknown) => (statusOf(cause) === 404 ? undefined : away(cause))),
    removeFolder: prefix => removeIn(disk, prefix).catch(away),
  }
}

/** The library's own way takes a folder for the beginning of a name, and `a` would take `ab` along. Ours have no folders in them. */
async function removeIn(disk: Disk, folder: string): Promise<void> {
  const { objects } = await disk.listAll(folder)
  for (const each of objects) if (each.isFile) await disk.delete(each.key)
}

/** The library puts its own error around the one that says something. */
const innermost = (cause: unknown): unknown =>
  cause instanceof Error && cause.cause !== undefined ? innermost(cause.cause) : cause

function statusOf(cause: unknown): number | undefined {
  const status: unknown = Object(innermost(cause)).$metadata?.httpStatusCode
  return typeof status === 'number' ? status : undefined
}

function whyNot(cause: unknown): string {
  const inner = innermost(cause)
  const status = statusOf(cause)
  if (!(inner instanceof Error)) return String(inner)
  if (status !== undefined) return `${inner.name}, status ${status}`
  return 'code' in inner ? String(inner.code) : inner.name
}
