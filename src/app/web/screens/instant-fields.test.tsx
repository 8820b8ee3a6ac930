// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { de } from '#features/work/attendance/messages.de.ts'
import {
  InstantFields,
  readTypedInstant,
  type TypedInstant,
  typedInstantOf,
} from '#features/work/attendance/web/instant-fields.tsx'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { UiTextsProvider } from '#platform/web/ui/texts.tsx'
import { de as shell } from '../../messages/shell.de.ts'

const zone = 'Europe/Berlin'
const { sheet } = de

function shown(before: string) {
  let latest: TypedInstant | undefined
  function Fields() {
    const [value, setValue] = useState(typedInstantOf(before, zone))
    latest = value
    const labels = { day: 'Tag', time: 'Zeit' }
    return <InstantFields labels={labels} value={value} zone={zone} isSubmitted={false} onChange={setValue} />
  }
  render(
    <I18nProvider language="de" catalogue={{ attendance: de, shell }}>
      <UiTextsProvider words={shell.ui}>
        <Fields />
      </UiTextsProvider>
    </I18nProvider>,
  )
  return () => latest && readTypedInstant(latest, before, zone)
}

const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

it('keeps an instant with its seconds until it is changed', () => {
  const read = shown('2026-10-25T01:30:20Z')
  expect(read()).toBe('2026-10-25T01:30:20Z')
  expect(screen.getByRole('radio', { name: 'Winterzeit (MEZ)' }).ariaChecked).toBe('true')
})

it('stays in winter time when a time of the repeated hour is corrected by a minute', () => {
  const read = shown('2026-10-25T01:30:20Z')
  type('Zeit', '02:31')
  expect(read()).toBe('2026-10-25T01:31:00Z')
})

it('asks for summer or winter time when the typed time occurs twice', () => {
  const read = shown('2026-10-25T03:10:00Z')
  expect(screen.queryByRole('radio')).toBeNull()
  type('Zeit', '2:30 am')
  expect(read()).toBeUndefined()
  screen.getByText(sheet.repeatedTime('02:30'))
  fireEvent.click(screen.getByRole('radio', { name: 'Sommerzeit (MESZ)' }))
  expect(read()).toBe('2026-10-25T00:30:00Z')
  fireEvent.click(screen.getByRole('radio', { name: 'Winterzeit (MEZ)' }))
  expect(read()).toBe('2026-10-25T01:30:00Z')
})

it('refuses a time that the clocks skip', () => {
  const read = shown('2026-03-29T04:00:00Z')
  type('Zeit', '02:30')
  expect(read()).toBeUndefined()
  screen.getByText(sheet.skippedTime)
  type('Zeit', '03:00')
  expect(read()).toBe('2026-03-29T01:00:00Z')
})
