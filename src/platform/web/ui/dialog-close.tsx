import { Dialog as Base } from '@base-ui/react/dialog'
import { buttonClass } from './button-class.ts'

/** The main button of a dialog that only shows something: it closes as Escape does, and asks as that does. */
export const DialogClose = ({ label }: { readonly label: string }) => (
  <Base.Close className={buttonClass({ variant: 'primary' })}>{label}</Base.Close>
)
