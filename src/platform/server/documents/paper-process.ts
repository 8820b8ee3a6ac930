import { sendResultToParent, sendReadyToParent } from '../child-side.ts'
import { type DrawingTask, drawDocuments } from './drawing.ts'

process.on('message', (task: DrawingTask) => sendResultToParent(drawDocuments(task)))
sendReadyToParent()
