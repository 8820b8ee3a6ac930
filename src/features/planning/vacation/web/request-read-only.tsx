import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { VacationRequest } from '../schema.ts'
import { RequestFacts } from './request-facts.tsx'

interface Props {
  readonly request: VacationRequest
  readonly onClose: () => void
}

/** A request for a member who sees it but does not decide (docs/product/en/vacation.md#who). */
export function RequestReadOnly({ request, onClose }: Props) {
  const { decision: texts } = useTexts('vacation')
  return (
    <Dialog open onOpenChange={open => open || onClose()} title={texts.title(request.fullName)}>
      <div className="flex flex-col gap-5">
        <RequestFacts request={request} limit={request.currentLimit} />
        <Notice kind="info">{texts.readOnly}</Notice>
      </div>
    </Dialog>
  )
}
