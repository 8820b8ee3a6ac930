import { newId } from '#kit/id.ts'
import { timeOfDay } from '#kit/time-of-day.ts'
import { week } from '#kit/week.ts'
import { defaultRules } from '#features/planning/planning-rules/rules.ts'
import { aCreator, aGroup, aPublishedSeat, aVacationRequest, nextMonday } from '../factories.ts'
import type { OwnInput, OwnInputs } from './input.ts'

const w48 = week('2026-W48')
const shift = {
  name: 'Mittag',
  startTime: '11:00',
  endTime: '15:00',
  belongsToPreviousDay: false,
  color: 'teal',
  isEnabled: true,
} as const
const customShift = { name: 'Spätschicht', startTime: '09:00', endTime: '17:00', color: 'blue', isEnabled: true }
const group = {
  name: 'Luna',
  description: 'Nachts',
  color: 'blue',
  chatterCount: 2,
  useCustomShifts: true,
  mainChatterRequirements: {},
}

const aShift = async ({ office: { olivia } }: Parameters<OwnInput>[0]): Promise<string> =>
  (
    await olivia.api.shifts.create({
      ...shift,
      name: newId(),
      startTime: timeOfDay('11:00'),
      endTime: timeOfDay('15:00'),
    })
  ).id

/** Kim on a seat that nobody has been told of. */
async function aDraft({ office }: Parameters<OwnInput>[0]) {
  const { id: groupId } = await aGroup(office)
  const seat = { groupId, date: nextMonday, shiftId: 'early', seat: 1, profileId: office.kim.id, reason: 'kann doch' }
  const { assignment, version } = await office.olivia.api.schedule.assign(seat)
  return { groupId, version, assignmentId: assignment.id }
}

/** Who sits in a group, as deeds of several groups name them. */
async function seatsOf({ office }: Parameters<OwnInput>[0], groupId: string) {
  const { assignments } = await office.lea.api.schedule.plan({ groupId, week: w48 })
  return assignments.map(({ date, shiftId, seat, profileId }) => ({ groupId, date, shiftId, seat, profileId }))
}

const onSeat =
  (who: 'lea' | 'kim', more: object = {}): OwnInput =>
  async ({ office }) => ({ by: office[who], input: { assignmentId: (await aPublishedSeat(office)).id, ...more } })

