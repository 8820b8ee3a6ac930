import { z } from 'zod'
import { criticalEndpoint, endpoint, exporting, passing } from '#features/foundation/permissions/endpoint.ts'
import { toSeeBalance } from './policy.ts'
import { balance, balanceQuestion, ownBalance, ownMedian } from './schema.ts'

export const balanceContract = {
  list: endpoint('member', toSeeBalance)
    .meta(passing)
    .route({ method: 'GET', path: '/balance', summary: 'What each person has worked, and the median of their role' })
    .input(balanceQuestion)
    .output(balance),
  own: endpoint('member')
    .route({ method: 'GET', path: '/me/balance', summary: 'What oneself has worked' })
    .input(balanceQuestion)
    .output(ownBalance),
  median: endpoint('member')
    .meta(passing)
    .route({ method: 'GET', path: '/balance/median', summary: 'The median of those who have one’s own role' })
    .input(balanceQuestion)
    .output(ownMedian),
  exportCsv: criticalEndpoint('member', toSeeBalance)
    .meta(exporting)
    .route({ method: 'POST', path: '/balance/exports/csv', summary: 'The balance as a text for spreadsheets' })
    .input(balanceQuestion)
    .output(z.object({ csv: z.string() })),
  exportXlsx: criticalEndpoint('member', toSeeBalance)
    .meta(exporting)
    .route({ method: 'POST', path: '/balance/exports/xlsx', summary: 'The balance as a workbook' })
    .input(balanceQuestion)
    .output(z.instanceof(File)),
}
