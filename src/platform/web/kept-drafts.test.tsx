// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DraftOwner, eraseDraftsExceptOf } from './kept-drafts.ts'
import { TextArea } from './ui/text-area.tsx'
import { useDraft, useLongText } from './use-draft.ts'

const [kim, kofi] = ['nordlicht kim', 'nordlicht kofi']

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Reason() {
  const { field, forget, isRestored } = useLongText('vacation.request 2026-W48')
  return (
    <>
      <TextArea label="Reason" {...field} />
      <button type="button" onClick={forget}>
        Send
      </button>
      {isRestored && 'restored'}
    </>
  )
}

interface Note {
  readonly text: string
  readonly urgency: string
}

function StoredNote({ note }: { readonly note: Note }) {
  const { draft, setDraft, newer } = useDraft(note, (stored: Note) => stored, { as: 'note 1', fields: ['text'] })
  return (
    <>
      <TextArea
        label="Text"
        value={draft.text}
        onChange={event => setDraft({ ...draft, text: event.currentTarget.value })}
      />
      <p>{`${draft.urgency}, newer: ${newer?.stored.text ?? 'nothing'}`}</p>
    </>
  )
}

/** As after a reload. */
function open(owner: string | undefined, form = <Reason />): HTMLTextAreaElement {
  cleanup()
  render(<DraftOwner value={owner}>{form}</DraftOwner>)
  return screen.getByRole('textbox')
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

it('shows a text again that was neither sent nor discarded', () => {
  type(open(kim), 'Umzug nach Köln')
  expect(open(kim).value).toBe('Umzug nach Köln')
  expect(screen.queryByText('restored')).not.toBeNull()
})

it('keeps nothing of what was sent, discarded or emptied', () => {
  type(open(kim), 'Umzug')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(open(kim).value).toBe('')
  type(open(kim), 'Umzug')
  type(screen.getByRole('textbox'), '')
  expect(localStorage).toHaveLength(0)
})

it('shows a text to no other member, and erases it when another member is signed in', () => {
  type(open(kim), 'Umzug')
  expect(open(kofi).value).toBe('')
  eraseDraftsExceptOf(kofi)
  expect(open(kim).value).toBe('')
})

it('erases a text after two weeks', () => {
  type(open(kim), 'Umzug')
  vi.setSystemTime(new Date('2026-12-04T08:00:00Z'))
  eraseDraftsExceptOf(kim)
  expect(localStorage).toHaveLength(1)
  vi.setSystemTime(new Date('2026-12-04T08:00:01Z'))
  eraseDraftsExceptOf(kim)
  expect(localStorage).toHaveLength(0)
})

it('keeps nothing while no member is known', () => {
  type(open(undefined), 'Umzug')
  expect(localStorage).toHaveLength(0)
})

it('takes what others have stored since, and names what both have changed', () => {
  const before = { text: 'Skript lesen', urgency: 'low' }
  type(open(kim, <StoredNote note={before} />), 'Skript prüfen')
  expect(open(kim, <StoredNote note={{ ...before, urgency: 'high' }} />).value).toBe('Skript prüfen')
  expect(screen.queryByText('high, newer: nothing')).not.toBeNull()
  expect(open(kim, <StoredNote note={{ text: 'Skript kürzen', urgency: 'high' }} />).value).toBe('Skript prüfen')
  expect(screen.queryByText('high, newer: Skript kürzen')).not.toBeNull()
})
