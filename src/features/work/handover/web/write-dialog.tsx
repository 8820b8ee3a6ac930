import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnPart as AttendancePart } from '#features/work/attendance/schema.ts'
import { useSpans } from '#features/work/attendance/web/clock.tsx'
import { attendanceApi } from '#features/work/attendance/web/queries.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { serverNow } from '#platform/web/now.ts'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { useDraft } from '#platform/web/use-draft.ts'
import { FormDialog } from '#platform/web/ui/form-dialog.tsx'
import { useCities } from '#platform/web/ui/organization-clock.tsx'
import { NewerChangesNotice } from '#platform/web/ui/newer.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { useNow } from '#platform/web/use-now.ts'
import { handoverFields, isEmpty, isSame, maxFieldLength, emptyNote, type HandoverNote } from '../rules.ts'
import type { OwnPart } from '../schema.ts'
import { handoverApi, ownHandoversQuery } from './queries.ts'
import { Moment } from '#platform/web/ui/time.tsx'

export type Written = Pick<OwnPart, 'assignmentId' | 'groupName' | 'own'>

export interface Leaving extends Pick<AttendancePart, 'endsAt' | 'earlyBefore'> {
  /** By whose clocks the member reads the end. */
}

interface Props {
  readonly part: Written
  /** Work ends with it; then it may be empty. */
  readonly leaving?: Leaving | undefined
  readonly onClose: () => void
}

/**
 * Writes the handover for the next shift. It is saved before the check-out, so that the text is not lost if the check-out
 * fails.
 */
export function WriteHandoverDialog({ part, leaving, onClose }: Props) {
  const checksOut = leaving !== undefined
  const isEarly = useNow().epochMilliseconds <= Date.parse(leaving?.earlyBefore ?? '')
  const { dialog, fields, failed } = useTexts('handover')
  const examples = dialog.placeholders(useCities().organization)
  const toast = useToast()
  const queries = useQueryClient()
  const { assignmentId, groupName } = part
  const { seen, draft, setDraft, newer, merge, isRestored, forget } = useDraft(
    part.own,
    own => wordsOf(own ?? emptyNote),
    { as: `handover ${assignmentId}`, fields: handoverFields },
  )
  const close = () => {
    forget()
    onClose()
  }
  const { mutate: resume } = useMutation(
    attendanceApi.checkIn.mutationOptions({
      onSuccess: () => toast.success(dialog.resumed),
      onError: error => toast.error(messageOf(error, failed)),
    }),
  )
  const undo = () => resume({ assignmentId })
  const isOver = () => serverNow().epochMilliseconds >= Date.parse(leaving?.endsAt ?? '')
  const save = useMutation({
    mutationFn: async () => {
      const isLeftOut = checksOut && seen === null && isEmpty(draft)
      if (!isLeftOut && !(seen && isSame(seen, draft))) {
        await handoverApi.write.call({ assignmentId, version: seen?.version ?? 0, ...draft })
      }
      if (checksOut) await attendanceApi.checkOut.call({ assignmentId })
    },
    onSuccess: () => {
      if (checksOut) toast.success(dialog.out, isOver() ? {} : { action: { label: dialog.undo, onClick: undo } })
      else toast.success(dialog.saved)
      close()
    },
    onError: async cause => {
      if (refusalIn(cause)?.code !== 'handover.changed') return
      const now = await queries.fetchQuery({ ...ownHandoversQuery, staleTime: 0 })
      merge(now?.parts.find(one => one.assignmentId === assignmentId)?.own ?? null)
    },
  })
  return (
    <FormDialog
      title={(checksOut ? dialog.checkOutTitle : dialog.title)(groupName)}
      description={checksOut ? dialog.checkOutHint : dialog.hint}
      submitLabel={isEarly ? dialog.leaveEarly : checksOut ? dialog.checkOut : dialog.save}
      isPending={save.isPending}
      // what is listed below it says the same
      error={newer && refusalIn(save.error)?.code === 'handover.changed' ? null : save.error}
      failed={failed}
      draft={draft}
      onSubmit={() => save.mutate()}
      isRestored={isRestored}
      onClose={close}
    >
      {isEarly && leaving && <EarlyNotice {...leaving} groupName={groupName} />}
      <NewerChangesNotice
        changes={(newer?.clashes ?? []).map(field => ({ label: fields[field], stored: newer?.stored[field] ?? '' }))}
      />
      {handoverFields.map((field, index) => (
        <TextArea
          key={field}
          name={field}
          label={fields[field]}
          rows={2}
          autoFocus={index === 0}
          placeholder={examples[field]}
          value={draft[field]}
          maxLength={maxFieldLength}
          onChange={event => setDraft({ ...draft, [field]: event.currentTarget.value })}
        />
      ))}
    </FormDialog>
  )
}

/** Asked before the check-out: how much of the shift remains. */
function EarlyNotice({ endsAt, groupName }: Leaving & { readonly groupName: string }) {
  const { dialog } = useTexts('handover')
  const { between } = useSpans()
  return (
    <Notice kind="warning" title={dialog.early(between(useNow(), endsAt))}>
      <Moment at={endsAt} say={at => dialog.earlyText(at, groupName)} />
    </Notice>
  )
}

/** The fields alone, whatever else comes with them. */
const wordsOf = ({ customs, promises, vips, problems, todos }: HandoverNote): HandoverNote => ({
  customs,
  promises,
  vips,
  problems,
  todos,
})
