import { useTexts } from '#platform/web/i18n.tsx'
import { handoverFields, type HandoverNote } from '../rules.ts'

/** What somebody has written, by its fields; those without a word are left out. */
export function NoteFields({ words }: { words: HandoverNote }) {
  const { fields } = useTexts('handover')
  return (
    <dl className="grid gap-3">
      {handoverFields
        .filter(field => words[field] !== '')
        .map(field => (
          <div key={field}>
            <dt className="text-13 font-medium text-text-2">{fields[field]}</dt>
            <dd className="mt-0.5 text-14 break-words whitespace-pre-line text-text">{words[field]}</dd>
          </div>
        ))}
    </dl>
  )
}
