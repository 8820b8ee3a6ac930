import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useConfirm } from '#platform/web/ui/confirm-dialog.tsx'
import { LoadedList } from '#platform/web/ui/loaded-list.tsx'
import type { ImportEntry } from '../schema.ts'
import { importsApi } from './queries.ts'
import { useUndoImport } from './use-undo.ts'
import { Moment } from '#platform/web/ui/time.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'

/** As many as leave the team below in sight. */
const shownAtOnce = 2

/** What was imported lately and how far it is used; nothing at all while there is none. */
export function ImportList() {
  const { list: texts } = useTexts('imports')
  const read = useQuery(importsApi.list.queryOptions())
  return (
    <LoadedList title={texts.title} read={read}>
      {imports => <Imports imports={imports} />}
    </LoadedList>
  )
}

function Imports({ imports }: { imports: readonly ImportEntry[] }) {
  const { list: texts } = useTexts('imports')
  const [isWhole, setWhole] = useState(false)
  return (
    <Card title={texts.title}>
      <ul className="divide-y divide-line">
        {imports.slice(0, isWhole ? undefined : shownAtOnce).map(entry => (
          <Row key={entry.id} entry={entry} />
        ))}
      </ul>
      {imports.length > shownAtOnce && (
        <Button variant="ghost" size="sm" className="m-2" onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.all(imports.length)}
        </Button>
      )}
    </Card>
  )
}

function Row({ entry: { id, fileName, creatorName, createdAt, open, accepted, revoked } }: { entry: ImportEntry }) {
  const { list: texts, undo: label } = useTexts('imports')
  const confirm = useConfirm()
  const undo = useUndoImport()
  const ask = async () => {
    const yes = await confirm({
      type: 'danger',
      title: texts.undoTitle(fileName),
      text: texts.undoText(open, accepted),
      confirmLabel: label,
    })
    if (yes) undo(id)
  }
  return (
    <li className={`flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 pl-4 ${open > 0 ? 'pr-2' : 'pr-4'}`}>
      <span className="flex min-w-0 flex-[1_1_12rem] flex-col">
        <span className="font-medium wrap-anywhere text-text">{fileName}</span>
        <span className="text-13 wrap-anywhere text-text-2">
          <Dotted parts={[<Moment key="at" at={createdAt} withDay />, creatorName !== null && texts.by(creatorName)]} />
        </span>
      </span>
      <span className="tabular text-13 text-text-2">
        {[
          open > 0 ? texts.open(open) : '',
          accepted > 0 ? texts.accepted(accepted) : '',
          revoked > 0 ? texts.revoked(revoked) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {open > 0 && (
        <Button variant="ghost" size="sm" aria-label={texts.undoOf(fileName)} onClick={() => void ask()}>
          {label}
        </Button>
      )}
    </li>
  )
}
