import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const keptFor = 60_000

const maps = new Map<string, SourceMap | undefined>()

/**
 * Frames of a stack, with the places of their sources where they come from what was built. A map is read when the first error
 * asks for it, in some tens of milliseconds, and kept for a minute: no server that is well pays for it.
 */
export const mapStackToSources = (frames: string): string =>
  frames.replaceAll(/(file:\/\/\S+\.js):(\d+):(\d+)/g, (place, url: string, line: string, column: string) => {
    const file = fileURLToPath(url)
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!found || !('originalSource' in found)) return place
    return `${path.resolve(path.dirname(file), found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    maps.set(file, read(`${file}.map`))
    setTimeout(() => maps.delete(file), keptFor).unref()
  }
  return maps.get(file)
}

/** Whoever tells of an error must not fail over it: without a map, or with a broken one, the frame is told as it is. */
function read(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
