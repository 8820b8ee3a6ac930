import '../end-with-parent.ts'
import { checkLanes } from '../check-steps.ts'
import { runSteps } from '../steps.ts'

process.exitCode = (await runSteps(checkLanes, { stopAtFirst: false })) ? 0 : 1
