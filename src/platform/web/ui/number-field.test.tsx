// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { words } from '#test/ui-words.ts'
import { Form } from './form.tsx'
import { NumberField } from './number-field.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'
import { UiTextsProvider } from './texts.tsx'

const notAllowed = words.wholeNumber(1, 365)

afterEach(() => {
  // a frame that is waited for and never comes would be waited for by the files after this one, too
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** A form with two tabs, the number on the second, and a button that takes the number back. */
function show(first = 30) {
  const [sent, told]: [number[], number[]] = [[], []]
  const Example = () => {
    const [value, setValue] = useState(first)
    const [tab, setTab] = useState('days')
    const change = (next: number) => {
      told.push(next)
      setValue(next)
    }
    return (
      <UiTextsProvider words={words}>
        <Form onSubmit={() => void sent.push(value)}>
          <Tabs
            label="Tabs"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'name', label: 'Name', content: <TextField name="name" label="Name" defaultValue="Kim" /> },
              {
                value: 'days',
                label: 'Frist',
                content: <NumberField name="days" label="Tage" value={value} min={1} max={365} onChange={change} />,
              },
            ]}
          />
          <button type="button" onClick={() => setValue(14)}>
            Standard
          </button>
          <button type="submit">Speichern</button>
        </Form>
      </UiTextsProvider>
    )
  }
  render(<Example />)
  return { sent, told, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Tage')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const saidBelow = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent

/** On a clock that stands. */
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

async function type(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(field())
  if (text !== '') await user.type(field(), text)
}

it.each(['500', '0', '7,5', '7.5', '-3', '1e2', '1.000', 'viele', ''])(
  '"%s" stays as it was typed, is complained about at the field, and is not sent',
  async text => {
    const { sent, told, user } = show()
    await type(user, text)
    await user.tab()
    expect(field().value).toBe(text)
    expect(told.at(-1)).toBeNaN()
    await screen.findByText(notAllowed)
    expect(saidBelow()).toBe(notAllowed)
    expect(field().getAttribute('aria-invalid')).toBe('true')
    press('Speichern')
    expect(sent).toEqual([])
    await waitFor(() => expect(document.activeElement).toBe(field()))
  },
)

it('says nothing while somebody types, and goes on saying it until it is right', async () => {
  const { sent, user } = show()
  await type(user, '500')
  expect(screen.queryByText(notAllowed)).toBeNull()
  await user.tab()
  await screen.findByText(notAllowed)
  act(() => field().focus())
  await user.keyboard('{ArrowRight}0')
  expect(saidBelow()).toBe(notAllowed)
  await user.type(field(), '{Backspace}{Backspace}')
  expect(screen.queryByText(notAllowed)).toBeNull()
  expect(field().getAttribute('aria-invalid')).toBe('false')
  await user.type(field(), '{Enter}')
  expect(sent).toEqual([50])
})

it('says it when the form is sent from the field', async () => {
  const { sent, user } = show()
  await type(user, '500{Enter}')
  expect(saidBelow()).toBe(notAllowed)
  expect(sent).toEqual([])
})

it('is shown where it stands on another tab', async () => {
  const { sent, user } = show()
  await type(user, '500')
  await user.click(screen.getByRole('tab', { name: 'Name' }))
  press('Speichern')
  expect(screen.getByRole('tab', { name: 'Frist' }).getAttribute('aria-selected')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(field().value).toBe('500')
  expect(sent).toEqual([])
})

it('says nothing while a button below it is being pressed', async () => {
  const { user } = show()
  await type(user, '500')
  vi.useFakeTimers()
  fireEvent.blur(field())
  wait(150)
  expect(screen.queryByText(notAllowed)).toBeNull()
  wait(100)
  expect(saidBelow()).toBe(notAllowed)
})

it('gives way to a number from elsewhere', async () => {
  const { sent, user } = show()
  await type(user, '500')
  await user.tab()
  press('Standard')
  expect(field().value).toBe('14')
  expect(screen.queryByText(notAllowed)).toBeNull()
  press('Speichern')
  expect(sent).toEqual([14])
})

it.each([
  ['30', '{ArrowUp}', '31'],
  ['30', '{Shift>}{ArrowDown}{/Shift}', '20'],
  ['364', '{ArrowUp}{ArrowUp}', '365'],
  ['500', '{ArrowDown}', '365'],
  ['7,5', '{ArrowUp}', '8'],
  ['7.5', '{ArrowDown}', '7'],
  ['viele', '{ArrowUp}', '1'],
  ['30', '{End}', '365'],
  ['30', '{Home}', '1'],
])('from %s, %s leads to %s', async (text, keys, expected) => {
  const { user } = show()
  await type(user, `${text}${keys}`)
  expect(field().value).toBe(expected)
})

it.each([
  ['500', 365],
  ['0', 1],
])('where limits clamp, %s counts as %i and is shown so once it is left', async (text, expected) => {
  const onChange = vi.fn<(value: number) => void>()
  const user = userEvent.setup()
  const Clamped = () => {
    const [value, setValue] = useState(30)
    onChange.mockImplementation(setValue)
    return <NumberField label="Tage" value={value} min={1} max={365} clamps onChange={onChange} />
  }
  render(
    <UiTextsProvider words={words}>
      <Clamped />
    </UiTextsProvider>,
  )
  await type(user, text)
  expect([field().value, onChange.mock.lastCall]).toEqual([text, [expected]])
  await user.tab()
  expect(field().value).toBe(String(expected))
  expect(screen.queryByText(notAllowed)).toBeNull()
})

it('its buttons stay inside the limits', async () => {
  const { told, user } = show(364)
  await user.click(screen.getByRole('button', { name: 'Tage +' }))
  expect(field().value).toBe('365')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Tage +' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Tage −' }))
  expect(told).toEqual([365, 364])
})

it('a button that is held goes on until it is let go, and the click that ends it is none', () => {
  vi.useFakeTimers()
  show()
  const more = screen.getByRole('button', { name: 'Tage +' })
  fireEvent.pointerDown(more)
  for (let at = 0; at < 12; at++) wait(50)
  fireEvent.pointerUp(more)
  const reached = Number(field().value)
  expect(reached).toBeGreaterThan(31)
  fireEvent.click(more, { detail: 1 })
  wait(1000)
  expect(Number(field().value)).toBe(reached)
  fireEvent.pointerDown(more)
  fireEvent.pointerUp(more)
  fireEvent.click(more, { detail: 1 })
  expect(Number(field().value)).toBe(reached + 1)
})

it('holds up no form where it is switched off', () => {
  const sent = vi.fn<() => void>()
  const form = (disabled: boolean) => (
    <UiTextsProvider words={words}>
      <Form onSubmit={sent}>
        <NumberField label="Tage" value={Number.NaN} min={1} max={365} disabled={disabled} onChange={() => {}} />
      </Form>
    </UiTextsProvider>
  )
  const { container, rerender } = render(form(false))
  const send = () => fireEvent.submit(container.querySelector('form') ?? container)
  send()
  expect(sent).not.toHaveBeenCalled()
  rerender(form(true))
  send()
  expect(sent).toHaveBeenCalledOnce()
})

it('selects the number when it gets the focus, so that typing replaces it', async () => {
  const { user } = show()
  fireEvent.click(screen.getByRole('tab', { name: 'Frist' }))
  act(() => field().focus())
  await user.keyboard('14')
  expect(field().value).toBe('14')
})
