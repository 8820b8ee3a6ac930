import { useMember } from '#features/access/sign-in/web/session.tsx'
import { PaydayWidget as Countdown } from '#features/home/dashboard/web/payday-widget.tsx'
import { ExpectedPay } from '#features/work/pay/web/expected-pay.tsx'
import { WithTexts } from '../shell/with-texts.tsx'

/** The next payday, and what it brings. */
export function PaydayWidget({ timeZone }: { timeZone: string }) {
  const { organization } = useMember()
  return (
    <Countdown timeZone={timeZone}>
      {organization.attendanceEnabled && (
        <WithTexts parts={['attendance']}>
          <ExpectedPay />
        </WithTexts>
      )}
    </Countdown>
  )
}
