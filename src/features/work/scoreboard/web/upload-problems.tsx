import { useTexts } from '#platform/web/i18n.tsx'
import type { Preview } from '../schema.ts'

/** Line by line what is not saved, and why; and what is saved under a name that nobody has here. */
export function UploadProblems({ preview }: { preview: Preview }) {
  return (
    <>
      <Skipped preview={preview} />
      <Unplaced preview={preview} />
    </>
  )
}

function Unplaced({ preview: { unplaced } }: { preview: Preview }) {
  const { upload: texts } = useTexts('scoreboard')
  if (unplaced.length === 0) return null
  return (
    <section aria-label={texts.unplaced} className="mt-4">
      <h3 className="font-semibold text-text">{texts.unplaced}</h3>
      <p className="mb-2 text-13 text-text-2">{texts.unplacedText}</p>
      <ul className="divide-y divide-line border-y border-line">
        {unplaced.map(({ field, text, line, lineCount }) => (
          <li key={`${field} ${text}`} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2">
            <span className="tabular w-40 shrink-0 text-13 text-text-2">{texts.lines(line, lineCount)}</span>
            <span className="min-w-0 flex-1 wrap-anywhere text-text">{texts.unplacedOne[field](text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Skipped({ preview: { problems, problemCount } }: { preview: Preview }) {
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
