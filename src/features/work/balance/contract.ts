import { z } from 'zod'
import { criticalEndpoint, endpoint, exporting, passing } from '#features/foundation/permissions/endpoint.ts'
import { toSeeBalance } from './policy.ts'
import { balance, balanceQuestion, ownBalance, ownMedian } from './schema.ts'

export const balanceContract = {
  list: endpoint('member', toSeeBalance)
    .meta(passing)
    .route({ method: 'GET', path: '/balance', summary: "Get each person's workload and the median of their role" })
    .input(balanceQuestion)
    .output(balance),
  own: endpoint('member')
    .route({ method: 'GET', path: '/me/balance', summary: 'Get your workload' })
    .input(balanceQuestion)
    .output(ownBalance),
  median: endpoint('member')
    .meta(passing)
    .route({ method: 'GET', path: '/balance/median', summary: 'Get the median workload of your role' })
    .input(balanceQuestion)
    .output(ownMedian),
  exportCsv: criticalEndpoint('member', toSeeBalance)
    .meta(exporting)
    .route({ method: 'POST', path: '/balance/exports/csv', summary: 'Export the workload balance as CSV' })
    .input(balanceQuestion)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', toSeeBalance)
    .meta(exporting)
    .route({ method: 'POST', path: '/balance/exports/xlsx', summary: 'Export the workload balance as XLSX' })
    .input(balanceQuestion)
    .output(z.instanceof(File)),
}
