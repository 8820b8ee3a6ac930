import { expect, it } from 'vitest'
import { figuresOf, type OccupiedSlot } from './figures.ts'

const sitting = (profileId: string, seat: number, isMain = false): OccupiedSlot => ({
  slot: 'early',
  seat,
  profileId,
  minutes: 480,
  isMain,
  isNight: false,
  isWeekend: false,
  isWished: false,
  isBroken: false,
})

it('somebody on a seat too many fills none, nor is the main chatter of it; their hours count', () => {
  const slots = [{ key: 'early', seats: 2, mains: 1 }]
  const people = ['ben', 'kim'].map(profileId => ({ profileId, wish: { min: null, max: null }, isChatter: true }))
  const none = { new: 0, exchanged: 0, freed: 0 }
  const figures = figuresOf(slots, [sitting('ben', 2), sitting('kim', 3, true)], people, none)
  expect(figures).toMatchObject({ filled: 1, needed: 2, mainsMet: 0, mainsNeeded: 1 })
  expect(figures.people.map(([, hours]) => hours)).toEqual([8, 8])
})

it('counts empty shifts: one with people beyond its seats is empty, one without seats is not', () => {
  const slots = [
    { key: 'early', seats: 2, mains: 0 },
    { key: 'late', seats: 1, mains: 0 },
    { key: 'night', seats: 3, mains: 0 },
    { key: 'off', seats: 0, mains: 0 },
  ]
  const sittings = [sitting('ben', 1), { ...sitting('kim', 2), slot: 'late' }]
  expect(figuresOf(slots, sittings, [], { new: 0, exchanged: 0, freed: 0 }).unstaffed).toBe(2)
})
