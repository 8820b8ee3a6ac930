import { describe, expect, it } from 'vitest'
import { de as shifts } from '#features/agency/shifts/messages.de.ts'
import { en as shiftsEn } from '#features/agency/shifts/messages.en.ts'
import { de as autoplan } from '#features/planning/autoplan/messages.de.ts'
import { en as autoplanEn } from '#features/planning/autoplan/messages.en.ts'
import { de as availability } from '#features/planning/availability/messages.de.ts'
import { en as availabilityEn } from '#features/planning/availability/messages.en.ts'
import { de as planningRules } from '#features/planning/planning-rules/messages.de.ts'
import { en as planningRulesEn } from '#features/planning/planning-rules/messages.en.ts'
import { de as schedule } from '#features/planning/schedule/messages.de.ts'
import { en as scheduleEn } from '#features/planning/schedule/messages.en.ts'
import { de as vacation } from '#features/planning/vacation/messages.de.ts'
import { en as vacationEn } from '#features/planning/vacation/messages.en.ts'
import { auditKinds } from '#features/foundation/audit/kinds.ts'
import { codesFrom } from './codes.ts'
import { detailsOf, idsIn } from './details.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { valueDescriber } from './describe-value.ts'

const names = {
  KimKimKimKim: 'Kim Albers',
  GroupGroup12: 'Luna',
  early: 'Früh',
  night: 'Nacht',
  onlyfans: 'OnlyFans',
  fansly: 'Fansly',
}
const roles = { chatter: 'Chatter', team_lead: 'Teamleitung' }
const permissions = { page_team: 'Team', audit_view: 'Protokoll' }
const words = { timeZone: 'Europe/Berlin', names, roles, permissions }
const codes = {
  de: codesFrom({ autoplan, availability, planningRules, schedule, shifts, vacation }),
  en: codesFrom({
    autoplan: autoplanEn,
    availability: availabilityEn,
    planningRules: planningRulesEn,
    schedule: scheduleEn,
    shifts: shiftsEn,
    vacation: vacationEn,
  }),
}
const sayings = {
  de: valueDescriber({ ...words, language: 'de', texts: de, codes: codes.de }),
  en: valueDescriber({ ...words, language: 'en', texts: en, codes: codes.en }),
}

const said = (kind: (typeof auditKinds)[number], change: Record<string, unknown>, language: 'de' | 'en' = 'de') =>
  detailsOf(kind, change, sayings[language]).map(
    ({ label, text }) => `${(language === 'de' ? de : en).details.fields[label]}: ${text.replaceAll('\u00a0', ' ')}`,
  )

const spot = { groupId: 'GroupGroup12', date: '2026-11-23', shiftId: 'early', seat: 1 }

