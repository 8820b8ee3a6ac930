import { z } from 'zod'
import { zDay, zId, zWeek } from '#kit/schema.ts'
import { browserEndpoint, endpoint, exporting } from '#features/foundation/permissions/endpoint.ts'
import { maxDays } from '#features/planning/schedule-overview/rules.ts'

const formats = ['pdf', 'xlsx'] as const
export type Format = (typeof formats)[number]

const zFormat = z.enum(formats, 'input.invalid').default('pdf')
const file = z.instanceof(File)

const weekQuestion = z.object({ week: zWeek, groupId: zId.optional(), format: zFormat })
export type WeekQuestion = z.output<typeof weekQuestion>

const spanQuestion = z.object({
  from: zDay,
  days: z.coerce.number('input.range').int('input.range').min(1, 'input.range').max(maxDays, 'input.range'),
  format: zFormat,
})
export type SpanQuestion = z.output<typeof spanQuestion>

export const planDocumentsContract = {
  week: browserEndpoint('member', 'page_shift_management')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/documents/week',
      summary: 'Export the week of one group or all groups as PDF or XLSX',
    })
    .input(weekQuestion)
    .output(file),
  groups: browserEndpoint('member', 'page_shift_management')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/documents/groups',
      summary: 'Export the coverage of all groups for up to a month as PDF or XLSX',
    })
    .input(spanQuestion)
    .output(file),
  chatters: browserEndpoint('member', 'page_shift_management')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/documents/chatters',
      summary: "Export all chatters' shifts for up to a month as PDF or XLSX",
    })
    .input(spanQuestion)
    .output(file),
  ownShifts: endpoint('member', 'page_shifts')
    .meta(exporting)
    .route({
      method: 'POST',
      path: '/me/documents/shifts',
      summary: 'Export your published shifts for up to a month as PDF or XLSX',
    })
    .input(spanQuestion)
    .output(file),
}
