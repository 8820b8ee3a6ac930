import { aPastSeat, aRequest, aStretch, switchAttendance } from '../duty-office.ts'
import { aPublishedSeat } from '../factories.ts'
import type { OwnInput, OwnInputs, CallContext } from './input.ts'

const reason = 'Nachtrag'

/** Kim's shift has been running for a moment. */
async function aRunningSeat({ office, world }: CallContext): Promise<{ assignmentId: string }> {
  world.clock.set('2026-11-20T11:00:00Z')
  await switchAttendance(office)
  const { id } = await aPublishedSeat(office)
  world.clock.set('2026-11-23T07:01:00Z')
  return { assignmentId: id }
}

const of =
  (who: 'kim' | 'lea'): OwnInput =>
  async place => ({ by: place.office[who], input: await aRunningSeat(place) })

async function aClosableMonth({ world }: CallContext): Promise<{ month: string }> {
  world.clock.set('2026-11-20T11:00:00Z')
  return { month: '2026-10' }
}

const past = async (place: CallContext): Promise<string> => {
  place.world.clock.set('2026-11-20T11:00:00Z')
  return aPastSeat(place.office)
}
const requested = async (place: CallContext): Promise<string> => {
  place.world.clock.set('2026-11-20T11:00:00Z')
  return aRequest(place.office)
}

export const inputsOfAttendance: OwnInputs = {
  'attendance.checkIn': of('kim'),
  'attendance.checkOut': async place => {
    const seat = await aRunningSeat(place)
    await place.office.kim.api.attendance.checkIn(seat)
    return { by: place.office.kim, input: seat }
  },
  'attendance.markPresent': of('lea'),
  'attendance.remind': of('lea'),
  'attendance.request': async place => ({
    by: place.office.kim,
    input: { assignmentId: await past(place), ...aStretch, note: reason },
  }),
  'attendance.withdraw': async place => ({ by: place.office.kim, input: { requestId: await requested(place) } }),
  'attendance.correct': async place => ({
    by: place.office.adam,
    input: { assignmentId: await past(place), worked: aStretch, reason },
  }),
  'attendance.decide': async place => ({
    by: place.office.adam,
    input: { requestId: await requested(place), isGranted: true, answer: '' },
  }),
  'attendance.close': async place => ({ by: place.office.adam, input: await aClosableMonth(place) }),
  'attendance.reopen': async place => {
    const { month } = await aClosableMonth(place)
    await place.office.adam.api.attendance.close({ month })
    return { by: place.office.adam, input: { month, reason } }
  },
  'attendance.exportCsv': ({ office }) => ({ by: office.adam, input: { month: '2026-11', profileId: null } }),
  'attendance.exportPdf': ({ office }) => ({ by: office.adam, input: { month: '2026-11', profileId: null } }),
  'attendance.exportXlsx': ({ office }) => ({ by: office.adam, input: { month: '2026-11', profileId: null } }),
}
