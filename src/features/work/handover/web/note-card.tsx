import { useMutation } from '@tanstack/react-query'
import { Check, CheckCheck } from 'lucide-react'
import { initialsOf } from '#kit/text.ts'
import { useTexts } from '#platform/web/i18n.tsx'
import { messageOf, refusalIn } from '#platform/web/rpc.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { handoverFields, type HandoverNote } from '../rules.ts'
import type { Note } from '../schema.ts'
import { handoverApi } from './queries.ts'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { Moment, ShiftTime } from '#platform/web/ui/time.tsx'

interface Props {
  readonly note: Note
}

/** A handover with who wrote it, and who has read it or the way to say so. */
export function HandoverCard({ note }: Props) {
  const texts = useTexts('handover')
  const { author } = note
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
            <Dotted parts={[author.fullName, <ShiftTime key="time" shift={note} withDay />, note.shiftName]} />
          </p>
        </div>
      </header>
      <div className="px-4 py-3">
        <NoteFields words={note} />
      </div>
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-2.5 text-13 text-text-2">
        <Readers note={note} />
        {!note.isOwn && <Tick note={note} />}
      </footer>
    </article>
  )
}

/** For managers: who has read it, and when; for others: when it was last changed. */
function Readers({ note: { reads, changedAt } }: Props) {
  const texts = useTexts('handover')
  if (reads === null) {
    return (
      <p>
        <Moment at={changedAt} withDay say={texts.changed} />
      </p>
    )
  }
  if (reads.length === 0) return <p className="text-orange-fg">{texts.unreadByAll}</p>
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span>{texts.readers}</span>
      <ul className="flex flex-wrap gap-x-3 gap-y-1">
        {reads.map(read => (
          <li key={read.profileId} className={read.isCurrent ? 'text-text' : ''}>
            <Moment
              at={read.at}
              withDay
              say={at => (read.isCurrent ? texts.readBy : texts.earlier)(read.fullName, at)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tick({ note: { assignmentId, version, readAt, reads } }: Props) {
  const texts = useTexts('handover')
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
        <Moment at={readAt} withDay say={texts.readAt} />
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
            <dd data-typed className="mt-0.5 text-14 break-words whitespace-pre-line text-text">
              {words[field]}
            </dd>
          </div>
        ))}
    </dl>
  )
}
