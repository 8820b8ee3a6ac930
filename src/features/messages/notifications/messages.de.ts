import type { Channel } from './channels.ts'
import { own } from './own.de.ts'
import {
  hasSameStart,
  type NotificationKind,
  type OfferOutcome,
  type SeatNotice,
  type ShiftNotice,
  type VacationUndone,
} from './kinds.ts'
import { formatMinutes, vacationDays, type Sentences, type NotificationText, type TextContext } from './wording.ts'

const times = (shift: ShiftNotice, words: TextContext) => `${words.nameOf(shift)}, ${words.times(shift)}`

const said = (title: string, ...lines: (string | null)[]): NotificationText => ({
  title,
  lines: lines.filter((line): line is string => line !== null && line !== ''),
})

const seat = (notice: SeatNotice, words: TextContext) =>
  `${words.dayOf(notice)} · ${times(notice, words)} · ${notice.groupName}`

const lengthOf = (minutes: number) => formatMinutes(minutes, '1 Minute', 'Minuten')

const freed = (name: string, count: number) =>
  count === 1 ? `Eine Schicht von ${name} ist jetzt offen` : `${count} Schichten von ${name} sind jetzt offen`
const ownFreed = (count: number) =>
  count === 1 ? 'Deine Schicht ist jetzt offen' : `Deine ${count} Schichten sind jetzt offen`

const offered = (offer: 'give' | 'swap' | 'gap', name: string | null) => {
  if (offer === 'swap') return `${name ?? 'Jemand'} möchte mit dir tauschen`
  return offer === 'give' ? `${name ?? 'Jemand'} gibt eine Schicht ab` : 'Eine Schicht ist zu vergeben'
}

const against = (shift: string) => `Im Tausch gegen: ${shift}`

const outcomes: Readonly<Record<OfferOutcome, (name: string) => string>> = {
  done: name => `${name} übernimmt die Schicht`,
  chosen: () => 'Du hast die Schicht bekommen',
  not_chosen: () => 'Die Schicht ging an jemand anderen',
  withdrawn: () => 'Das Angebot wurde zurückgezogen',
  seat_changed: () => 'Der Plan hat sich geändert, das Angebot ist beendet',
  refused: () => 'Niemand hat das Angebot angenommen',
  rejected: () => 'Die Planung hat die Übernahme abgelehnt',
  begun: () => 'Niemand hat die Schicht rechtzeitig übernommen',
  nobody_applied: () => 'Niemand hat sich beworben',
  taken_back: name => `${name} hat die Zusage zurückgezogen`,
  take_undone: name => `${name} übernimmt die Schicht doch nicht, das Angebot ist wieder offen`,
  approval_undone: () => 'Die Planung hat ihre Freigabe zurückgezogen und entscheidet noch einmal',
  refusal_undone: () => 'Die Ablehnung wurde zurückgezogen, das Angebot gilt wieder',
}

/** It has two shifts, and the one that is named may be still to come. */
const swapBegun = 'Der Tausch kam nicht rechtzeitig zustande'

const unfilled = (count: number) => (count === 1 ? '1 offene Schicht' : `${count} offene Schichten`)
const unconfirmed = (count: number) => (count === 1 ? '1 unbestätigte Schicht' : `${count} unbestätigte Schichten`)
const within = ({ hours, minutes }: { hours: number; minutes?: number | undefined }) =>
  minutes === undefined ? (hours === 1 ? '1 Stunde' : `${hours} Stunden`) : lengthOf(minutes)
const begins = (seats: readonly SeatNotice[], time: string) =>
  `${hasSameStart(seats) ? 'Beginn' : 'die erste beginnt'} in ${time}`

const absences = { illness: 'Krank', emergency: 'Notfall', other: 'Anderer Grund' } as const

/** Of several groups, with the group. */
const shiftOf = (shift: ShiftNotice, words: TextContext) =>
  [words.dayOf(shift), times(shift, words), shift.groupName].filter(Boolean).join(' · ')

const canceled = (groupName: string, count: number) =>
  count === 1 ? `Schicht in ${groupName} entfällt` : `${count} Schichten in ${groupName} entfallen`

const undoneVacation: Readonly<Record<VacationUndone, string>> = {
  approval: 'Die Genehmigung deines Urlaubs wurde zurückgenommen',
  vacation: 'Dein genehmigter Urlaub wurde gelöscht',
  request: 'Dein Urlaubsantrag wurde gelöscht',
}

