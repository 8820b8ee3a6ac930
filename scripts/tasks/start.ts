import '../end-with-parent.ts'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildIfNeeded, serverProgram } from '../build.ts'

buildIfNeeded()
await import(pathToFileURL(path.resolve(serverProgram)).href)
