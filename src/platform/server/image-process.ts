import { answerTasks } from './apart-inside.ts'
import { drawNow } from './image-drawing.ts'

answerTasks(drawNow)
