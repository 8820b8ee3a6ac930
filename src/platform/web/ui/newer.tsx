import { Notice } from './notice.tsx'
import { useUiTexts } from './texts.tsx'

/** What another has saved of the fields that one has typed into; nothing where there is nothing. */
export function NewerChangesNotice({
  changes,
}: {
  changes: readonly { readonly label: string; readonly stored: string }[]
}) {
  const { newer: words } = useUiTexts()
  if (changes.length === 0) return null
  return (
    <Notice kind="warning" title={words.title}>
      <ul className="my-1 flex flex-col gap-0.5">
        {changes.map(({ label, stored }) => (
          <li key={label} className="break-words">
            {label}
            {': '}
            <span className="font-medium">{stored === '' ? '–' : stored}</span>
          </li>
        ))}
      </ul>
      <p>{words.hint}</p>
    </Notice>
  )
}
