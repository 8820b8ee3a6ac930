import type { Advertise } from '#features/planning/market/schema.ts'
import { aPublishedSeat } from '../factories.ts'
import { anAbsence, anAdvertisement } from '../market-office.ts'
import type { OwnInput, OwnInputs, CallContext } from './input.ts'

const note = ''

/** Kim's seat, published. */
const ofSeat =
  (more: object): OwnInput =>
  async ({ office }) => ({
    by: office.kim,
    input: { assignmentId: (await aPublishedSeat(office)).id, ...more },
  })

/** Kim gives the seat to Kofi. */
async function anOffer({ office }: CallContext): Promise<{ offerId: string }> {
  const { id: assignmentId } = await aPublishedSeat(office)
  return office.kim.api.market.give({ assignmentId, to: [office.kofi.id], note })
}

/** A seat beside Kim's that nobody has. */
async function aGap({ office }: CallContext): Promise<Advertise> {
  await aPublishedSeat(office)
  const [group] = await office.lea.api.creatorGroups.list()
  return anAdvertisement({ groupId: group?.id ?? '', shiftId: 'early', seat: 2 })
}

async function anApplication(place: CallContext): Promise<{ offerId: string }> {
  const wish = { ...(await aGap(place)), applyUntil: '2026-11-22T11:00:00Z' }
  return place.office.lea.api.market.advertise(wish)
}

/** Nobody has said to be available: a planner has to say yes. */
async function aTakenOffer(place: CallContext): Promise<{ offerId: string }> {
  const offer = await anOffer(place)
  await place.office.kofi.api.market.take(offer)
  return offer
}

export const inputsOfMarket: OwnInputs = {
  'market.reportAbsence': ofSeat({ kind: 'illness', until: null, note }),
  'market.endAbsence': async place => ({ by: place.office.kim, input: { absenceId: await anAbsence(place.office) } }),
  'market.give': ofSeat({ to: null, note }),
  'market.swap': async ({ office }) => {
    const { id: assignmentId, ...seat } = await aPublishedSeat(office)
    const [group] = await office.lea.api.creatorGroups.list()
    const { assignment } = await office.lea.api.schedule.assign({
      groupId: group?.id ?? '',
      date: seat.date,
      shiftId: 'late',
      seat: 1,
      profileId: office.kofi.id,
      reason: 'kann doch',
    })
    return { by: office.kim, input: { assignmentId, otherAssignmentId: assignment.id, note } }
  },
  'market.withdraw': async place => ({ by: place.office.kim, input: await anOffer(place) }),
  'market.take': async place => ({ by: place.office.kofi, input: await anOffer(place) }),
  'market.accept': async place => ({ by: place.office.kofi, input: await anOffer(place) }),
  'market.decline': async place => ({ by: place.office.kofi, input: await anOffer(place) }),
  'market.apply': async place => ({ by: place.office.kofi, input: await anApplication(place) }),
  'market.advertise': async place => ({ by: place.office.lea, input: await aGap(place) }),
  'market.advertiseMany': async place => {
    const { groupId, date, shiftId, seat } = await aGap(place)
    return { by: place.office.lea, input: { seats: [{ groupId, date, shiftId, seat }], note, everyMinutes: 10 } }
  },
  'market.choose': async place => {
    const offer = await anApplication(place)
    await place.office.kofi.api.market.apply(offer)
    return { by: place.office.lea, input: { ...offer, profileId: place.office.kofi.id, reason: 'passt' } }
  },
  'market.approve': async place => ({
    by: place.office.lea,
    input: { ...(await aTakenOffer(place)), reason: 'passt' },
  }),
  'market.reject': async place => ({ by: place.office.lea, input: await aTakenOffer(place) }),
  'market.undo': async place => {
    const offer = await anOffer(place)
    await place.office.kofi.api.market.decline(offer)
    return { by: place.office.kofi, input: offer }
  },
  'market.undoDecision': async place => {
    const offer = await aTakenOffer(place)
    await place.office.lea.api.market.reject(offer)
    return { by: place.office.lea, input: offer }
  },
  'market.saveSettings': ({ office }) => ({
    by: office.olivia,
    input: { approvalPolicy: 'warnings', alarmHours: [24, 6] },
  }),
}
