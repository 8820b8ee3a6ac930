import { weighBuilt } from '../scripts/built.ts'
import type { Recording } from './recording.ts'

/** What the first visit of a screen loads, in bytes of gzip. */
export function measureFirstScript(results: Recording): void {
  for (const { name, weight } of weighBuilt()) {
    if (weight !== undefined && name.startsWith('/')) results.note(`first JavaScript of ${name}`, { bytes: weight })
  }
}
