// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StaffingCount } from './have-need.tsx'

it.each([
  ['red for an upcoming day with open seats', { have: 1, need: 3 }, 'red'],
  ['orange for an upcoming day with too many people', { have: 4, need: 3, over: 1 }, 'orange'],
  ['gray for an upcoming day that is fully staffed', { have: 3, need: 3 }, 'gray'],
  ['gray for a past day with open seats', { have: 1, need: 3, isPast: true }, 'gray'],
])('shows the staffing in %s', (_, staffing, hue) => {
  render(<StaffingCount isPast={false} label="Besetzung" {...staffing} />)
  expect(screen.getByTitle('Besetzung').dataset['hue']).toBe(hue)
})
