import { maxHeifBytes, maxImageBytes } from '../pictures.ts'
import { type ChildResult, openChildPool } from './child-pool.ts'
import type { Requester } from './fair-turns.ts'
import type { DrawnPicture, PictureFault } from './image-drawing.ts'

export type { DrawnPicture as Picture }
export type PictureUploadFault = PictureFault | 'tooLarge' | 'tooSlow' | 'tooHeavy' | 'busy'

const megabytes = 448

const drawing = openChildPool<{ readonly bytes: Uint8Array }, DrawnPicture | PictureFault>({
  program: new URL('./image-process.ts', import.meta.url),
  turns: 'uploads',
  heap: 128,
  works: 100,
})

const reasons = { late: 'tooSlow', full: 'tooHeavy', died: 'format', busy: 'busy' } as const satisfies Record<
  Exclude<ChildResult<unknown>['kind'], 'done'>,
  PictureUploadFault
>

/** Reads a picture by its content and draws it in all sizes, in a process of its own and within these seconds. */
export async function drawPictureInChild(
  file: Blob,
  { asker, seconds }: { readonly asker: Requester; readonly seconds: number },
): Promise<DrawnPicture | PictureUploadFault> {
  if (file.size > maxImageBytes) return 'tooLarge'
  if (file.size === 0) return 'format'
  if (file.size > maxHeifBytes && (await isHeif(file))) return 'heifTooLarge'
  const read = async () => ({ bytes: new Uint8Array(await file.arrayBuffer()) })
  const drawn = await drawing.run(asker, read, { milliseconds: seconds * 1000, megabytes })
  return drawn.kind === 'done' ? drawn.answer : reasons[drawn.kind]
}

/** AVIF, HEIC and their kin begin with a box that says so. */
const isHeif = async (file: Blob): Promise<boolean> => (await file.slice(4, 8).text()) === 'ftyp'
