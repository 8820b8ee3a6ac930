import { measureCell } from './cell.ts'
import { measureDashboard } from './dashboard.ts'
import { measureFirstScript } from './first-script.ts'
import { measurePlan } from './plan.ts'
import { record } from './recording.ts'
import { measureSignIn } from './sign-in.ts'
import { openStage } from './stage.ts'
import { measureStarts } from './starts.ts'
import { measureWeek } from './week.ts'

const results = record('bench')
measureFirstScript(results)
await measureStarts(results)
const stage = await openStage()
try {
  for (const measure of [measureWeek, measureDashboard, measurePlan, measureCell, measureSignIn]) {
    await measure(stage, results)
  }
} finally {
  await stage.close()
}
results.save(stage.postgres)
