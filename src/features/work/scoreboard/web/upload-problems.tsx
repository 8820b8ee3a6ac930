import { useTexts } from '#platform/web/i18n.tsx'
import type { Preview } from '../schema.ts'

/** Line by line what is not saved, and why. */
export function UploadProblems({ preview: { problems, problemCount } }: { preview: Preview }) {
  const { upload: texts, problems: words, fields } = useTexts('scoreboard')
  if (problemCount === 0) return <p className="text-text-2">{texts.noProblems}</p>
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {problems.map(({ line, code, field, text }) => (
          <li key={`${line} ${code}`} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
            <span className="tabular w-24 shrink-0 text-13 text-text-2">{texts.line(line)}</span>
            <span className="min-w-0 flex-1 text-text">
              {field !== null && <span className="text-text-2">{`${fields[field]}: `}</span>}
              {texts.problem(text, words[code])}
            </span>
          </li>
        ))}
      </ul>
      {problemCount > problems.length && (
        <p className="mt-2 text-13 text-text-2">{texts.moreProblems(problemCount - problems.length)}</p>
      )}
    </>
  )
}
