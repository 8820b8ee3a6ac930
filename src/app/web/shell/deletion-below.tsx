import { Suspense } from 'react'
import { lazily } from '#platform/web/lazily.ts'
import { WithTexts } from './with-texts.tsx'

const DeletionWay = lazily(() => import('#features/members/own-account/web/deletion-card.tsx'), 'DeleteAccountCard')

/** The way to delete the account, below what somebody sees who gets no further. */
export const DeleteAccountSection = () => (
  <WithTexts parts={['own']}>
    <Suspense>
      <DeletionWay />
    </Suspense>
  </WithTexts>
)
