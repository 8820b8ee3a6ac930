import { beReady, tell } from './apart-inside.ts'
import { drawNow } from './image-drawing.ts'

process.on('message', (task: Parameters<typeof drawNow>[0]) => tell(drawNow(task)))
beReady()
