// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Button } from './button.tsx'
import { ConfirmProvider } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Awaited, ShownWhole } from './shown-whole.tsx'
import { UiTextsProvider } from './texts.tsx'

const hasPointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === `(pointer: ${kind})` }),
  )

beforeEach(() => void hasPointer('fine'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const windowWith = (content: ReactNode) => (
  <UiTextsProvider words={words}>
    <ConfirmProvider>
      <Dialog open onOpenChange={() => {}} title="Upload" footer={<Button>Cancel</Button>}>
        {content}
      </Dialog>
    </ConfirmProvider>
  </UiTextsProvider>
)
const form = (
  <>
    <a href="/help">Help</a>
    <input aria-label="Month" />
  </>
)

it('starts on the first field, not on a link before it', async () => {
  render(windowWith(form))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Month' })).toBe(document.activeElement))
})

it('moves to the first field when that comes later', async () => {
  const { rerender } = render(windowWith('…'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement))
  await act(() => new Promise(requestAnimationFrame))
  rerender(windowWith(form))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Month' })).toBe(document.activeElement))
})

it('starts on a field once it is shown, if it was hidden until the rest had loaded', async () => {
  const partly = (rest: ReactNode) =>
    windowWith(
      <ShownWhole>
        {form}
        {rest}
      </ShownWhole>,
    )
  const { rerender } = render(partly(<Awaited />))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBe(document.activeElement))
  await act(() => new Promise(requestAnimationFrame))
  rerender(partly('Rest'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Month' })).toBe(document.activeElement))
})

it('starts on no field under a finger, where a keyboard would cover the window', async () => {
  hasPointer('coarse')
  render(windowWith(form))
  await waitFor(() => expect(screen.getByRole('link', { name: 'Help' })).toBe(document.activeElement))
})
