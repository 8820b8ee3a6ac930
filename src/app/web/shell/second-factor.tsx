import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSignOut } from '#features/access/sign-in/web/sign-out.ts'
import { TotpAndPasskeysCard } from '#features/members/own-account/web/protection-card.tsx'
import { ownAccountApi } from '#features/members/own-account/web/queries.ts'
import type { Day } from '#kit/day.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { longDay } from '#platform/web/day-names.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { PublicFrame } from './public-frame.tsx'
import { WithTexts } from './with-texts.tsx'

/** All that somebody sees who has not set up what the organisation demands by its day. */
export const SetUpSecondFactorScreen = () => (
  <WithTexts parts={['entry', 'own']}>
    <SetUp />
  </WithTexts>
)

function SetUp() {
  const { secondFactor: texts } = useTexts('entry')
  const { signOut } = useTexts('signIn')
  const leave = useSignOut()
  const hasTotp = useQuery(ownAccountApi.protection.queryOptions()).data?.hasTotp === true
  return (
    <PublicFrame title={hasTotp ? texts.doneTitle : texts.title} subtitle={hasTotp ? texts.doneText : texts.text}>
      <TotpAndPasskeysCard onlyApp />
      {hasTotp && (
        <Button variant="primary" size="lg" onClick={() => location.assign('/dashboard')}>
          {texts.done}
        </Button>
      )}
      <Button size="lg" onClick={leave}>
        {signOut}
      </Button>
    </PublicFrame>
  )
}

/** Says it before the day has come. */
export const SecondFactorDeadlineNotice = ({ from }: { from: Day }) => (
  <WithTexts parts={['entry']}>
    <Soon from={from} />
  </WithTexts>
)

function Soon({ from }: { from: Day }) {
  const { secondFactor: texts } = useTexts('entry')
  const language = useLanguage()
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-8 print:hidden">
      <Notice kind="warning">
        {texts.soon(longDay(from, language))}{' '}
        <Link to="/settings/account" className="font-semibold underline underline-offset-2">
          {texts.setUp}
        </Link>
      </Notice>
    </div>
  )
}
