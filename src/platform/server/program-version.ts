import fs from 'node:fs'
import path from 'node:path'

const { version }: { readonly version: string } = JSON.parse(
  fs.readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
)

/** Of this program, such as `0.3.0`. */
export const programVersion = version
