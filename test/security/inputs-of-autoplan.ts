import { mondayOf } from '#kit/week.ts'
import { presets } from '#features/planning/autoplan/criteria.ts'
import * as proposals from '#features/planning/autoplan/server/proposal-store.ts'
import { aGroup, nextMonday } from '../factories.ts'
import { aQuestion } from '../matrix-autoplan.ts'
import type { OwnInput, OwnInputs, CallContext } from './input.ts'

const question = { ...aQuestion, order: [...aQuestion.order], breakable: [] }

/** Kim on one early seat, as a run would have left it; no worker plans here. */
async function aProposal({ world, office }: CallContext): Promise<string> {
  const { id, lea, kim } = office
  const group = await aGroup(office)
  await kim.api.availability.setCells({
    week: question.week,
    cells: [{ date: nextMonday, shiftId: 'early', marking: 'available' }],
  })
  const now = world.clock.now()
  return world.staffel.services.database.tenant(id, tx =>
    proposals.insert(tx, id, {
      label: 'A',
      question,
      weekStart: mondayOf(question.week),
      weeks: 1,
      createdBy: lea.id,
      createdAt: now,
      snapshotAt: now,
      seconds: 1,
      isCutShort: false,
      plan: {
        groups: [group.id],
        shifts: ['early'],
        people: [kim.id],
        seats: [[0, 0, 0, 1, 0, -1]],
        gaps: [],
        freed: [],
        breaks: [],
      },
      maxSeats: 1,
      figures: [],
      snapshot: { seats: '', availability: '', people: '', groups: '', rules: '' },
    }),
  )
}

const ofProposal =
  (more: object = {}): OwnInput =>
  async place => ({ by: place.office.lea, input: { proposalId: await aProposal(place), ...more } })

export const inputsOfAutoplan: OwnInputs = {
  'autoplan.saveCriteria': ({ office }) => ({
    by: office.lea,
    input: { order: presets.wishes.map(criterion => ({ criterion, isOn: true })) },
  }),
  'autoplan.start': async ({ office }) => {
    await aGroup(office)
    return { by: office.lea, input: question }
  },
  'autoplan.cancel': async ({ office }) => ({
    by: office.lea,
    input: await office.adam.api.autoplan.start(question),
  }),
  'autoplan.remove': ofProposal(),
  'autoplan.apply': ofProposal({ seats: null }),
  'autoplan.assign': async place => {
    const { lea, kim } = place.office
    const proposalId = await aProposal(place)
    const [group] = await lea.api.creatorGroups.list()
    const seat = { groupId: group?.id ?? '', date: nextMonday, shiftId: 'early', seat: 1, profileId: kim.id }
    return { by: lea, input: { proposalId, seats: [{ ...seat, reason: null }] } }
  },
  'autoplan.undo': async place => {
    const proposalId = await aProposal(place)
    const { applicationId } = await place.office.lea.api.autoplan.apply({ proposalId, seats: null })
    return { by: place.office.lea, input: { applicationId } }
  },
}
