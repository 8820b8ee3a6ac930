import { useTexts } from '#platform/web/i18n.tsx'
import { TextArea } from '#platform/web/ui/text-area.tsx'

interface Props {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Pasted or typed; a file is read by the server. */
export function EmailAddressesField({ value, onChange }: Props) {
  const { many: texts } = useTexts('invitations')
  return (
    <TextArea
      label={texts.addresses}
      name="text"
      hint={texts.addressesHint}
      rows={7}
      autoFocus
      spellCheck={false}
      autoComplete="off"
      maxLength={50_000}
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
