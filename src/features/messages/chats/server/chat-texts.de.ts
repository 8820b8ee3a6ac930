import type { ChatService } from '../chat-services.ts'

/** What the bot says about the link itself. Read by people in their messenger, never by the browser. */
export const de = ({ name, slash, showsChatId }: ChatService) => ({
  hello: (chatId: string) =>
    `Hallo, ich bin der Bot von Staffel.\n\nDeine Chat-ID: ${chatId}\n\nVerbinde diesen Chat in Staffel unter „Einstellungen“, „Messenger“: Öffne dort den Link oder gib die Chat-ID ein.`,
  linkedHello: (firstName: string) => `Hallo ${firstName}, dieser Chat ist mit deinem Profil verbunden.`,
  chatIdIs: (chatId: string) => `Deine Chat-ID: ${chatId}`,
  welcome: (firstName: string, organization: string) =>
    `Willkommen, ${firstName}! Dieser Chat ist jetzt mit deinem Profil bei ${organization} verbunden. Hier bekommst du deine Schichten, Erinnerungen und Anfragen.\n\n${slash}schichten zeigt deine nächsten Schichten, ${slash}stumm hält mich eine Weile still, ${slash}stop trennt die Verbindung.`,
  consent: {
    question:
      'Jemand hat die Chat-ID dieses Chats in Staffel bei sich eingetragen. Warst du das selbst? Dann verbinde den Chat mit deinem Profil.\n\nWarst du es nicht, tippe auf „Nein“ oder tu nichts: Dann wird nichts verbunden, und dein Name bleibt verborgen.',
    accept: 'Ja, das war ich: verbinden',
    decline: 'Nein',
    accepted: 'Der Chat ist verbunden.',
    declined: 'In Ordnung, es wird nichts verbunden.',
    gone: 'Diese Anfrage gilt nicht mehr.',
  },
  goodbye: (firstName: string) =>
    `Tschüss, ${firstName}! Dieser Chat ist nicht mehr mit deinem Profil verbunden. Du bekommst hier keine Nachrichten mehr.`,
  codeUnknown: `Dieser Code gilt nicht mehr: Er ist benutzt oder älter als 15 Minuten. Hol dir in Staffel unter „Einstellungen“, „Messenger“ einen neuen.`,
  chatTaken: `Dieser Chat ist schon mit einem anderen Profil verbunden. Schick mir ${slash}stop, um ihn dort zu trennen, und versuch es dann noch einmal.`,
  linkCommand: 'Mit deinem Profil verbinden',
  codeOption: 'Der Code aus Staffel, „Einstellungen“, „Messenger“',
  tooManyCodes: 'Zu viele Versuche. Warte eine Viertelstunde.',
  wroteYou: `Erledigt. Ich habe dir in ${name} eine Nachricht geschrieben.`,
  profileNotFound: 'Zu diesem Code gibt es kein Profil mehr.',
  againActive: (firstName: string) => `Da bin ich wieder, ${firstName}. Ab jetzt schreibe ich dir wieder.`,
  notLinked: `Dieser Chat ist mit keinem Profil verbunden. Verbinde ihn in Staffel unter „Einstellungen“, „Messenger“${showsChatId ? '; /start zeigt deine Chat-ID' : ''}.`,
})
