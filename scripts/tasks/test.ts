import { runTests } from '../test-run.ts'

await runTests('short')
