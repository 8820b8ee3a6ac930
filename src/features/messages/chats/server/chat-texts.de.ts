import type { ChatService } from '../chat-services.ts'

/** What the bot says about the link itself. Read by people in their messenger, never by the browser. */
export const de = ({ name, slash, showsChatId }: ChatService) => ({
  hello: (chatId: string) =>
    `Hallo, ich bin der Staffel-Bot.\n\nDeine Chat-ID: ${chatId}\n\nVerbinde diesen Chat in Staffel unter „Einstellungen → Messenger“: Öffne dort den Link oder gib die Chat-ID ein.`,
  linkedHello: (firstName: string) => `Hallo ${firstName}, dieser Chat ist mit deinem Profil verbunden.`,
  chatIdIs: (chatId: string) => `Deine Chat-ID: ${chatId}`,
  welcome: (firstName: string, organization: string) =>
    `Willkommen, ${firstName}! Dieser Chat ist jetzt mit deinem Profil bei ${organization} verbunden. Hier bekommst du deine Schichten, Erinnerungen und Anfragen.\n\n${slash}schichten zeigt deine nächsten Schichten, ${slash}stumm schaltet mich eine Weile stumm, ${slash}stop trennt die Verbindung.`,
  consent: {
    question:
      'Jemand hat die ID dieses Chats in Staffel eingegeben. Warst du das? Dann verbinde den Chat mit deinem Profil.\n\nWenn nicht, tippe auf „Nein“ oder ignoriere diese Nachricht. Dann wird nichts verbunden, und dein Name bleibt verborgen.',
    accept: 'Ja, Chat verbinden',
    decline: 'Nein',
    accepted: 'Der Chat ist verbunden.',
    declined: 'In Ordnung, es wird nichts verbunden.',
    gone: 'Diese Anfrage gilt nicht mehr.',
  },
  goodbye: (firstName: string) =>
    `Tschüss, ${firstName}! Dieser Chat ist nicht mehr mit deinem Profil verbunden. Du bekommst hier keine Nachrichten mehr.`,
  codeUnknown: `Dieser Code gilt nicht mehr: Er wurde schon benutzt oder ist älter als 15 Minuten. Erstelle in Staffel unter „Einstellungen → Messenger“ einen neuen.`,
  chatTaken: `Dieser Chat ist schon mit einem anderen Profil verbunden. Schick mir ${slash}stop, um diese Verbindung zu trennen, und versuche es dann noch einmal.`,
  linkCommand: 'Mit deinem Profil verbinden',
  codeOption: 'Der Code aus Staffel („Einstellungen → Messenger“)',
  tooManyCodes: 'Zu viele Versuche. Versuche es in 15 Minuten noch einmal.',
  wroteYou: `Erledigt. Ich habe dir in ${name} eine Nachricht geschrieben.`,
  profileNotFound: 'Das Profil zu diesem Code gibt es nicht mehr.',
  againActive: (firstName: string) => `Da bin ich wieder, ${firstName}. Du bekommst hier wieder Nachrichten.`,
  notLinked: `Dieser Chat ist mit keinem Profil verbunden. Verbinde ihn in Staffel unter „Einstellungen → Messenger“${showsChatId ? '; /start zeigt deine Chat-ID' : ''}.`,
})
