import { useMutation } from '@tanstack/react-query'
import type { Day } from '#kit/day.ts'
import type { Week } from '#kit/week.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { featureApi, messageOf } from '#platform/web/rpc.ts'
import { saveFile } from '#platform/web/save-file.ts'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Format, planDocumentsContract } from '../contract.ts'

const planPapersApi = featureApi<typeof planDocumentsContract>('planDocuments')

/** A plan that can be had in each format. */
export type PlanDocument = (format: Format) => Promise<File>

interface Span {
  readonly from: Day
  readonly days: number
}

/** Without a group: of all. */
export const weekDocument =
  (week: Week, groupId?: string): PlanDocument =>
  format =>
    planPapersApi.week.call({ week, format, ...(groupId === undefined ? {} : { groupId }) })

export const overviewDocument =
  (view: 'groups' | 'chatters', span: Span): PlanDocument =>
  format =>
    planPapersApi[view].call({ ...span, format })

export const ownDocument =
  (span: Span): PlanDocument =>
  format =>
    planPapersApi.ownShifts.call({ ...span, format })

/** Has a paper made and hands it to the browser as a file. */
export function useDocumentDownload(paper: PlanDocument): {
  readonly isPending: boolean
  readonly handOut: (as: Format) => void
} {
  const { failed } = useTexts('planDocuments')
  const toast = useToast()
  const { isPending, mutate } = useMutation({
    mutationFn: paper,
    onSuccess: file => saveFile(file.name, file.type, file),
    onError: error => toast.error(messageOf(error, failed)),
  })
  return { isPending, handOut: mutate }
}
