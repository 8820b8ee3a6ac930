// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { followRouter } from './back-closes.ts'
import { Button } from './ui/button.tsx'
import { ConfirmProvider } from './ui/confirm-dialog.tsx'
import { Dialog } from './ui/dialog.tsx'
import { Menu } from './ui/menu.tsx'
import { Popover } from './ui/popover.tsx'
import { Select } from './ui/select.tsx'
import { UiTextsProvider } from './ui/texts.tsx'

/** Addresses that a router would have read anew. */
let heard: string[] = []
/** One that follows at once. */
const router = {
  location: {
    get state() {
      return history.state
    },
  },
  subscribe: () => () => {},
}
let stop = () => {}
const hear = () => void heard.push(location.pathname)

beforeEach(() => {
  history.pushState({ __TSR_key: 'page' }, '', '/page')
  heard = []
  stop = followRouter(router)
  addEventListener('popstate', hear)
})
afterEach(async () => {
  cleanup()
  await waitFor(() => expect(depth()).toBe(0))
  removeEventListener('popstate', hear)
  stop()
  vi.restoreAllMocks()
})

const depth = () => Object(history.state).staffelWindow?.depth ?? 0
const dialog = (name: string) => screen.queryByRole('dialog', { name })
const settled = (windows: number) => waitFor(() => expect(depth()).toBe(windows))

function Page({ isChanged = false }: { readonly isChanged?: boolean }) {
  const [open, setOpen] = useState<'none' | 'outer' | 'inner'>('none')
  return (
    <UiTextsProvider words={words}>
      <ConfirmProvider>
        <Button onClick={() => setOpen('outer')}>Open</Button>
        <Dialog
          open={open !== 'none'}
          isChanged={() => isChanged}
          onOpenChange={() => setOpen('none')}
          title="Outer"
          footer={<Button onClick={() => setOpen('none')}>Cancel</Button>}
        >
          <Button onClick={() => setOpen('inner')}>More</Button>
          <Dialog open={open === 'inner'} onOpenChange={() => setOpen('outer')} title="Inner" />
        </Dialog>
      </ConfirmProvider>
    </UiTextsProvider>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openOuter(isChanged = false): Promise<void> {
  render(<Page isChanged={isChanged} />)
  press('Open')
  await settled(1)
}

it('closes a dialog and stays on the page, of which the router hears nothing', async () => {
  await openOuter()
  history.back()
  await waitFor(() => expect(dialog('Outer')).toBeNull())
  await settled(0)
  expect([location.pathname, history.state.__TSR_key, heard]).toEqual(['/page', 'page', []])
})

it('leads away from the page after a button has closed the dialog', async () => {
  history.pushState({ __TSR_key: 'next' }, '', '/next')
  await openOuter()
  press('Cancel')
  await settled(0)
  history.back()
  await waitFor(() => expect(heard).toEqual(['/page']))
})

it.each([
  ['menu', () => screen.queryByRole('menu')],
  ['popover', () => screen.queryByText('Reasons')],
  ['list', () => screen.queryByRole('listbox')],
])('closes an open %s and stays on the page', async (name, opened) => {
  render(
    <>
      <Menu trigger={<Button>menu</Button>} items={[{ label: 'Copy', onSelect: () => {} }]} />
      <Popover trigger={<Button>popover</Button>}>{'Reasons'}</Popover>
      <Select label="list" value="a" options={[{ value: 'a', label: 'A' }]} onChange={() => {}} />
    </>,
  )
  await userEvent.click(screen.getByRole(name === 'list' ? 'combobox' : 'button', { name }))
  await waitFor(() => expect(opened()).not.toBeNull())
  await settled(1)
  history.back()
  await waitFor(() => expect(opened()).toBeNull())
  await settled(0)
  expect([location.pathname, heard]).toEqual(['/page', []])
})

it('closes nested dialogs one after the other', async () => {
  await openOuter()
  press('More')
  await settled(2)
  history.back()
  await waitFor(() => expect(dialog('Inner')).toBeNull())
  expect(dialog('Outer')).not.toBeNull()
  await settled(1)
  history.back()
  await waitFor(() => expect(dialog('Outer')).toBeNull())
  expect(heard).toEqual([])
})

it('asks before it discards what was typed, and closes the question first', async () => {
  await openOuter(true)
  history.back()
  await screen.findByRole('alertdialog')
  await settled(2)
  history.back()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(dialog('Outer')).not.toBeNull()
  await settled(1)
  history.back()
  await screen.findByRole('alertdialog')
  press(words.unsaved.discard)
  await waitFor(() => expect(dialog('Outer')).toBeNull())
  await settled(0)
  expect(heard).toEqual([])
})

it('leads from the page of a link in a dialog to the page of the dialog in one step', async () => {
  await openOuter()
  history.pushState({ __TSR_key: 'linked' }, '', '/linked')
  press('Cancel')
  history.back()
  await waitFor(() => expect(heard).toEqual(['/page']))
  await settled(0)
})

it('keeps an address that the router replaces while the dialog is open', async () => {
  await openOuter()
  history.replaceState({ __TSR_key: 'searched' }, '', '/page?week=2')
  history.back()
  await waitFor(() => expect(dialog('Outer')).toBeNull())
  await settled(0)
  expect([location.search, history.state.__TSR_key, heard]).toEqual(['?week=2', 'searched', []])
})

it('puts off a new address that comes while the entry of the dialog is removed', async () => {
  await openOuter()
  vi.spyOn(history, 'go').mockImplementationOnce(by => {
    History.prototype.go.call(history, by)
    history.pushState({ __TSR_key: 'next' }, '', '/next')
  })
  press('Cancel')
  await waitFor(() => expect(location.pathname).toBe('/next'))
  history.back()
  await waitFor(() => expect(heard).toEqual(['/page']))
})
