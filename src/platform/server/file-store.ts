import fs from 'node:fs'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Bucket, FileStore } from './files.ts'
import { makeFolder } from './folder.ts'

/** In a bucket that all nodes reach, else in a folder of this machine. */
export async function openFileStore({
  folder,
  bucket,
}: {
  folder: string
  bucket: Bucket | undefined
}): Promise<FileStore> {
  // its libraries take a while to load
  return bucket === undefined ? inFolder(folder) : (await import('./files-in-s3.ts')).openS3FileStore(bucket)
}

/** Other users of the machine can read neither the folder nor the files. */
function inFolder(folder: string): FileStore {
  makeFolder(folder)
  const { uid } = fs.statSync(folder)
  // of a folder that nodes share, its owner decides
  if (uid === process.getuid?.()) fs.chmodSync(folder, 0o700)
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    async put(key, bytes) {
      await disk.put(key, bytes)
      await fs.promises.chmod(path.join(folder, key), 0o600)
    },
    get: async key => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    removeFolder: prefix => disk.deleteAll(prefix),
  }
}
