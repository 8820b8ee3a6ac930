/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  busy: 'Gerade werden zu viele Dokumente erstellt. Versuche es in einer Minute noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    papers: typeof refusals
  }
}
