import { measureCell } from './cell.ts'
import { measureDashboard } from './dashboard.ts'
import { measureFirstScript } from './first-script.ts'
import { measureMarket } from './market.ts'
import { measurePlan } from './plan.ts'
import { record } from './recording.ts'
import { measureSignIn } from './sign-in.ts'
import { openStage } from './stage.ts'
import { measureWeek } from './week.ts'

const measurements = {
  week: measureWeek,
  dashboard: measureDashboard,
  plan: measurePlan,
  cell: measureCell,
  market: measureMarket,
  'sign-in': measureSignIn,
}

/** `node bench/main.ts plan cell` measures these alone and keeps nothing. */
const wanted = process.argv.slice(2)

const results = record('bench')
if (wanted.length === 0) measureFirstScript(results)
const stage = await openStage()
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (wanted.length === 0 || wanted.includes(name)) await measure(stage, results)
  }
} finally {
  await stage.close()
}
if (wanted.length === 0) results.save(stage.postgres)
