import { answer, beReady } from '../child-side.ts'
import { type DrawingTask, drawNow } from './drawing.ts'

process.on('message', (task: DrawingTask) => answer(drawNow(task)))
beReady()
