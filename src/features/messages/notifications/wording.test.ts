import { expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { notificationText } from './wording.ts'

const german = { language: 'de', organizationZone: 'Europe/Berlin', ownZone: null } as const
const english = { ...german, language: 'en' } as const
const seat = { groupName: 'Luna', shiftName: 'Nacht', date: '2028-02-29', startTime: '22:00', endTime: '06:00' }

test('a published week names every shift of it', () => {
  const { shiftName, date, startTime, endTime } = seat
  const notice = {
    kind: 'shift_assigned' as const,
    parameters: { groupName: 'Luna', week: '2028-W09', shifts: [{ shiftName, date, startTime, endTime }] },
  }
  const said = { title: 'Neue Schicht in Luna', lines: ['Di., 29. Feb. · Nacht, 22:00–06:00 +1'] }
  expect(notificationText(notice, de.sentences, german)).toEqual(said)
  expect(notificationText(notice, en.sentences, english).lines).toEqual([
    'Tue, Feb 29 · Nacht, 10:00\u00A0PM–6:00\u00A0AM +1',
  ])
})

test('a decision without words has no empty line', () => {
  const notice = {
    kind: 'vacation_request_approved' as const,
    parameters: { requestId: 'AAAAAAAAAAAA', dates: ['2026-12-31', '2027-01-01'], response: null, responder: 'Olivia' },
  }
  expect(notificationText(notice, de.sentences, german)).toEqual({
    title: 'Dein Urlaub wurde genehmigt',
    lines: ['Do., 31. Dez., Fr., 1. Jan.'],
  })
})

test('vacation for some shifts of a day names them, a whole day does not', () => {
  const asked = {
    dates: ['2026-11-24', '2026-11-25'],
    partDays: [{ date: '2026-11-24', shifts: [{ shiftId: 'early', shiftName: 'Früh' }] }],
  }
  const decision = { ...asked, requestId: 'AAAAAAAAAAAA', response: null, responder: 'Olivia' }
  const said = (language: 'de' | 'en') => {
    const [sentences, reader] = language === 'de' ? [de.sentences, german] : [en.sentences, english]
    const request = { ...asked, requestIds: ['AAAAAAAAAAAA'], name: 'Kim', reason: '' }
    return [
      notificationText({ kind: 'vacation_request_new', parameters: request }, sentences, reader),
      notificationText({ kind: 'vacation_request_approved', parameters: decision }, sentences, reader),
      notificationText({ kind: 'vacation_request_rejected', parameters: decision }, sentences, reader),
    ].map(({ lines }) => lines[0])
  }
  expect(said('de')).toEqual(Array(3).fill('Di., 24. Nov. (Früh), Mi., 25. Nov.'))
  expect(said('en')).toEqual(Array(3).fill('Tue, Nov 24 (Early), Wed, Nov 25'))
})

test('vacation that a planner undoes is not called declined', () => {
  const asked = { requestId: 'AAAAAAAAAAAA', dates: ['2026-11-24'], response: null, responder: '' }
  const said = (undone: 'approval' | 'vacation' | 'request') => {
    const notice = { kind: 'vacation_request_rejected' as const, parameters: { ...asked, undone } }
    return [de, en].map(({ sentences }, at) => notificationText(notice, sentences, at === 0 ? german : english).title)
  }
  expect(said('approval')).toEqual([
    'Die Genehmigung deines Urlaubs wurde zurückgenommen',
    'Your vacation approval was withdrawn',
  ])
  expect(said('vacation')).toEqual(['Dein genehmigter Urlaub wurde gelöscht', 'Your approved vacation was deleted'])
  expect(said('request')).toEqual(['Dein Urlaubsantrag wurde gelöscht', 'Your vacation request was deleted'])
})

test('vacation for a night that the plan has under the day before gives its date and time on the clock of the reader', () => {
  const night = {
    shiftId: 'deep',
    shiftName: 'Tiefnacht',
    startsAt: '2026-11-25T23:00:00Z',
    endsAt: '2026-11-26T07:00:00Z',
  }
  const asked = {
    dates: ['2026-11-25', '2026-11-27'],
    partDays: [{ date: '2026-11-25', shifts: [night] }],
    requestIds: ['AAAAAAAAAAAA'],
    name: 'Kim',
    reason: '',
  }
  const said = (language: 'de' | 'en', ownZone: string | null) =>
    notificationText({ kind: 'vacation_request_new', parameters: asked }, { de, en }[language].sentences, {
      ...german,
      language,
      ownZone,
    }).lines[0]
  expect(said('de', null)).toBe('Tiefnacht Do., 26. Nov., 00:00–08:00, Nacht von Mi; Fr., 27. Nov.')
  expect(said('en', 'Asia/Manila')).toBe(
    'Tiefnacht Thu, Nov 26, 7:00\u00A0AM–3:00\u00A0PM Manila (Berlin 12:00\u00A0AM–8:00\u00A0AM, Wed night); Fri, Nov 27',
  )
})

test('a swap that nobody has agreed to in time does not say which of its shifts begins', () => {
  const of = { ...seat, shiftId: 'night', seat: 1, offerId: 'AAAAAAAAAAAA', name: null, outcome: 'begun' as const }
  const title = (offer: 'give' | 'swap') =>
    notificationText({ kind: 'offer_settled', parameters: { ...of, offer } }, de.sentences, german).title
  expect([title('give'), title('swap')]).toEqual([
    'Niemand hat die Schicht rechtzeitig übernommen',
    'Der Tausch kam nicht rechtzeitig zustande',
  ])
})

test('one hour is one', () => {
  const title = (hours: number) =>
    notificationText({ kind: 'shift_reminder', parameters: { ...seat, hours } }, de.sentences, german).title
  expect([title(1), title(12)]).toEqual(['Deine Schicht beginnt in 1 Stunde', 'Deine Schicht beginnt in 12 Stunden'])
})

test('notifications give the time until the start in minutes if it is short', () => {
  const titles = (minutes: number) => {
    const alarm = { hours: 1, minutes, isFree: true, seats: [seat] }
    const reminder = { ...seat, hours: 1, minutes }
    return [
      notificationText({ kind: 'seat_alarm', parameters: alarm }, de.sentences, german).title,
      notificationText({ kind: 'shift_reminder', parameters: reminder }, de.sentences, german).title,
    ]
  }
  expect(titles(2)).toEqual(['1 offene Schicht, Beginn in 2 Minuten', 'Deine Schicht beginnt in 2 Minuten'])
  expect(titles(61)).toEqual(['1 offene Schicht, Beginn in 1 h 1 min', 'Deine Schicht beginnt in 1 h 1 min'])
})

test('how long a shift runs without anybody is said in hours from an hour on', () => {
  const title = (minutes: number) => {
    const parameters = { ...seat, shiftId: 'late', seat: 1, assignmentId: 'AAAAAAAAAAAA', minutes }
    return notificationText({ kind: 'attendance_late', parameters }, de.sentences, german).title
  }
  expect([1, 59, 60, 454].map(title)).toEqual([
    'Deine Schicht läuft seit 1 Minute',
    'Deine Schicht läuft seit 59 Minuten',
    'Deine Schicht läuft seit 1 h',
    'Deine Schicht läuft seit 7 h 34 min',
  ])
  const missing = {
    ...seat,
    shiftId: 'late',
    seat: 1,
    assignmentId: 'AAAAAAAAAAAA',
    groupId: 'AAAAAAAAAAAA',
    name: 'Kim',
    minutes: 90,
  }
  const said = notificationText({ kind: 'attendance_missing', parameters: missing }, en.sentences, english).title
  expect(said).toBe('Kim still hasn’t checked in after 1 h 30 min')
})

test('an alarm about shifts of several times says which beginning it counts to', () => {
  const title = (...dates: string[]) => {
    const seats = dates.map(date => ({ ...seat, date }))
    const notice = { kind: 'seat_alarm', parameters: { hours: 6, isFree: true, seats } } as const
    return [notificationText(notice, de.sentences, german).title, notificationText(notice, en.sentences, english).title]
  }
  expect(title('2028-02-29')).toEqual(['1 offene Schicht, Beginn in 6 Stunden', '1 open shift, starting in 6 hours'])
  expect(title('2028-02-29', '2028-03-01')).toEqual([
    '2 offene Schichten, die erste beginnt in 6 Stunden',
    '2 open shifts, the first starting in 6 hours',
  ])
})

test('a shift is on the clock of its reader first, with the organization’s beside it where that shows another time', () => {
  const shift = {
    date: '2026-11-24',
    shiftId: 'late',
    shiftName: 'Spät',
    startTime: '16:00',
    endTime: '02:00',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-25T01:00:00Z',
  }
  const notice = {
    kind: 'shift_assigned' as const,
    parameters: { groupName: 'Luna', week: '2026-W48', shifts: [shift] },
  }
  const line = (ownZone: string | null, language: 'de' | 'en' = 'de') =>
    notificationText(notice, { de, en }[language].sentences, { ...german, language, ownZone }).lines[0]
  expect(line('Pacific/Auckland')).toBe('Mi., 25. Nov. · Spät, 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1)')
  expect(line('America/Bogota')).toBe('Di., 24. Nov. · Spät, 10:00–20:00 Bogotá (Berlin 16:00–02:00 +1)')
  expect(line('Pacific/Auckland', 'en')).toBe(
    'Wed, Nov 25 · Late, 4:00\u00A0AM–2:00\u00A0PM Auckland (Berlin Tue 4:00\u00A0PM–2:00\u00A0AM +1)',
  )
  expect([line('Europe/Paris'), line(null)]).toEqual(Array(2).fill('Di., 24. Nov. · Spät, 16:00–02:00 +1'))
  const reminder = { kind: 'shift_reminder' as const, parameters: { ...shift, groupName: 'Luna', hours: 1 } }
  expect(notificationText(reminder, de.sentences, { ...german, ownZone: 'Pacific/Auckland' }).lines).toEqual([
    'Mi., 25. Nov. · Spät, 04:00–14:00 Auckland (Berlin Di 16:00–02:00 +1) · Luna',
  ])
})

test('seats that are one’s own are not told of like those of somebody else', () => {
  const title = (count: number, isOwn: boolean) => {
    const parameters = { name: 'Kim Albers', seats: Array.from({ length: count }, () => seat), isOwn }
    return notificationText({ kind: 'assignments_freed', parameters }, de.sentences, german).title
  }
  expect([title(1, true), title(2, true)]).toEqual([
    'Deine Schicht ist jetzt offen',
    'Deine 2 Schichten sind jetzt offen',
  ])
  expect([title(1, false), title(2, false)]).toEqual([
    'Eine Schicht von Kim Albers ist jetzt offen',
    '2 Schichten von Kim Albers sind jetzt offen',
  ])
})

test('who can come again is told with the time that was reported, where that is known', () => {
  const lines = (lastDay?: string) => {
    const from = { date: '2028-02-29', time: '08:00' }
    const reported = lastDay === undefined ? undefined : { from, until: { date: lastDay, time: '16:00' } }
    const parameters = { name: 'Kim Albers', isOwn: false, reported }
    const notice = { kind: 'person_back', parameters } as const
    return [notificationText(notice, de.sentences, german), notificationText(notice, en.sentences, english)].map(
      one => one.lines[0],
    )
  }
  expect(lines('2028-02-29')).toEqual([
    'Gemeldete Abwesenheit: Di., 29. Feb., 08:00–16:00',
    'Reported absence: Tue, Feb 29, 8:00\u00A0AM–4:00\u00A0PM',
  ])
  expect(lines('2028-03-01')).toEqual([
    'Gemeldete Abwesenheit: Di., 29. Feb., 08:00 bis Mi., 1. März, 16:00',
    'Reported absence: Tue, Feb 29, 8:00\u00A0AM to Wed, Mar 1, 4:00\u00A0PM',
  ])
  expect(lines()).toEqual(['Frei gewordene Schichten bleiben offen.', 'Shifts that opened up will stay open.'])
})
