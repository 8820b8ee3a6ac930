import type { Channel } from './channels.ts'
import type { NotificationKind, SeatTold, ShiftTold } from './kinds.ts'
import type { Sentences, Wording } from './wording.ts'

const times = ({ shiftName, startTime, endTime }: ShiftTold) => `${shiftName}, ${startTime}–${endTime}`

const said = (title: string, ...lines: (string | null)[]): Wording => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const days = (dates: readonly string[], day: (date: string) => string) => dates.map(day).join(', ')
const seat = (told: SeatTold, day: (date: string) => string) => `${day(told.date)} · ${times(told)} · ${told.groupName}`

const sentences: Sentences = {
  vacation_request_new: ({ name, dates, reason }, day) =>
    said(`${name} beantragt Urlaub`, days(dates, day), reason && `Begründung: ${reason}`),
  vacation_request_approved: ({ dates, response, responder }, day) =>
    said('Dein Urlaub ist genehmigt', days(dates, day), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ dates, response, responder }, day) =>
    said('Dein Urlaubsantrag ist abgelehnt', days(dates, day), response && `${responder}: ${response}`),
  shift_assigned: ({ groupName, shifts }, day) =>
    said(
      shifts.length === 1 ? `Neue Schicht in ${groupName}` : `${shifts.length} neue Schichten in ${groupName}`,
      ...shifts.map(shift => `${day(shift.date)} · ${times(shift)}`),
    ),
  shift_removed: ({ groupName, shifts }, day) =>
    said(
      shifts.length === 1 ? `Schicht in ${groupName} entfällt` : `${shifts.length} Schichten in ${groupName} entfallen`,
      ...shifts.map(shift => `${day(shift.date)} · ${times(shift)}`),
    ),
  shift_reminder: ({ hours, ...told }, day) =>
    said(
      hours === 1 ? 'Deine Schicht beginnt in 1 Stunde' : `Deine Schicht beginnt in ${hours} Stunden`,
      seat(told, day),
    ),
  assignment_declined: ({ name, reason, ...told }, day) =>
    said(`${name} hat abgelehnt`, seat(told, day), reason && `Grund: ${reason}`),
  assignments_freed: ({ name, seats }, day) =>
    said(
      seats.length === 1 ? `Ein Platz von ${name} ist frei` : `${seats.length} Plätze von ${name} sind frei`,
      ...seats.map(told => seat(told, day)),
    ),
  telegram_paused: () =>
    said(
      'Der Bot darf dir nicht mehr schreiben',
      'Du hast ihn in Telegram blockiert. Lass ihn dort wieder zu und schalte ihn in den Einstellungen ein.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, day) =>
    said(
      `${assigner} hat dir eine Aufgabe gegeben`,
      text,
      dueDay && `Fällig: ${day(dueDay)}${dueTime === null ? '' : `, ${dueTime} Uhr`}`,
    ),
}

/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Benachrichtigung gibt es nicht.',
  notYours: 'Diese Benachrichtigung legt deine Organisation fest.',
}

export const de = {
  title: 'Benachrichtigungen',
  subtitle: (unread: number) =>
    unread === 0 ? 'Alles gelesen' : unread === 1 ? '1 ungelesen' : `${unread >= 100 ? '99+' : unread} ungelesen`,
  tabs: { inbox: 'Posteingang', rules: 'Regeln' },
  filter: 'Anzeigen',
  filters: { all: 'Alle', unread: 'Ungelesen' },
  kind: 'Art',
  anyKind: 'Alle Arten',
  readAll: 'Alle als gelesen markieren',
  allRead: 'Alles als gelesen markiert',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  unread: 'Ungelesen',
  open: 'Öffnen',
  more: 'Mehr laden',
  failed: 'Das konnte nicht geändert werden.',
  empty: 'Hier steht, was sich für dich ändert. Noch ist nichts passiert.',
  emptyFilter: 'Nichts passt zu dieser Auswahl.',
  sentences,
  kinds: {
    shift_assigned: 'Neue Schichten',
    shift_removed: 'Entfallene Schichten',
    shift_reminder: 'Erinnerung an Schichten',
    vacation_request_approved: 'Urlaub genehmigt',
    vacation_request_rejected: 'Urlaub abgelehnt',
    todo_assigned: 'Neue Aufgaben',
    telegram_paused: 'Telegram pausiert',
    vacation_request_new: 'Neue Urlaubsanträge',
    assignment_declined: 'Abgelehnte Schichten',
    assignments_freed: 'Frei gewordene Plätze',
  } satisfies Record<NotificationKind, string>,
  channels: { in_app: 'App', email: 'E-Mail', telegram: 'Telegram' } satisfies Record<Channel, string>,
  rules: {
    title: 'Regeln der Organisation',
    text: 'Was ausgeschaltet ist, wird niemandem gesagt. Was gesperrt ist, kann niemand für sich ändern.',
    kind: 'Art',
    enabled: 'Eingeschaltet',
    locked: 'Gesperrt',
    enabledOf: (kind: string) => `${kind}: eingeschaltet`,
    lockedOf: (kind: string) => `${kind}: gesperrt`,
    saveFailed: 'Die Regel konnte nicht gespeichert werden.',
  },
  own: {
    title: 'Benachrichtigungen',
    subtitle: 'Was du erfährst, und auf welchem Weg.',
    settings: 'Einstellen',
    card: 'Kanäle',
    text: 'Kanäle für jede Art von Benachrichtigung.',
    of: (kind: string, channel: string) => `${kind} über ${channel}`,
    off: 'Von der Organisation ausgeschaltet',
    locked: 'Von der Organisation festgelegt',
    saveFailed: 'Das konnte nicht gespeichert werden.',
  },
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    notifications: typeof de
  }
  interface Refusals {
    notifications: typeof refusals
  }
}
