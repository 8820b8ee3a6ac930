import { useMay, useMember } from '#features/access/sign-in/web/session.tsx'
import { DutySummary } from '#features/work/attendance/web/duty-summary.tsx'
import { OwnDutyWidget } from '#features/work/attendance/web/own-duty-widget.tsx'
import { WithTexts } from '../shell/with-texts.tsx'

/** On the dashboard: one's own work, and for whoever leads who is on. */
export function DutyWidget() {
  const { timeZone, organization } = useMember()
  const may = useMay()
  return (
    <WithTexts parts={['attendance']}>
      <OwnDutyWidget zone={timeZone ?? organization.timeZone} />
      {may('page_on_duty') && <DutySummary zone={organization.timeZone} />}
    </WithTexts>
  )
}
