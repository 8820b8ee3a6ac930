// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { day } from '#kit/day.ts'
import { week } from '#kit/week.ts'
import { agencyWeekOf, inForce, weekGroup, weekShift } from '#test/agency-weeks.ts'
import { pressButton, pressRedo, pressUndo, renderWithUndo } from '#test/undo-screen.tsx'
import { packSeatFlags } from '../flags.ts'
import { de as agencyWeek } from '../messages.de.ts'
import { agencyWeekQuery } from './queries.ts'
import { useEdits } from './use-edits.ts'
import { useUndoKeys } from './use-undo-keys.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const w48 = week('2026-W48')
const wish = (date: string, profileId: string) => ({
  groupId: 'luna',
  shiftId: 'early',
  date: day(date),
  seat: 1,
  profileId,
  reason: null,
})
const kim = wish('2026-11-23', 'kim')
const kofi = wish('2026-11-24', 'kofi')

function Board() {
  const edits = useEdits(w48)
  useUndoKeys(edits)
  return (
    <>
      <button type="button" onClick={() => [kim, kofi].forEach(seat => edits.run({ kind: 'assign', seats: [seat] }))}>
        {'assign'}
      </button>
      <button type="button" onClick={() => edits.run({ kind: 'free', seats: [kofi], onlyDrafts: true })}>
        {'clear'}
      </button>
    </>
  )
}

/** Kim and Kofi are assigned; a colleague has changed the seats of everybody in `gone`. */
async function boardWithout(gone: readonly string[]) {
  const takenOff: string[] = []
  const person = (id: string, fullName: string) => ({
    id,
    fullName,
    availability: '.......',
    hours: 0,
    wish: { min: null, max: null },
  })
  const queries = renderWithUndo(<Board />, { agencyWeek }, (path, input) => {
    const { seats } = input as { seats: (typeof kim)[] }
    if (path.endsWith('assign') && !path.endsWith('unassign')) return { seats, left: [] }
    const found = seats.filter(({ profileId }) => !gone.includes(profileId))
    takenOff.push(...found.map(({ profileId }) => profileId))
    return { seats: found, over: 0 }
  })
  queries.setQueryData(
    agencyWeekQuery(w48).queryKey,
    agencyWeekOf({
      groups: [weekGroup('luna', 'Luna', { state: 'published', shifts: inForce(0) })],
      shifts: [weekShift('early', 'Früh', '08:00', '16:00')],
      people: [person('kim', 'Kim'), person('kofi', 'Kofi')],
      seats: [[0, 0, 6, 1, 0, packSeatFlags({ state: 'assigned', isPinned: false, isOverridden: false })]],
    }),
  )
  pressButton('assign')
  await vi.waitFor(() => {
    if (queries.isMutating() > 0) throw new Error('the seats are not saved yet')
  })
  return takenOff
}

it('names what it undoes and redoes', async () => {
  await boardWithout([])
  pressUndo()
  await screen.findAllByText('Rückgängig gemacht: Kofi eingeteilt (Luna, Früh, Di., 24.11.)')
  pressRedo()
  await screen.findAllByText('Wiederhergestellt: Kofi eingeteilt (Luna, Früh, Di., 24.11.)')
})

it('names the step that could not be undone, and asks before it undoes the one before', async () => {
  const takenOff = await boardWithout(['kofi'])
  pressUndo()
  await screen.findAllByText('Nicht rückgängig gemacht: Kofi eingeteilt (Luna, Früh, Di., 24.11.)')
  pressUndo()
  const question = await screen.findByRole('alertdialog', { name: agencyWeek.goOn.undo.title })
  expect(question.textContent).toContain('Kim eingeteilt (Luna, Früh, Mo., 23.11.)')
  expect(takenOff).toEqual([])
  pressButton('Rückgängig machen')
  await screen.findAllByText('Rückgängig gemacht: Kim eingeteilt (Luna, Früh, Mo., 23.11.)')
  expect(takenOff).toEqual(['kim'])
})

it('says so when a colleague has cleared the drafts before', async () => {
  await boardWithout(['kofi'])
  pressButton('clear')
  await screen.findAllByText(agencyWeek.changedSince)
})
