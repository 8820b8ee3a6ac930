/** Beside the messages: the server words refusals, the browser does not load them. */
export const refusals = {
  busy: 'Gerade wird zu viel auf einmal zu Papier gebracht. Versuch es in einer Minute noch einmal.',
}

declare module '#kit/catalogue.ts' {
  interface Refusals {
    papers: typeof refusals
  }
}
