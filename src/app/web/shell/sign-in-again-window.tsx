import type { ComponentProps } from 'react'
import { SignInAgainDialog } from '#features/access/sign-in/web/sign-in-again-dialog.tsx'
import { WithTexts } from './with-texts.tsx'

export const SignInAgainWindow = (props: ComponentProps<typeof SignInAgainDialog>) => (
  <WithTexts parts={['entry']}>
    <SignInAgainDialog {...props} />
  </WithTexts>
)
