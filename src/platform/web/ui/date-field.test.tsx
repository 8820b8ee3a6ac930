// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { followEnglishOf } from '#kit/locale.ts'
import { I18nProvider } from '#platform/web/i18n.tsx'
import { words } from '#test/ui-words.ts'
import { DateField } from './date-field.tsx'
import { UiTextsProvider } from './texts.tsx'

afterEach(() => followEnglishOf(['en-US']))

it('shows, asks for and reads a date with the month first in American English', () => {
  followEnglishOf(['en-US'])
  const read: string[] = []
  render(
    <I18nProvider language="en" catalogue={{}}>
      <UiTextsProvider words={{ ...words, date: { ...words.date, letters: { day: 'd', month: 'm', year: 'y' } } }}>
        <DateField label="Due on" name="due" value="2026-11-23" onChange={day => read.push(day)} />
      </UiTextsProvider>
    </I18nProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Due on' })
  expect([field.value, field.placeholder]).toEqual(['11/23/2026', 'mm/dd/yyyy'])
  fireEvent.change(field, { target: { value: '12/3/2031' } })
  expect(read).toEqual(['2031-12-03'])
})
