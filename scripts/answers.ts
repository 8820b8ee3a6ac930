import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const features = path.join(path.dirname(import.meta.dirname), 'src/features')
/** Say what answers of the server look like, the session's among them, and how some are packed. */
const shapes = /(?:^|[\\/])(?:contract|schema|flags|packed(?:-[a-z-]+)?)\.ts$/

/** Stands for the shape of all answers: a browser reads none that it has kept of another one (`kept.ts`). */
export function shapeOfAnswers(folder = features): string {
  const hash = createHash('sha256')
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => shapes.test(name))
  for (const name of names.toSorted()) hash.update(`${name}\n${fs.readFileSync(path.join(folder, name), 'utf8')}\n`)
  return hash.digest('base64url').slice(0, 8)
}
