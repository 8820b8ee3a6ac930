import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { DutySummary } from '#features/work/attendance/web/duty-summary.tsx'
import { OwnDutyWidget } from '#features/work/attendance/web/own-duty-widget.tsx'
import { ownDutyQuery } from '#features/work/attendance/web/queries.ts'
import { ShiftHandovers } from '#features/work/handover/web/own-handover.tsx'
import { ownHandoversQuery } from '#features/work/handover/web/queries.ts'
import { type Leaving, WriteHandoverDialog, type Written } from '#features/work/handover/web/write-dialog.tsx'
import { WithTexts } from '../shell/with-texts.tsx'

interface Writing {
  readonly part: Written
  readonly leaving?: Leaving
}

/**
 * On the dashboard: one's own work with what is handed over, and for whoever leads who is on. Where nobody checks in any more
 * it is there for whoever still is at work.
 */
export function DutyWidget() {
  const { organization } = useMember()
  const may = useMay()
  // stored beside the card and not in it: the shift may end while the member writes
  const [writing, setWriting] = useState<Writing>()
  const queries = useQueryClient()
  const { attendanceEnabled } = organization
  const own = useQuery({ ...ownDutyQuery, enabled: !attendanceEnabled })
  const isAtWork = own.data?.parts.some(({ checkedInAt }) => checkedInAt !== null) ?? false
  if (!attendanceEnabled && !isAtWork && !writing) return null
  return (
    <WithTexts parts={['attendance']}>
      <OwnDutyWidget
        onCheckOut={({ assignmentId, groupName, endsAt, earlyBefore }) => {
          const known = queries.getQueryData(ownHandoversQuery.queryKey)?.parts
          const own = known?.find(one => one.assignmentId === assignmentId)?.own ?? null
          setWriting({ part: { assignmentId, groupName, own }, leaving: { endsAt, earlyBefore } })
        }}
        renderHandover={({ assignmentId, groupName, checkedInAt }) => (
          <ShiftHandovers
            part={{ assignmentId, groupName }}
            isIn={checkedInAt !== null}
            onWrite={part => setWriting({ part })}
          />
        )}
      />
      {writing && <WriteHandoverDialog {...writing} onClose={() => setWriting(undefined)} />}
      {attendanceEnabled && may('page_on_duty') && <DutySummary />}
    </WithTexts>
  )
}
