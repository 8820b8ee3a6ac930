import { useState } from 'react'
import { emailForDisplay } from '#kit/e-mail.ts'
import type { GroupToJoin } from '#features/access/invitations/web/welcome-fields.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import type { Fault } from '../check-line.ts'
import { isReady, type EditedLine } from './edited-lines.ts'
import { LineEditor } from './line-editor.tsx'

interface Props {
  readonly lines: readonly EditedLine[]
  readonly faults: ReadonlyMap<number, Fault>
  readonly groups: readonly GroupToJoin[] | undefined
  readonly onChange: (line: EditedLine) => void
}

const linesAtOnce = 50

/** Every line with what will happen; each can be corrected in place or left out. */
export function LineList({ lines, faults, groups, onChange }: Props) {
  const texts = useTexts('imports')
  const [shown, show] = useState(linesAtOnce)
  const [edited, edit] = useState<number>()
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {lines.slice(0, shown).map(line => (
          <li key={line.line} className="flex flex-col gap-3 py-2.5">
            <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <Written line={line} fault={faults.get(line.line)} isReady={isReady(line, faults)} groups={groups} />
              <Deeds
                line={line}
                isEdited={edited === line.line}
                onEdit={() => edit(line.line)}
                onLeave={() => onChange({ ...line, isLeftOut: !line.isLeftOut })}
              />
            </div>
            {edited === line.line && (
              <LineEditor
                line={line}
                groups={groups}
                onApply={next => {
                  onChange(next)
                  edit(undefined)
                }}
                onCancel={() => edit(undefined)}
              />
            )}
          </li>
        ))}
      </ul>
      {lines.length > shown && (
        <Button className="self-start" onClick={() => show(shown + linesAtOnce)}>
          {texts.more(Math.min(linesAtOnce, lines.length - shown))}
        </Button>
      )}
    </div>
  )
}

interface WrittenProps {
  readonly line: EditedLine
  readonly fault: Fault | undefined
  readonly isReady: boolean
  readonly groups: readonly GroupToJoin[] | undefined
}

function Written({ line, fault, isReady: ready, groups }: WrittenProps) {
  const texts = useTexts('imports')
  const { roles } = useTexts('permissions')
  const { many } = useTexts('invitations')
  const { name, email, role, groupIds, language, unread, notes, isLeftOut } = line
  const wrong = [
    ...unread.map(({ field, why, text }) => texts.unread[why](text, field)),
    ...(fault ? [fault.fault === 'double' ? texts.double(fault.above ?? 0) : texts.faults[fault.fault]] : []),
  ]
  const facts = [
    roles[role ?? 'chatter'],
    groups
      ?.filter(({ id }) => groupIds.includes(id))
      .map(group => group.name)
      .join(', '),
    language === null ? '' : many.languages[language],
  ].filter(Boolean)
  return (
    <div className={`min-w-0 flex-[1_1_16rem] ${isLeftOut ? 'opacity-60' : ''}`}>
      <p className="flex flex-wrap gap-x-3">
        <span className="tabular shrink-0 text-13 leading-5 text-text-3">{texts.line(line.line)}</span>
        <span className="min-w-0 font-medium wrap-anywhere text-text">{name === '' ? texts.nameless : name}</span>
        <span className="min-w-0 wrap-anywhere text-text-2">{emailForDisplay(email)}</span>
      </p>
      {isLeftOut && <p className="text-13 text-text-2">{texts.leftOut}</p>}
      {ready && <p className="text-13 wrap-anywhere text-text-2">{texts.invitedAs(facts.join(' · '))}</p>}
      {!isLeftOut &&
        wrong.map(sentence => (
          <p key={sentence} className="text-13 wrap-anywhere text-danger">
            {sentence}
          </p>
        ))}
      {!isLeftOut &&
        notes.map(({ field, kind }) => (
          <p key={`${field} ${kind}`} className="text-13 text-text-2">
            {texts.notes[kind](texts.cells[field])}
          </p>
        ))}
    </div>
  )
}

interface DeedsProps {
  readonly line: EditedLine
  readonly isEdited: boolean
  readonly onEdit: () => void
  readonly onLeave: () => void
}

function Deeds({ line: { line, isLeftOut }, isEdited, onEdit, onLeave }: DeedsProps) {
  const texts = useTexts('imports')
  if (isEdited) return undefined
  return (
    <span className="flex flex-wrap gap-2">
      {!isLeftOut && (
        <Button size="sm" aria-label={texts.editLine(line)} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={isLeftOut ? texts.takeLine(line) : texts.leaveLine(line)}
        onClick={onLeave}
      >
        {isLeftOut ? texts.take : texts.leave}
      </Button>
    </span>
  )
}
