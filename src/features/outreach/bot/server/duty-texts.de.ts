/** What the bot says about checking in and out. */
export const de = {
  checkIn: 'Einchecken',
  checkOut: 'Auschecken',
  isPresent: (name: string) => `${name} ist da`,
  now: 'Dein Dienst:',
  nothing: 'Du hast in den nächsten 24 Stunden keine Schicht, in die du einchecken kannst.',
  off: 'In deiner Organisation wird nicht eingecheckt.',
  opens: (time: string) => `Einchecken ab ${time}`,
  since: (time: string) => `eingecheckt seit ${time}`,
  waiting: 'noch nicht eingecheckt',
  ended: 'beendet',
  in: (shift: string) => `✓ Eingecheckt: ${shift}`,
  out: (shift: string) => `✓ Ausgecheckt: ${shift}`,
  present: '✓ Eingetragen: ist da.',
}
