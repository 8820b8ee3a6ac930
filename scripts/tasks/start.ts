import '../end-with-parent.ts'
import { buildIfNeeded } from '../build.ts'

buildIfNeeded()
await import('#app/server.ts')
