// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { ConfirmProvider, useConfirm } from './confirm-dialog.tsx'
import { Form } from './form.tsx'
import { SortableList } from './sortable-list.tsx'
import { TextField } from './text-field.tsx'
import { ToastProvider, useToast } from './toast.tsx'
import { TooltipLayer } from './tooltip-layer.tsx'
import { words } from '#test/ui-words.ts'
import { UiTextsProvider } from './texts.tsx'

// jsdom has no window whose width could be asked for
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))

const show = (ui: ReactNode) => render(<UiTextsProvider words={words}>{ui}</UiTextsProvider>)

afterEach(() => {
  // a frame that is waited for and never comes would be waited for by the files after this one, too
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

it('closes the tooltip when the window changes its size', async () => {
  show(
    <>
      <Button data-tooltip="Gespeichert">{'los'}</Button>
      <TooltipLayer />
    </>,
  )
  fireEvent.pointerOver(screen.getByText('los'), { pointerType: 'mouse' })
  await screen.findByText('Gespeichert')
  fireEvent(window, new Event('resize'))
  await waitFor(() => expect(screen.queryByText('Gespeichert')).toBeNull())
})

describe('the tooltip of a name that is cut off', () => {
  const name = 'Alexandra-Katharina von und zu Hohenstein-Langenburg'
  /** jsdom lays nothing out: the widths are said. */
  const cutOff = (element: HTMLElement | null, isCut = true) => {
    if (!element) return
    const widths = { clientWidth: 80, scrollWidth: isCut ? 300 : 80, clientHeight: 20, scrollHeight: 20 }
    for (const [property, value] of Object.entries(widths)) Object.defineProperty(element, property, { value })
  }
  const seat = (isCut: boolean, more: { title?: string; 'data-tooltip'?: string } = {}) =>
    show(
      <>
        <button type="button" aria-label="seat" {...more}>
          <span className="truncate" ref={element => cutOff(element, isCut)}>
            {name}
          </span>
        </button>
        <TooltipLayer />
      </>,
    )
  const tooltips = () => screen.queryAllByText((text, element) => text.includes(name) && element?.tagName !== 'SPAN')
  const point = () => fireEvent.pointerOver(screen.getByRole('button'), { pointerType: 'mouse' })

  it('appears under the mouse, anywhere on the control', async () => {
    seat(true)
    point()
    await waitFor(() => expect(tooltips()).toHaveLength(1))
  })

  it('appears under the focus of the keyboard, also where the browser has a title for the mouse', async () => {
    seat(true, { title: name })
    await userEvent.tab()
    await waitFor(() => expect(tooltips()).toHaveLength(1))
  })

  it('takes the place of another one that does not have the name, and leaves one that has it', async () => {
    seat(true, { 'data-tooltip': `${name}, Luna` })
    point()
    expect((await screen.findByText(`${name}, Luna`)).textContent).toBe(`${name}, Luna`)
  })

  it.each([
    ['fits', false, {}],
    ['is in a title of the browser', true, { title: `${name}, draft` }],
  ])('does not appear where the name %s', (_, isCut, more) => {
    vi.useFakeTimers()
    seat(isCut, more)
    point()
    act(() => void vi.advanceTimersByTime(1000))
    expect(tooltips()).toEqual([])
  })
})

describe('a toast', () => {
  const Shouter = ({ kind }: { kind: 'success' | 'error' | 'warning' | 'info' }) => {
    const toast = useToast()
    return <Button onClick={() => toast[kind]('Gespeichert')}>{'los'}</Button>
  }

  it.each([
    ['success', 5000],
    ['error', 7000],
    ['warning', 6000],
    ['info', 5000],
  ] as const)('of kind %s stays %i ms', async (kind, milliseconds) => {
    // it is loaded with the first toast
    await import('./toaster.tsx')
    vi.useFakeTimers()
    show(
      <ToastProvider>
        <Shouter kind={kind} />
      </ToastProvider>,
    )
    fireEvent.click(screen.getByText('los'))
    // it is drawn and leaves in frames of its own
    await act(() => vi.advanceTimersByTimeAsync(10))
    await act(() => vi.advanceTimersByTimeAsync(milliseconds - 60))
    expect(screen.queryAllByText('Gespeichert').length).toBeGreaterThan(0)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.queryAllByText('Gespeichert')).toEqual([])
  })

  it('asks for its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => show(<Shouter kind="info" />)).toThrow('useToast must be used within ToastProvider')
  })
})

describe('a confirmation', () => {
  const answers: boolean[] = []
  const Asker = () => {
    const confirm = useConfirm()
    const ask = () =>
      confirm({ type: 'danger', title: 'Löschen?', confirmLabel: 'Ja' }).then(answer => answers.push(answer))
    return <Button onClick={() => void ask()}>{'los'}</Button>
  }

  it.each([
    ['yes', 'Ja', true],
    ['no', 'Nein', false],
    ['Escape', undefined, false],
  ])('answers %s', async (_, label, expected) => {
    const user = userEvent.setup()
    answers.length = 0
    show(
      <ConfirmProvider>
        <Asker />
      </ConfirmProvider>,
    )
    await user.click(screen.getByText('los'))
    if (label === undefined) await user.keyboard('{Escape}')
    else await user.click(await screen.findByText(label))
    await waitFor(() => expect(answers).toEqual([expected]))
  })
})

it('leads to the first field that a refusal concerns', () => {
  const form = (errors: Record<string, string>) => (
    <UiTextsProvider words={words}>
      <Form errors={errors} onSubmit={() => {}}>
        <TextField name="name" label="Name" />
        <TextField name="email" label="E-Mail" />
      </Form>
    </UiTextsProvider>
  )
  const { rerender } = render(form({}))
  rerender(form({ email: 'Ungültige E-Mail-Adresse' }))
  const field = screen.getByLabelText('E-Mail')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ungültige E-Mail-Adresse',
  )
})

