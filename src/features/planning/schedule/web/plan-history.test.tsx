// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { pressButton, pressUndo, renderWithUndo } from '#test/undo-screen.tsx'
import { de as planBoard } from '../board.de.ts'
import type { Plan, PlannedAssignment } from '../schema.ts'
import type { PlanEdit } from './plan-edits.ts'
import { usePlanHistory } from './plan-history.ts'
import { stepWords } from '#features/planning/assignments/step-words.de.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const times = { startTime: timeOfDay('08:00'), endTime: timeOfDay('16:00') }
const on = (date: string, fullName: string): PlannedAssignment => ({
  id: fullName,
  date: day(date),
  shiftId: 'early',
  seat: 1,
  profileId: fullName.toLowerCase(),
  fullName,
  isMain: false,
  state: 'assigned',
  ...times,
  overriddenWarnings: [],
  overrideReason: null,
  isPinned: false,
})
const kim = on('2026-11-23', 'Kim')
const kofi = on('2026-11-24', 'Kofi')
const plan: Plan = {
  group: { id: 'luna', name: 'Luna', color: 'blue', chatterCount: 1 },
  week: week('2026-W48'),
  state: 'published',
  version: 1,
  shifts: [
    {
      id: 'early',
      name: 'Früh',
      ...times,
      belongsToPreviousDay: false,
      isOvernight: false,
      changes: [],
      color: 'yellow',
      isInForce: true,
      mainChatters: 0,
    },
  ],
  assignments: [kim],
  notes: [],
  declined: [],
  weekHours: {},
  maxWeekHours: null,
}

function Board({ edits, named }: { readonly edits: readonly PlanEdit[]; readonly named?: PlanEdit }) {
  const history = usePlanHistory(plan)
  return (
    <>
      <button type="button" onClick={() => edits.forEach(history.push)}>
        {'edit'}
      </button>
      <button type="button" onClick={() => history.undo(named)}>
        {'undo of a message'}
      </button>
    </>
  )
}

/** A board on which these steps were done; the server finds everybody on their seat but Kofi. */
function boardAfter(edits: readonly PlanEdit[], named?: PlanEdit) {
  const takenOff: string[] = []
  renderWithUndo(<Board edits={edits} {...(named && { named })} />, { planBoard }, (path, input) => {
    if (!path.endsWith('unassignAll')) return { removed: 0, over: 0, seats: [], left: [] }
    const seats = (input as { seats: { profileId: string }[] }).seats.filter(({ profileId }) => profileId !== 'kofi')
    takenOff.push(...seats.map(({ profileId }) => profileId))
    return { removed: seats.length, over: 0 }
  })
  pressButton('edit')
  return takenOff
}

it('names the step that could not be undone, and asks before it undoes the one before', async () => {
  const takenOff = boardAfter([
    { kind: 'assigned', assignment: kim },
    { kind: 'assigned', assignment: kofi },
  ])
  pressUndo()
  await screen.findAllByText(/Nicht rückgängig gemacht: Kofi eingeteilt \(Früh, Di.* 24\.11\.\)/u)
  pressUndo()
  const question = await screen.findByRole('alertdialog', { name: stepWords.goOn.undo.title })
  expect(question.textContent).toContain('Kim eingeteilt (Früh, Mo., 23.11.)')
  expect(takenOff).toEqual([])
  pressButton('Rückgängig machen')
  await screen.findAllByText(/^Rückgängig gemacht: Kim eingeteilt/u)
  expect(takenOff).toEqual(['kim'])
})

it('does not say that seats were cleared again when others have cleared all of them', async () => {
  const { id: _, ...seat } = kofi
  boardAfter([{ kind: 'filled', seats: [{ ...seat, reason: null }] }])
  pressUndo()
  await screen.findAllByText(/Nicht rückgängig gemacht: 1 Schicht besetzt/u)
})

it('undoes the step that a message names, whatever was done after it', async () => {
  const cleared: PlanEdit = { kind: 'assigned', assignment: kim }
  const takenOff = boardAfter([cleared, { kind: 'assigned', assignment: on('2026-11-25', 'Lea') }], cleared)
  pressButton('undo of a message')
  await screen.findAllByText(/^Rückgängig gemacht: Kim eingeteilt/u)
  expect(takenOff).toEqual(['kim'])
})