describe('the details of an entry', () => {
  it.each([
    ['team.roleChanged', { from: 'chatter', to: 'team_lead' }, ['Vorher: Chatter', 'Nachher: Teamleitung']],
    ['team.vacationDaysChanged', { from: null, to: 2 }, ['Vorher: –', 'Nachher: 2']],
    ['permissions.changed', { added: ['page_team'], removed: [] }, ['Hinzugefügt: Team', 'Entfernt: –']],
    ['schedule.rulesChanged', { rest: { from: 'warn', to: 'block' } }, ['Ruhezeit: Hinweis → Sperre']],
    [
      'settings.organizationChanged',
      { payday_enabled: 'false → true', payday_day: '15 → 31' },
      ['Zahltag: nein → ja', 'Zahltag (Tag im Monat): 15 → 31'],
    ],
    [
      'schedule.moved',
      { from: spot, to: { ...spot, date: '2026-11-24' } },
      ['Vorher: 23.11.2026 im Plan · Früh · Luna', 'Nachher: 24.11.2026 im Plan · Früh · Luna'],
    ],
    [
      'schedule.assigned',
      { ...spot, profileId: 'KimKimKimKim', overrideReason: 'Krankmeldung', version: 3 },
      [
        'Tag im Plan: 23.11.2026',
        'Schicht: Früh',
        'Gruppe: Luna',
        'Platz: 1',
        'Person: Kim Albers',
        'Grund: Krankmeldung',
      ],
    ],
    [
      'schedule.assigned',
      { ...spot, reason: 'Abgesprochen', overrideReason: 'Abgesprochen' },
      ['Tag im Plan: 23.11.2026', 'Schicht: Früh', 'Gruppe: Luna', 'Platz: 1', 'Grund: Abgesprochen'],
    ],
    [
      'schedule.freed',
      { cause: 'locked', seats: [{ ...spot, startTime: '08:00', endTime: '16:00' }] },
      ['Anlass: Gesperrt', 'Schichten: 23.11.2026 im Plan · Früh · Luna · 08:00–16:00'],
    ],
    [
      'market.cannot',
      { kind: 'illness', until: '2026-11-24', seats: [spot] },
      ['Art: Krank', 'Letzter Tag im Plan: 24.11.2026', 'Schichten: 23.11.2026 im Plan · Früh · Luna'],
    ],
    ['market.applied', { takerId: 'KimKimKimKim' }, ['Person: Kim Albers']],
    [
      'market.refused',
      { takerId: 'KimKimKimKim', undo: { state: 'open', takenBy: 'KimKimKimKim', placed: ['SeatSeatSeat'] } },
      ['Person: Kim Albers'],
    ],
    ['market.undone', { undone: 'market.taken' }, ['Vorher: Schicht übernommen']],
    [
      'schedule.published',
      { week: '2026-W47', assignments: [{ id: 'SeatSeatSeat', profileId: 'KimKimKimKim' }] },
      ['Woche: KW 47, 2026', 'Eingeteilt: Kim Albers'],
    ],
    ['team.removed', { name: 'Kim Albers', seats: 4 }, ['Name: Kim Albers', 'Schichten: 4']],
    [
      'attendance.corrected',
      { from: null, to: '2026-11-23T07:00:00Z – 2026-11-23T15:00:00Z', reason: 'Uhr' },
      ['Vorher: –', 'Nachher: 23.11.2026, 08:00 – 23.11.2026, 16:00', 'Grund: Uhr'],
    ],
    [
      'pay.rateSet',
      { currency: 'EUR', hourly: { from: 1500, to: 1650 }, night: 2500, day: '2026-12-01' },
      ['Währung: EUR', 'Stundensatz: 15,00 € → 16,50 €', 'Nachtzuschlag: 25 %', 'Gilt ab: 01.12.2026'],
    ],
    [
      'settings.notificationsChanged',
      { after: { enabled: true, locked: true } },
      ['Eingeschaltet: – → ja', 'Fest vorgegeben: – → ja'],
    ],
    [
      'preferences.changedForAnother',
      {
        before: [{ id: 'early', priority: 1, is_enabled: true }],
        after: [
          { id: 'night', priority: 1, is_enabled: true },
          { id: 'early', priority: 2, is_enabled: false },
        ],
      },
      ['Reihenfolge: Früh → Nacht'],
    ],
    [
      'preferences.changedForAnother',
      {
        before: [
          { id: 'night', priority: 1, is_enabled: true, is_exclusive: true },
          { id: 'early', priority: 2, is_enabled: true, is_exclusive: false },
        ],
        after: [
          { id: 'night', priority: 1, is_enabled: true, is_exclusive: false },
          { id: 'early', priority: 2, is_enabled: true, is_exclusive: false },
        ],
      },
      ['Reihenfolge: Nacht → Nacht, Früh'],
    ],
    [
      'market.offered',
      { kind: 'give', ...spot, to: 'all' },
      [
        'Art: Abgeben',
        'Tag im Plan: 23.11.2026',
        'Schicht: Früh',
        'Gruppe: Luna',
        'Platz: 1',
        'Angefragt: Alle, die infrage kommen',
      ],
    ],
    ['session.signedIn', { by: 'recoveryCode' }, ['Methode: Wiederherstellungscode']],
    [
      'shifts.changed',
      { created: { id: 'X', name: 'Mitte', startTime: '12:00', endTime: '18:00', color: 'blue' } },
      ['Name: Mitte', 'Beginn: 12:00', 'Ende: 18:00', 'Farbe: Blau'],
    ],
    ['creatorGroups.changed', { color: { from: 'blue', to: 'red' } }, ['Farbe: Blau → Rot']],
    [
      'availability.changedForAnother',
      {
        week: '2026-W48',
        cells: [
          { date: '2026-11-23', shiftId: 'early', marking: 'preferred' },
          { date: '2026-11-24', shiftId: 'night', marking: 'none' },
          { date: '2026-11-25', shiftId: 'night', marking: 'vacation' },
        ],
      },
      [
        'Woche: KW 48, 2026',
        'Tage: 23.11.2026 im Plan · Früh · Bevorzugt, 24.11.2026 im Plan · Nacht · Keine Angabe, 25.11.2026 im Plan · Nacht · Urlaub',
      ],
    ],
    [
      'autoplan.criteriaChanged',
      {
        before: [
          { criterion: 'wishes', isOn: true },
          { criterion: 'hours', isOn: true },
        ],
        after: [
          { criterion: 'hours', isOn: true },
          { criterion: 'wishes', isOn: false },
        ],
      },
      ['Reihenfolge: Wünsche, Stunden → Stunden'],
    ],
    ['autoplan.asked', { week: '2026-W48', effort: 'thorough' }, ['Woche: KW 48, 2026', 'Gründlichkeit: Gründlich']],
    [
      'vacation.deleted',
      { profileId: 'KimKimKimKim', dates: ['2026-11-23'], status: 'pending' },
      ['Person: Kim Albers', 'Tage im Plan: 23.11.2026', 'Status: Offen'],
    ],
    [
      'platforms.changed',
      { before: ['onlyfans', '-fansly'], after: ['fansly', 'onlyfans'] },
      ['Geändert: OnlyFans → Fansly, OnlyFans'],
    ],
    [
      'tokens.made',
      { name: 'Bot', scopes: ['audit_view'], expiresOn: null, of: 'person' },
      ['Name: Bot', 'Rechte: Protokoll', 'Gültig bis: –', 'Für: Person'],
    ],
  ] as const)('of %s, %j, are words', (kind, change, lines) => {
    expect(said(kind, change)).toEqual(lines)
  })

  it('are in the language of whoever reads them', () => {
    const change = { week: '2026-W47', seats: [{ ...spot, profileId: 'KimKimKimKim', state: 'assigned' }] }
    expect(said('schedule.cleared', change, 'en')).toEqual([
      'Week: week 47, 2026',
      'Shifts: Nov 23, 2026 in the schedule · Früh · Luna · Kim Albers',
    ])
  })

  it.each([
    ['schedule.assigned', { groupId: 'GoneGoneGone', profileId: 'GoneGoneGone' }],
    ['creatorGroups.changed', { mainChatterRequirements: { from: { early: 1 }, to: {} } }],
    ['scoreboard.rewardsChanged', { 1: { from: { rank: 1 }, to: { rank: 1 } } }],
    ['autoplan.cancelled', {}],
  ] as const)('of %s that have no words are left out: %j', (kind, change) => {
    expect(said(kind, change)).toEqual([])
  })

  it('name whatever has an id', () => {
    expect(
      idsIn([{ change: { a: 'KimKimKimKim', b: [{ c: 'early', d: 'x' }], e: { from: null, to: 'GroupGroup12' } } }]),
    ).toEqual(['KimKimKimKim', 'early', 'GroupGroup12'])
  })
})
