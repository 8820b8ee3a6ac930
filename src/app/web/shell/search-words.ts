/**
 * Other words by which members look for a page or an action in either language: everyday words, English words that Germans
 * use, abbreviations. By address, or by the id of an action.
 */
export const searchWords: Readonly<Record<string, string>> = {
  '/dashboard':
    'Start Startseite Übersicht home heute today Urlaubsanträge genehmigen approve leave requests einstempeln ausstempeln clock in out check Zahltag payday Ansprechpartner Kontakt support help',
  '/availability':
    'Zeiten eintragen wann ich kann verfügbar freie Tage Wünsche Wunschschichten Präferenzen Lieblingsschichten preferences wishes days I can work free times Urlaub vacation holiday time off leave PTO Kalender',
  '/my-shifts':
    'krank krankmelden Krankmeldung kann nicht absagen Ausfall Notfall sick ill call in cancel shift wann arbeite ich mein Dienstplan Einsätze my schedule rota roster next upcoming',
  '/market':
    'tauschen Schicht abgeben übernehmen Extraschicht zusätzliche Schicht Tauschbörse Ersatz swap shifts trade give away pick up extra cover open offers marketplace exchange',
  '/exchange':
    'Vertretung Ersatz suchen ausschreiben offene Plätze freie Schichten Lücken Freigabe genehmigen krank fehlt cover replacement open seats gaps approve absent advertise exchange',
  '/timesheet':
    'Überstunden Arbeitszeit Zeiterfassung Stundenzettel Zeitkonto gearbeitet worked time overtime timesheet time tracking correction Korrektur',
  '/my-pay':
    'Gehalt Lohn Verdienst Geld Bezahlung Auszahlung Lohnzettel Gehaltsabrechnung Provision salary wage payslip payout earnings income money commission bonus statement',
  '/on-duty':
    'wer ist da wer arbeitet gerade jetzt anwesend online Anwesenheit verspätet fehlt nicht erschienen who is working now present attendance late missing no-show live',
  '/handovers': 'Übergabe Übergabenotiz Schichtübergabe Notizen handoff handover notes log shift report',
  '/creator': 'Models Creators Künstler Accounts Profile Kunden Konten clients talents performers OnlyFans',
  '/creator-groups': 'Gruppe Teams Kundengruppen Chattergruppen Besetzung team pods clusters',
  '/schichtplan':
    'Dienstplan Schichtplan Planung planen Einsatzplan Plan drucken veröffentlichen rota roster schedule planner publish print schedule weekly KI AI automatisch auto',
  '/schichtplan/automatisch':
    'KI AI Planung automatisch planen Vorschlag auto schedule optimizer generate plan autopilot',
  '/schedule-overview':
    'Monatsplan Monatsübersicht Gesamtübersicht Kalender month calendar coverage overview heatmap Lücken gaps',
  '/timesheets':
    'Stundenzettel Arbeitszeiten Zeiterfassung Überstunden Monat abschließen timesheets time tracking hours worked overtime close month export',
  '/pay':
    'Lohn Gehalt Löhne Gehälter Lohnabrechnung Stundenlohn Stundensatz Satz Sätze Provision Bonus Abzug Zuschläge payroll wages salaries rate rates hourly commission bonus deduction supplements payout',
  '/balance':
    'fair Fairness Gerechtigkeit Verteilung gleichmäßig Auslastung Nächte Wochenenden workload distribution fairness evenly nights weekends',
  '/team':
    'Mitarbeiter Mitarbeiterin Personal Leute Personen Kollegen Chatter User Benutzer Nutzer staff people members employees users coworkers remove kick ban lock rauswerfen entfernen sperren kündigen Rolle role',
  '/scoreboard':
    'Ranking Rangliste Bestenliste Umsatz Umsätze Verkäufe hochladen Belohnung Prämien leaderboard revenue sales upload rewards stats statistics top',
  '/notifications': 'Posteingang Nachrichten Inbox Meldungen Benachrichtigung messages alerts unread bell',
  '/permissions': 'Rechte Rollen Zugriff Berechtigung erlauben rights roles access allow permission',
  '/todo-management': 'Aufgaben To-do Todo Tasks zuweisen assign tasks',
  '/profile':
    'Name Bild Foto Avatar Zeitzone Kalender Google Kalender iCal Outlook Abo picture photo timezone time zone calendar sync subscribe feed hours wish Stundenwunsch',
  '/settings/language':
    'Deutsch English Dark Mode dunkel hell Design Theme Aussehen Darstellung appearance light translation Sprache',
  '/settings/telegram': 'Telegram Discord Bot Messenger Chat verbinden connect link WhatsApp',
  '/settings/notifications':
    'Push Benachrichtigungen E-Mail Handy Ruhezeit nicht stören stumm Erinnerungen push notifications email phone quiet hours do not disturb mute reminders',
  '/settings/account':
    'Passwort Kennwort E-Mail-Adresse ändern Zwei-Faktor 2FA Authenticator Passkey Sitzungen abmelden überall Konto löschen password change email two factor security sessions devices delete account login Daten export',
  '/organization': 'Agentur Firma Einrichtung einrichten Setup set up company agency checklist',
  '/organization/settings/general':
    'Name Logo Zeitzone Firmenname Sicherheit timezone time zone company name logo security',
  '/organization/settings/platforms': 'OnlyFans Fansly Fanvue Plattform platform',
  '/organization/settings/shifts':
    'Frühschicht Spätschicht Nachtschicht Uhrzeiten Schichtmodell Arbeitszeiten early late night shift hours start end times',
  '/organization/settings/planning':
    'Ruhezeit Regeln maximal Höchststunden Höchstarbeitszeit Wochenstunden max hours rest rules limits consecutive days maximum weekly',
  '/organization/settings/contacts': 'Ansprechpartner Kontakte Notfallkontakt contact person emergency contacts',
  '/organization/settings/discord': 'Discord Server Kanal Channel Community bot',
  '/organization/settings/features':
    'Einchecken einschalten Funktionen Module Zahltag check-in turn on features modules payday scoreboard aktivieren enable',
  '/organization/api':
    'API Schlüssel Token Zugriffstoken Schnittstelle Webhook Zapier key integration developer access token',
  '/organization/audit':
    'Logs Verlauf Änderungen Historie wer hat was geändert activity log history changes audit trail',
  vacation: 'Urlaub frei Ferien freinehmen time off leave holiday PTO days off request',
  sick: 'krank krankmelden Krankmeldung Ausfall absagen sick ill call in unwell cannot come',
  invite:
    'neuer Mitarbeiter hinzufügen anlegen neue Person einladen Onboarding add user new member new hire invite onboarding',
  todos: 'Aufgaben verteilen zuweisen To-dos assign tasks todo task delegate',
  'read-all': 'gelesen mark read',
  handbook: 'Hilfe Anleitung Doku FAQ help docs manual guide how to support',
  light: 'hell light mode Theme Design appearance',
  dark: 'dunkel Dark Mode Nachtmodus night theme Design appearance',
  'sign-out': 'ausloggen Logout log out sign out raus',
}
