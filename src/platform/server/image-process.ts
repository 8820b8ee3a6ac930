import { sendReadyToParent, sendResultToParent } from './child-side.ts'
import { drawPictureSizes } from './image-drawing.ts'

process.on('message', (task: Parameters<typeof drawPictureSizes>[0]) => sendResultToParent(drawPictureSizes(task)))
sendReadyToParent()
