import { useTexts } from '#platform/web/i18n.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useSignInSteps } from './use-sign-in-steps.tsx'

interface Props {
  /** The address of the account whose session has ended. */
  readonly email: string
  readonly onSignedIn: () => Promise<void>
  readonly onClose: () => void
}

const always = () => true

/** Over a form whose session has ended, so that it can be sent. */
export function SignInAgainDialog({ email, onSignedIn, onClose }: Props) {
  const { signInAgain: texts } = useTexts('entry')
  const { secondStep } = useTexts('signIn')
  const { isSecondStep, forms } = useSignInSteps(onSignedIn, email)
  return (
    <Dialog
      open
      size="sm"
      isChanged={always}
      unsaved={texts.unsaved}
      title={isSecondStep ? secondStep.title : texts.title}
      description={isSecondStep ? secondStep.subtitle : texts.text}
      onOpenChange={open => open || onClose()}
    >
      <div className="flex flex-col gap-4">{forms}</div>
    </Dialog>
  )
}
