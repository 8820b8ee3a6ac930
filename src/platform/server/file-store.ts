import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Bucket, FileStore } from './files.ts'

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

function inFolder(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async key => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    removeFolder: prefix => disk.deleteAll(prefix),
  }
}