export const inputsOfPlanning: OwnInputs = {
  'availability.setCells': ({ office }) => ({
    by: office.kim,
    input: { week: w48, cells: [{ date: nextMonday, shiftId: 'early', marking: 'available', note: 'ab neun' }] },
  }),
  'availability.copy': async ({ office: { kim } }) => {
    const cells = [{ date: nextMonday, shiftId: 'early', marking: 'available' as const }]
    await kim.api.availability.setCells({ week: week('2026-W48'), cells })
    return { by: kim, input: { from: w48, to: ['2026-W49'] } }
  },
  'creatorGroups.create': async ({ office }) => {
    const { creatorPlatforms } = await aCreator(office)
    return {
      by: office.lea,
      input: {
        ...group,
        customShifts: [{ ...customShift, id: newId() }],
        creatorLinkIds: creatorPlatforms.map(({ id }) => id),
        members: [{ profileId: office.kim.id, isMain: true }],
      },
    }
  },
  'creatorGroups.update': async ({ office }) => {
    const { id, version, combinations } = await aGroup(office)
    return {
      by: office.lea,
      input: {
        ...group,
        id,
        version,
        customShifts: [{ ...customShift, id: newId() }],
        creatorLinkIds: combinations.map(one => one.id),
        members: [{ profileId: office.kofi.id, isMain: false }],
      },
    }
  },
  'creatorGroups.remove': async ({ office }) => ({ by: office.lea, input: { id: (await aGroup(office)).id } }),
  'preferences.saveHours': ({ office }) => ({ by: office.kim, input: { min: 20, max: 32 } }),
  'preferences.save': async ({ office: { kim } }) => {
    const { preferences } = await kim.api.preferences.find({})
    return { by: kim, input: { preferences: preferences.toReversed() } }
  },
  'schedule.assign': async ({ office }) => ({
    by: office.lea,
    input: {
      groupId: (await aGroup(office)).id,
      date: nextMonday,
      shiftId: 'early',
      seat: 1,
      profileId: office.kim.id,
      reason: 'kann doch',
    },
  }),
  'schedule.remove': onSeat('lea'),
  'schedule.replace': async ({ office }) => ({
    by: office.lea,
    input: { assignmentId: (await aPublishedSeat(office)).id, profileId: office.kofi.id, reason: 'kann doch' },
  }),
  'schedule.move': onSeat('lea', { date: nextMonday, shiftId: 'late', seat: 1, reason: 'kann doch' }),
  'schedule.clear': async place => {
    const { groupId, version } = await aDraft(place)
    return { by: place.office.lea, input: { groupId, week: w48, version, withPublished: true } }
  },
  'schedule.copy': async place => ({
    by: place.office.lea,
    input: { groupId: (await aDraft(place)).groupId, from: w48, to: ['2026-W49'], reason: 'kann doch' },
  }),
  'schedule.assignAll': async ({ office }) => ({
    by: office.lea,
    input: {
      groupId: (await aGroup(office)).id,
      seats: [{ date: nextMonday, shiftId: 'early', seat: 1, profileId: office.kim.id, reason: 'kann doch' }],
    },
  }),
  'schedule.unassignAll': async place => {
    const { groupId } = await aDraft(place)
    const seats = (await seatsOf(place, groupId)).map(({ groupId: _, ...seat }) => seat)
    return { by: place.office.lea, input: { groupId, seats } }
  },
  'schedule.pin': async place => {
    const { groupId } = await aDraft(place)
    return { by: place.office.lea, input: { seats: await seatsOf(place, groupId), isPinned: true } }
  },
  'agencyWeek.assign': async ({ office }) => ({
    by: office.lea,
    input: {
      seats: [
        {
          groupId: (await aGroup(office)).id,
          date: nextMonday,
          shiftId: 'early',
          seat: 1,
          profileId: office.kim.id,
          reason: 'kann doch',
        },
      ],
    },
  }),
  'agencyWeek.move': async place => {
    const [from] = await seatsOf(place, (await aDraft(place)).groupId)
    const to = { groupId: from?.groupId, date: nextMonday, shiftId: 'late', seat: 1 }
    return { by: place.office.lea, input: { from, to, reason: 'kann doch' } }
  },
  'agencyWeek.give': async place => {
    const [seat] = await seatsOf(place, (await aDraft(place)).groupId)
    return { by: place.office.lea, input: { seat, to: place.office.kofi.id, reason: 'kann doch' } }
  },
  'agencyWeek.unassign': async place => {
    const { groupId } = await aDraft(place)
    return { by: place.office.lea, input: { seats: await seatsOf(place, groupId) } }
  },
  'agencyWeek.copy': async place => ({
    by: place.office.lea,
    input: { groupIds: [(await aDraft(place)).groupId], from: w48, to: ['2026-W49'], reason: 'kann doch' },
  }),
  'agencyWeek.publish': async place => {
    const { groupId, version } = await aDraft(place)
    return { by: place.office.lea, input: { week: w48, groups: [{ groupId, version }] } }
  },
  'schedule.setNote': async ({ office }) => ({
    by: office.lea,
    input: { groupId: (await aGroup(office)).id, date: nextMonday, shiftId: 'early', seat: 1, note: 'Achtung' },
  }),
  'planningRules.save': ({ office }) => ({
    by: office.olivia,
    input: { ...defaultRules, rest: 'block', seen: defaultRules },
  }),
  'schedule.publish': async place => {
    const { groupId, version } = await aDraft(place)
    return { by: place.office.lea, input: { groupId, week: w48, version } }
  },
  'planDocuments.week': ({ office }) => ({ by: office.lea, input: { week: w48, format: 'xlsx' } }),
  'planDocuments.groups': ({ office }) => ({ by: office.lea, input: { from: nextMonday, days: 31, format: 'xlsx' } }),
  'planDocuments.chatters': ({ office }) => ({ by: office.lea, input: { from: nextMonday, days: 31, format: 'xlsx' } }),
  'planDocuments.ownShifts': ({ office }) => ({
    by: office.kim,
    input: { from: nextMonday, days: 31, format: 'xlsx' },
  }),
  'ownShifts.confirm': onSeat('kim'),
  'ownShifts.confirmAll': async ({ office }) => ({
    by: office.kim,
    input: { assignmentIds: [(await aPublishedSeat(office)).id] },
  }),
  'ownShifts.decline': onSeat('kim', { reason: 'krank' }),
  'shifts.create': ({ office }) => ({ by: office.olivia, input: shift }),
  'shifts.update': async place => ({
    by: place.office.olivia,
    input: { ...shift, id: await aShift(place), name: 'Neu' },
  }),
  'shifts.reorder': async ({ office: { olivia } }) => {
    const ids = (await olivia.api.shifts.list()).map(({ id }) => id)
    return { by: olivia, input: { ids: ids.toReversed() } }
  },
  'shifts.remove': async place => ({ by: place.office.olivia, input: { id: await aShift(place) } }),
  'vacation.request': ({ office }) => ({
    by: office.kim,
    input: { week: w48, dates: [nextMonday], reason: 'Familie' },
  }),
  'vacation.withdraw': async ({ office }) => ({
    by: office.kim,
    input: { id: (await aVacationRequest(office)).id },
  }),
  'vacation.decide': async ({ office }) => ({
    by: office.adam,
    input: { id: (await aVacationRequest(office)).id, version: 1, move: 'reject', response: 'leider voll', opens: [] },
  }),
  'vacation.remove': async ({ office }) => ({
    by: office.adam,
    input: { id: (await aVacationRequest(office)).id },
  }),
}
