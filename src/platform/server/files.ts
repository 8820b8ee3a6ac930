import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where uploaded files lie. Keys are paths of our own making, never a name that somebody gave. */
export interface Files {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined: there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  removeFolder(prefix: string): Promise<void>
}

/** In a folder of this machine; several nodes share one. */
export function openFiles(folder: string): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: async key => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    removeFolder: prefix => disk.deleteAll(prefix),
  }
}
