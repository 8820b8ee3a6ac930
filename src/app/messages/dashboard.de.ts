/** What the first screen after signing in says by itself; its widgets have their own. */
export const de = {
  title: (name: string) => `Hallo ${name}`,
  empty: 'Für deine Rolle ist hier nichts freigeschaltet.',
}

declare module '#kit/catalogue.ts' {
  interface Catalogue {
    dashboard: typeof de
  }
}