it('finds one of 500 people in three keys, accents or not', async () => {
  const user = userEvent.setup()
  const options = Array.from({ length: 500 }, (_, n) => ({
    value: `p${n}`,
    label: n === 317 ? 'Çınar Öz' : `Person ${n}`,
  }))
  const picked: string[] = []
  show(<Combobox label="Person" options={options} value={undefined} onChange={value => picked.push(value)} />)
  await user.type(screen.getByRole('combobox'), 'cin')
  expect((await screen.findAllByRole('option')).map(option => option.textContent)).toEqual(['Çınar Öz'])
  await user.keyboard('{Enter}')
  expect(picked).toEqual(['p317'])
})

it('moves a row by button and by key, and says so', async () => {
  const user = userEvent.setup()
  const moves: [number, number][] = []
  const rows = ['Früh', 'Spät', 'Nacht'].map(name => ({ id: name, name, content: name }))
  show(<SortableList label="Schichten" rows={rows} onMove={(from, to) => moves.push([from, to])} />)
  await user.click(screen.getByLabelText('Spät nach oben'))
  screen.getByLabelText('Spät nach unten').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(moves).toEqual([
    [1, 0],
    [1, 2],
  ])
  expect(screen.getByText('Spät: Platz 3 von 3')).toBeTruthy()
})

it('keeps the focus where a row can go no further', async () => {
  const user = userEvent.setup()
  const Sorted = () => {
    const [names, setNames] = useState(['Früh', 'Spät'])
    const rows = names.map(name => ({ id: name, name, content: name }))
    return <SortableList label="Schichten" rows={rows} onMove={() => setNames(names.toReversed())} />
  }
  show(<Sorted />)
  await user.click(screen.getByLabelText('Spät nach oben'))
  const up = screen.getByLabelText('Spät nach oben')
  expect(up.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(up)
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(screen.getByText('Spät: Platz 2 von 2')).toBeTruthy()
})

it.each(['disabled', 'loading'] as const)(
  'leaves the focus on a button that becomes %s, and it does nothing',
  async state => {
    const user = userEvent.setup()
    const sent: string[] = []
    const Saving = () => {
      const [isOff, setOff] = useState(false)
      return (
        <Form
          onSubmit={() => {
            sent.push('sent')
            setOff(true)
          }}
        >
          <input aria-label="Name" />
          <Button type="submit" {...{ [state]: isOff }}>
            {'los'}
          </Button>
        </Form>
      )
    }
    show(<Saving />)
    const button = screen.getByRole('button')
    await user.click(button)
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    await user.click(button)
    await user.type(screen.getByLabelText('Name'), '{Enter}')
    expect(sent).toEqual(['sent'])
  },
)

it('leads back to the same field when the same is refused again', () => {
  const form = (errors: Record<string, string>) => (
    <UiTextsProvider words={words}>
      <Form errors={errors} onSubmit={() => {}}>
        <TextField name="email" label="E-Mail" />
        <Button type="submit">{'los'}</Button>
      </Form>
    </UiTextsProvider>
  )
  const { rerender } = render(form({ email: 'Ungültig' }))
  act(() => screen.getByRole('button').focus())
  rerender(form({ email: 'Ungültig' }))
  expect(document.activeElement).not.toBe(screen.getByLabelText('E-Mail'))
  fireEvent.click(screen.getByText('los'))
  rerender(form({ email: 'Ungültig' }))
  expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'))
})

it('what was said of a field is gone once something else stands in it, until it is said again', async () => {
  const user = userEvent.setup()
  const refusals = { email: 'Ungültig', name: 'Fehlt' }
  const Refused = () => {
    const [errors, setErrors] = useState({})
    return (
      <Form errors={errors} onSubmit={() => setErrors({ ...refusals })}>
        <TextField name="email" label="E-Mail" />
        <TextField name="name" label="Name" />
        <Button type="submit">{'los'}</Button>
      </Form>
    )
  }
  show(<Refused />)
  const said = () => screen.queryAllByText(/Ungültig|Fehlt/).map(each => each.textContent)
  const isInvalid = () => screen.getByLabelText('E-Mail').getAttribute('aria-invalid')
  await user.click(screen.getByText('los'))
  expect([said(), isInvalid()]).toEqual([['Ungültig', 'Fehlt'], 'true'])
  await user.type(screen.getByLabelText('E-Mail'), 'k')
  expect([said(), isInvalid()]).toEqual([['Fehlt'], 'false'])
  await user.type(screen.getByLabelText('Name'), 'K')
  expect(said()).toEqual([])
  await user.click(screen.getByText('los'))
  expect([said(), isInvalid()]).toEqual([['Ungültig', 'Fehlt'], 'true'])
})

it('answers an unanswered question with no when the next one is asked', async () => {
  const answers: string[] = []
  const Asker = () => {
    const confirm = useConfirm()
    const ask = (title: string) =>
      void confirm({ type: 'info', title, confirmLabel: 'Ja' }).then(answer => answers.push(`${title} ${answer}`))
    return (
      <Button
        onClick={() => {
          ask('eins')
          ask('zwei')
        }}
      >
        {'los'}
      </Button>
    )
  }
  show(
    <ConfirmProvider>
      <Asker />
    </ConfirmProvider>,
  )
  fireEvent.click(screen.getByText('los'))
  fireEvent.click(await screen.findByText('Ja'))
  await waitFor(() => expect(answers).toEqual(['eins false', 'zwei true']))
})
