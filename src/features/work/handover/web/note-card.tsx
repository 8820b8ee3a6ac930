import { useMutation } from '@tanstack/react-query'
import { Check, CheckCheck } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { clockText } from '#kit/span.ts'
import { shortWeekday, dayMonth, shortMoment } from '#platform/web/day-names.ts'
import { useLanguage, useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { handoverFields, type HandoverNote } from '../rules.ts'
import type { Note } from '../schema.ts'
import { handoverApi } from './queries.ts'

interface Props {
  readonly note: Note
  /** Whose clocks say when somebody has read it. */
  readonly zone: string
}

/** A handover with who wrote it, and who has read it or the way to say so. */
export function HandoverCard({ note, zone }: Props) {
  const texts = useTexts('handover')
  const language = useLanguage()
  const { author, date } = note
  return (
    <article
      aria-label={texts.from(author.fullName)}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <header className="flex items-center gap-3 border-b border-line px-4 py-3">
        <Avatar id={author.profileId} initials={initialsOf(author.fullName)} image={author.avatarImage} size={32} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate text-14 font-semibold text-text">{note.groupName}</h3>
          <p className="text-13 text-text-2">
            {author.fullName} · {shortWeekday(date, language)} {dayMonth(date, language)} · {note.shiftName}{' '}
            <span className="tabular">{clockText(note)}</span>
          </p>
        </div>
      </header>
      <div className="px-4 py-3">
        <NoteFields words={note} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 text-13 text-text-2">
        <Readers note={note} zone={zone} />
        {!note.isOwn && <Tick note={note} zone={zone} />}
      </footer>
    </article>
  )
}

/** For whoever leads: who has read it, and when; for others when it was changed last. */
function Readers({ note: { reads, changedAt }, zone }: Props) {
  const texts = useTexts('handover')
  const language = useLanguage()
  const at = (instant: string) => shortMoment(instant, zone, language)
  if (reads === null) return <p>{texts.changed(at(changedAt))}</p>
  if (reads.length === 0) return <p className="text-orange-fg">{texts.unreadByAll}</p>
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span>{texts.readers}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {reads.map(read => (
          <li key={read.profileId} className={read.isCurrent ? 'text-text' : ''}>
            {(read.isCurrent ? texts.readBy : texts.earlier)(read.fullName, at(read.at))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tick({ note: { assignmentId, version, readAt, reads }, zone }: Props) {
  const texts = useTexts('handover')
  const language = useLanguage()
  const toast = useToast()
  const read = useMutation(
    handoverApi.read.mutationOptions({
      onError: cause =>
        toast.error(
          refusalIn(cause)?.code === 'handover.changed' ? texts.changedSince : messageOf(cause, texts.failed),
        ),
    }),
  )
  if (readAt !== null) {
    return (
      <p className="ml-auto flex items-center gap-1.5 text-green-fg">
        <CheckCheck aria-hidden size={15} />
        {texts.readAt(shortMoment(readAt, zone, language))}
      </p>
    )
  }
  return (
    <Button
      hasConsequence
      // whoever leads looks through many; to who takes over it is what there is to do
      variant={reads === null ? 'primary' : 'secondary'}
      className="ml-auto"
      loading={read.isPending}
      onClick={() => read.mutate({ assignmentId, version })}
    >
      <Check aria-hidden size={16} />
      {texts.tick}
    </Button>
  )
}

/** What somebody has written, by its fields; those without a word are left out. */
function NoteFields({ words }: { words: HandoverNote }) {
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
