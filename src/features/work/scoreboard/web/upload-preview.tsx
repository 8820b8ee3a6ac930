import { type ReactNode, useState } from 'react'
import { EncodingField } from '#features/foundation/spreadsheets/web/encoding-field.tsx'
import { ColumnList } from '#features/foundation/spreadsheets/web/column-list.tsx'
import { useTexts } from '#platform/web/i18n.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Tabs } from '#platform/web/ui/tabs.tsx'
import { currencies } from '#kit/money.ts'
import { dateOrders } from '#kit/written-date.ts'
import { numberStyles } from '#kit/written-number.ts'
import type { Preview, Upload } from '../schema.ts'
import type { Assignments } from './assignments.ts'
import { useScoreboardFormats } from './formats.ts'
import { UploadedPeopleAssignment } from './upload-people.tsx'
import { UploadProblems } from './upload-problems.tsx'
import { Moment } from '#platform/web/ui/time.tsx'

type MappingChange = Partial<Pick<Upload, 'sheet' | 'encoding' | 'columns' | 'numbers' | 'currency' | 'dateOrder'>>

interface Props {
  readonly notice: ReactNode
  readonly preview: Preview
  /** By hand, and not yet read. */
  readonly chosen: Upload['columns']
  readonly assignments: Assignments
  readonly isReading: boolean
  readonly onAssign: (assignments: Assignments) => void
  readonly onChange: (change: MappingChange) => void
}

/** The people, figures and skipped lines of the file, and the upload that it replaces, before anything is saved. */
export function UploadPreview({ notice, preview, chosen, assignments, isReading, onAssign, onChange }: Props) {
  const texts = useTexts('scoreboard')
  const [tab, setTab] = useState(preview.isComplete ? 'people' : 'columns')
  const open = preview.people.filter(({ key, profileId }) => profileId === null && !assignments.has(key)).length
  // below the tabs: what comes and goes with each answer must not move what is being pressed
  const missing = <Missing preview={preview} />
  return (
    <div aria-busy={isReading} className={`flex flex-col gap-4 ${isReading ? 'opacity-60' : ''}`}>
      <Replaced preview={preview} />
      {notice}
      {preview.isRemembered && <p className="text-13 text-text-2">{texts.upload.remembered}</p>}
      <Reading preview={preview} onChange={onChange} />
      <Tabs
        label={texts.upload.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'people',
            label: texts.upload.tabs.people,
            count: open,
            content: (
              <>
                {missing}
                <UploadedPeopleAssignment preview={preview} assignments={assignments} onAssign={onAssign} />
              </>
            ),
          },
          {
            value: 'problems',
            label: texts.upload.tabs.problems,
            count: preview.problemCount,
            content: (
              <>
                {missing}
                <UploadProblems preview={preview} />
              </>
            ),
          },
          {
            value: 'columns',
            label: texts.upload.tabs.columns,
            content: (
              <>
                {missing}
                <ColumnList
                  fields={texts.fields}
                  columns={preview.columns.map((column, at) => ({
                    ...column,
                    field: chosen ? (chosen[at] ?? null) : column.field,
                  }))}
                  onChange={columns => onChange({ columns })}
                />
              </>
            ),
          },
        ]}
      />
    </div>
  )
}

function Missing({ preview }: { preview: Preview }) {
  const { isComplete, ambiguousCount, openDate, dateConflict, unplaced } = preview
  const { upload: texts } = useTexts('scoreboard')
  return (
    <div className="mb-4 flex flex-col gap-2 empty:hidden">
      {!isComplete && <Notice kind="warning">{texts.incomplete}</Notice>}
      {ambiguousCount > 0 && <Notice kind="warning">{texts.ambiguous(ambiguousCount)}</Notice>}
      {dateConflict && <Notice kind="danger">{texts.dateConflict(dateConflict)}</Notice>}
      {openDate && <Notice kind="warning">{texts.openDate(openDate.text, openDate.line)}</Notice>}
      {unplaced.length > 0 && <Notice kind="info">{texts.unplacedCount(unplaced.length, texts.tabs.problems)}</Notice>}
    </div>
  )
}

function Replaced({ preview: { replaces, people } }: { preview: Preview }) {
  const texts = useTexts('scoreboard')
  const { money } = useScoreboardFormats()
  const sums = Map.groupBy(
    people.flatMap(person => person.figures),
    ({ currency }) => currency,
  )
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-text-2">
        <span>{texts.people(people.length)}</span>
        {[...sums].map(([currency, figures]) => {
          const before = replaces?.totals.find(each => each.currency === currency)
          return (
            <span key={currency}>
              <span className="tabular font-semibold text-text">
                {money(
                  figures.reduce((sum, { revenue }) => sum + revenue, 0),
                  currency,
                )}
              </span>
              {before && ` (${texts.upload.before(money(before.revenue, currency))})`}
            </span>
          )
        })}
      </p>
      {replaces ? (
        <Notice kind="warning">
          <Moment
            at={replaces.at}
            withDay
            say={time => texts.upload.replaces(replaces.version, replaces.by, time, texts.people(replaces.people))}
          />
        </Notice>
      ) : (
        <p className="text-13 text-text-2">{texts.upload.new}</p>
      )}
    </>
  )
}

/** How the file is meant, where it leaves that open. */
function Reading({ preview, onChange }: { preview: Preview; readonly onChange: (change: MappingChange) => void }) {
  const { upload: texts } = useTexts('scoreboard')
  const { sheets, sheet, encoding, encodings, numbers, assumedCurrency, openDate } = preview
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <EncodingField encoding={encoding} choices={encodings} onChange={next => onChange({ encoding: next })} />
      {sheets.length > 1 && sheet !== null && (
        <Select
          label={texts.sheet}
          value={sheet}
          options={sheets.map(value => ({ value, label: value }))}
          onChange={next => onChange({ sheet: next, columns: undefined })}
        />
      )}
      <Select
        label={texts.numbers}
        placeholder={texts.numbersMixed}
        options={numberStyles.map(value => ({ value, label: texts.numberStyles[value] }))}
        onChange={next => onChange({ numbers: next })}
        {...(numbers === null ? {} : { value: numbers })}
      />
      {openDate && (
        <Select
          label={texts.dateOrder}
          value={openDate.order}
          options={dateOrders.map(value => ({ value, label: texts.dateOrders[value] }))}
          onChange={dateOrder => onChange({ dateOrder })}
        />
      )}
      {assumedCurrency !== null && (
        <Select
          label={texts.assumed}
          value={assumedCurrency}
          options={currencies.map(value => ({ value, label: value }))}
          onChange={currency => onChange({ currency })}
        />
      )}
    </div>
  )
}