const sentences: Sentences = {
  vacation_request_new: ({ name, reason, ...asked }, words) =>
    said(`${name} beantragt Urlaub`, vacationDays(asked, words), reason && `Begründung: ${reason}`),
  vacation_request_approved: ({ response, responder, ...asked }, words) =>
    said('Dein Urlaub wurde genehmigt', vacationDays(asked, words), response && `${responder}: ${response}`),
  vacation_request_rejected: ({ response, responder, undone, ...asked }, words) =>
    said(
      undone === undefined ? 'Dein Urlaubsantrag wurde abgelehnt' : undoneVacation[undone],
      vacationDays(asked, words),
      response && `${responder}: ${response}`,
    ),
  shift_assigned: ({ groupName, shifts }, words) =>
    said(
      shifts.length === 1 ? `Neue Schicht in ${groupName}` : `${shifts.length} neue Schichten in ${groupName}`,
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_removed: ({ groupName, shifts, hasBegun = false }, words) =>
    said(
      hasBegun ? `Du bist in ${groupName} nicht mehr eingeteilt` : canceled(groupName, shifts.length),
      ...shifts.map(shift => shiftOf(shift, words)),
    ),
  shift_reminder: (notice, words) => said(`Deine Schicht beginnt in ${within(notice)}`, seat(notice, words)),
  assignment_declined: ({ name, reason, ...notice }, words) =>
    said(`${name} hat eine Schicht abgesagt`, seat(notice, words), reason && `Grund: ${reason}`),
  assignments_freed: ({ name, isOwn, seats }, words) =>
    said(isOwn ? ownFreed(seats.length) : freed(name, seats.length), ...seats.map(notice => seat(notice, words))),
  offer_made: ({ offer, name, reason, other, ...notice }, words) =>
    said(
      offered(offer, name),
      seat(notice, words),
      other && against(seat(other, words)),
      reason && (name === null ? reason : `${name}: ${reason}`),
    ),
  offer_settled: ({ outcome, offer, name, other, ...notice }, words) =>
    said(
      offer === 'swap' && outcome === 'begun' ? swapBegun : outcomes[outcome](name ?? 'Jemand'),
      seat(notice, words),
      other ? against(shiftOf(other, words)) : null,
    ),
  offer_waits: ({ offer, name, applicants, other, ...notice }, words) =>
    said(
      name === null
        ? applicants === 1
          ? '1 Bewerbung wartet auf dich'
          : `${applicants} Bewerbungen warten auf dich`
        : offer === 'swap'
          ? `Freigabe nötig: ${name} möchte tauschen`
          : `Freigabe nötig: ${name} möchte eine Schicht übernehmen`,
      seat(notice, words),
      other ? against(seat(other, words)) : null,
    ),
  person_absent: ({ name, absence, reason, seats }, words) =>
    said(
      seats.length === 1 ? `${name} fällt aus` : `${name} fällt aus: ${seats.length} Schichten sind jetzt offen`,
      reason === '' ? absences[absence] : `${absences[absence]}: ${reason}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  person_back: ({ name, isOwn, reported }, words) =>
    said(
      isOwn ? 'Die Planung hat deine Abwesenheit beendet' : `${name} ist wieder da`,
      reported ? `Gemeldete Abwesenheit: ${words.span(reported, 'bis')}` : null,
      'Frei gewordene Schichten bleiben offen.',
    ),
  member_left: ({ name, openSeats, openTodos }) =>
    said(
      `${name} hat die Organisation verlassen`,
      openSeats === 0
        ? 'Keine Schicht ist frei geworden.'
        : `${openSeats === 1 ? '1 Schicht ist' : `${openSeats} Schichten sind`} frei geworden.`,
      openTodos === 0 ? null : openTodos === 1 ? '1 Aufgabe bleibt offen.' : `${openTodos} Aufgaben bleiben offen.`,
    ),
  seat_alarm: ({ isFree, seats, ...time }, words) =>
    said(
      `${isFree ? unfilled(seats.length) : unconfirmed(seats.length)}, ${begins(seats, within(time))}`,
      ...seats.map(notice => seat(notice, words)),
    ),
  attendance_late: ({ minutes, ...notice }, words) =>
    said(`Deine Schicht läuft seit ${lengthOf(minutes)}`, 'Bist du da? Dann checke bitte ein.', seat(notice, words)),
  attendance_missing: ({ name, minutes, minutesLeft, ...notice }, words) =>
    minutesLeft === undefined
      ? said(`${name} fehlt seit ${lengthOf(minutes)}`, seat(notice, words))
      : said(
          `${name} ist früher gegangen: In ${notice.groupName} ist niemand im Dienst`,
          seat(notice, words),
          `Die Schicht läuft noch ${lengthOf(minutesLeft)}.`,
        ),
  correction_asked: ({ name, reason, ...notice }, words) =>
    said(`${name} hat eine Stundenkorrektur angefragt`, seat(notice, words), reason && `${name}: ${reason}`),
  correction_settled: ({ isCorrected, name, reason, ...notice }, words) =>
    said(
      isCorrected ? 'Deine Stunden wurden korrigiert' : 'Deine Korrekturanfrage wurde abgelehnt',
      seat(notice, words),
      reason && `${name}: ${reason}`,
    ),
  discord_channel_lost: ({ channel }) =>
    said(
      `Staffel kann in #${channel} nichts mehr posten`,
      'Der Kanal wurde gelöscht, oder die App darf dort nicht schreiben. Prüfe die Rechte der App und sende dann eine Testnachricht.',
    ),
  webhook_paused: ({ host, isGone }) =>
    said(
      isGone ? `Der Webhook an ${host} wurde ausgeschaltet` : `Der Webhook an ${host} wurde pausiert`,
      isGone
        ? 'Der Empfänger nimmt keine Ereignisse mehr an.'
        : 'Seit drei Tagen sind keine Ereignisse angekommen. Prüfe den Empfänger und schalte den Webhook wieder ein.',
    ),
  backup_failed: ({ isTrial, why, night }, words) =>
    said(
      isTrial ? 'Eine Sicherung konnte nicht wiederhergestellt werden' : 'Die nächtliche Sicherung fehlt',
      words.day(night),
      isTrial && why === 'other'
        ? 'Details findest du im Server-Protokoll. Erstelle eine neue Sicherung und teste sie.'
        : {
            room: 'Auf der Festplatte ist zu wenig Platz. Ältere Sicherungen bleiben erhalten.',
            folder: 'Der Sicherungsordner fehlt oder ist schreibgeschützt. Ältere Sicherungen bleiben erhalten.',
            other: 'Den Grund findest du im Server-Protokoll. Ältere Sicherungen bleiben erhalten.',
          }[why],
    ),
  telegram_paused: () =>
    said(
      'Der Bot kann dir nicht mehr schreiben',
      'Du hast den Bot in Telegram blockiert. Hebe die Blockierung auf und schalte Telegram in den Einstellungen wieder ein.',
    ),
  discord_paused: () =>
    said(
      'Die App kann dir in Discord nicht mehr schreiben',
      'Erlaube in Discord Direktnachrichten von Servermitgliedern und schalte Discord in den Einstellungen wieder ein.',
    ),
  todo_assigned: ({ text, assigner, dueDay, dueTime }, words) =>
    said(
      `${assigner} hat dir eine Aufgabe zugewiesen`,
      text,
      dueDay && `Fällig: ${dueTime === null ? words.day(dueDay) : words.moment({ date: dueDay, time: dueTime })}`,
    ),
}

/** Worded by the server alone. */
export const refusals = {
  notFound: 'Diese Benachrichtigung gibt es nicht.',
  notYours: 'Diese Benachrichtigung ist von deiner Organisation vorgegeben.',
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
  allRead: 'Alle als gelesen markiert',
  markRead: 'Als gelesen markieren',
  markUnread: 'Als ungelesen markieren',
  unread: 'Ungelesen',
  open: 'Öffnen',
  more: 'Mehr laden',
  failed: 'Die Änderung konnte nicht gespeichert werden. Versuche es noch einmal.',
  empty: 'Noch nichts Neues. Hier erscheinen Änderungen, die dich betreffen.',
  emptyFilter: 'Keine Benachrichtigungen für diese Auswahl.',
  sentences,
  kinds: {
    shift_assigned: 'Neue Schichten',
    shift_removed: 'Entfallene Schichten',
    shift_reminder: 'Erinnerungen an Schichten',
    vacation_request_approved: 'Urlaub genehmigt',
    vacation_request_rejected: 'Urlaub abgelehnt oder zurückgenommen',
    offer_made: 'Schichtangebote',
    offer_settled: 'Ergebnisse von Angeboten',
    attendance_late: 'Erinnerungen ans Einchecken',
    correction_settled: 'Korrigierte Stunden',
    todo_assigned: 'Neue Aufgaben',
    telegram_paused: 'Telegram pausiert',
    discord_paused: 'Discord pausiert',
    webhook_paused: 'Pausierte Webhooks',
    discord_channel_lost: 'Nicht erreichbare Discord-Kanäle',
    backup_failed: 'Fehlgeschlagene Sicherungen',
    vacation_request_new: 'Neue Urlaubsanträge',
    assignment_declined: 'Abgesagte Schichten',
    assignments_freed: 'Frei gewordene Schichten',
    person_absent: 'Abwesenheiten',
    person_back: 'Rückkehr aus Abwesenheit',
    member_left: 'Ausgetretene Mitglieder',
    offer_waits: 'Freigaben für Tausch und Übernahme',
    seat_alarm: 'Offene und unbestätigte Schichten',
    attendance_missing: 'Fehlende oder früher gegangene Chatter',
    correction_asked: 'Korrekturanfragen',
  } satisfies Record<NotificationKind, string>,
  channels: {
    in_app: 'App',
    push: 'Gerät',
    email: 'E-Mail',
    telegram: 'Telegram',
    discord: 'Discord',
  } satisfies Record<Channel, string>,
  rules: {
    title: 'Regeln der Organisation',
    text: 'Ausgeschaltete Benachrichtigungen bekommt niemand, gesperrte können Mitglieder nicht selbst ein- oder ausschalten.',
    kind: 'Art',
    enabled: 'Aktiv',
    locked: 'Gesperrt',
    enabledOf: (kind: string) => `${kind}: eingeschaltet`,
    lockedOf: (kind: string) => `${kind}: gesperrt`,
    saveFailed: 'Die Regel konnte nicht gespeichert werden. Versuche es noch einmal.',
  },
  own,
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    notifications: typeof de
  }
  interface Refusals {
    notifications: typeof refusals
  }
}
