// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { saveTypedFields, restoreTypedFields } from './carried-fields.ts'

const Page = () => (
  <form>
    <input name="fullName" aria-label="name" />
    <input name="password" type="password" aria-label="password" />
    <input name="isSample" type="checkbox" aria-label="sample" defaultChecked />
  </form>
)

/** Types into the page, leaves it and comes back to it. */
function typedAndBack(): Element {
  const first = render(<Page />)
  screen.getByLabelText<HTMLInputElement>('name').value = 'Olivia Oswald'
  screen.getByLabelText<HTMLInputElement>('password').value = 'richtig-schwer'
  saveTypedFields(first.container)
  first.unmount()
  return render(<Page />).container
}

const shown = () => ['name', 'password'].map(name => screen.getByLabelText<HTMLInputElement>(name).value)

it('brings what was typed over a reload, once, and no password anywhere', () => {
  const page = typedAndBack()
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('richtig-schwer')
  restoreTypedFields(page)
  expect(shown()).toEqual(['Olivia Oswald', ''])
  expect(screen.getByLabelText<HTMLInputElement>('sample').checked).toBe(true)
  cleanup()
  restoreTypedFields(render(<Page />).container)
  expect(shown()).toEqual(['', ''])
})

it('lays nothing into another page', () => {
  const page = typedAndBack()
  history.pushState(null, '', '/elsewhere')
  restoreTypedFields(page)
  expect(shown()).toEqual(['', ''])
})
