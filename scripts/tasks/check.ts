import '../end-with-parent.ts'
import { checkSteps } from '../check-steps.ts'
import { runSteps } from '../steps.ts'

process.exitCode = (await runSteps(checkSteps, { stopAtFirst: false })) ? 0 : 1
