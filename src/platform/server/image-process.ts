import { beReady, answer } from './child-side.ts'
import { drawNow } from './image-drawing.ts'

process.on('message', (task: Parameters<typeof drawNow>[0]) => answer(drawNow(task)))
beReady()
