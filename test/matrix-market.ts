import { aGroup, aPublishedSeat, nextMonday } from './factories.ts'
import { anAbsence } from './market-office.ts'
import { managers, members, planners, type Who } from './matrix-callers.ts'
import type { Elsewhere, Foreign } from './matrix-foreign.ts'
import type { Office } from './world.ts'

const ofSeat = (input: Foreign['input']): Foreign => ({
  prepare: async there => (await aPublishedSeat(there)).id,
  input,
})

/** Kim gives a seat to Kofi. */
async function anOffer(there: Office): Promise<string> {
  const { id: assignmentId } = await aPublishedSeat(there)
  const { offerId } = await there.kim.api.market.give({ assignmentId, to: [there.kofi.id], note: '' })
  return offerId
}

const ofOffer = (input: Foreign['input']): Foreign => ({ prepare: anOffer, input })
const ofOfferId = ofOffer(offerId => ({ offerId }))
const note = ''

export const marketInputs: Readonly<Record<string, Foreign | Elsewhere | 'takes no ids'>> = {
  'market.own': 'takes no ids',
  'market.overview': 'takes no ids',
  'market.counts': 'takes no ids',
  'market.soon': 'takes no ids',
  'market.candidates': {
    prepare: async there => (await aGroup(there)).id,
    input: groupId => ({ groupId, date: nextMonday, shiftId: 'late' }),
  },
  'market.settings': 'takes no ids',
  'market.saveSettings': 'takes no ids',
  'market.partners': ofSeat(assignmentId => ({ assignmentId })),
  'market.absencePreview': ofSeat(assignmentId => ({ assignmentId, until: nextMonday })),
  'market.reportAbsence': ofSeat(assignmentId => ({ assignmentId, kind: 'illness', until: null, note })),
  'market.endAbsence': {
    prepare: anAbsence,
    input: absenceId => ({ absenceId }),
  },
  'market.give': ofSeat(assignmentId => ({ assignmentId, to: null, note })),
  'market.swap': ofSeat(assignmentId => ({ assignmentId, otherAssignmentId: assignmentId, note })),
  'market.advertise': {
    prepare: async there => (await aGroup(there)).id,
    input: groupId => ({
      groupId,
      date: nextMonday,
      shiftId: 'late',
      seat: 1,
      to: null,
      note,
      applyUntil: null,
      waves: null,
    }),
  },
  'market.advertiseMany': {
    prepare: async there => (await aGroup(there)).id,
    input: groupId => ({
      seats: [{ groupId, date: nextMonday, shiftId: 'late', seat: 1 }],
      note,
      everyMinutes: null,
    }),
    isList: true,
  },
  'market.withdraw': ofOfferId,
  'market.take': ofOfferId,
  'market.apply': ofOfferId,
  'market.accept': ofOfferId,
  'market.decline': ofOfferId,
  'market.undo': ofOfferId,
  'market.approve': ofOfferId,
  'market.reject': ofOfferId,
  'market.undoDecision': ofOfferId,
  'market.choose': ofOffer(offerId => ({ offerId, profileId: 'AAAAAAAAAAAA' })),
}

export const marketAdmitted: Readonly<Record<string, readonly Who[]>> = {
  'market.own': members,
  'market.counts': members,
  'market.partners': members,
  'market.absencePreview': members,
  'market.reportAbsence': members,
  'market.endAbsence': members,
  'market.give': members,
  'market.swap': members,
  'market.withdraw': members,
  'market.take': members,
  'market.apply': members,
  'market.accept': members,
  'market.decline': members,
  'market.undo': members,
  'market.overview': planners,
  'market.soon': planners,
  'market.candidates': planners,
  'market.advertise': planners,
  'market.advertiseMany': planners,
  'market.choose': planners,
  'market.approve': planners,
  'market.reject': planners,
  'market.undoDecision': planners,
  'market.settings': planners,
  'market.saveSettings': managers,
}
