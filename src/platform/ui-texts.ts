/** The few sentences that controls need by themselves; the app gives them in the reader's language. */
export interface UiTexts {
  readonly close: string
  /** Where what was told stands. */
  readonly toasts: string
  readonly cancel: string
  readonly loadFailed: string
  /** In the place of what takes a connection to be read. */
  readonly away: string
  readonly retry: string
  readonly search: string
  readonly nothingFound: string
  readonly loading: string
  readonly moveUp: (name: string) => string
  readonly moveDown: (name: string) => string
  readonly moved: (name: string, place: number, of: number) => string
  readonly saving: string
  /** For a connection. */
  readonly waiting: string
  /** At a time of day on the reader's clock, HH:MM. */
  readonly saved: (time: string) => string
  readonly notSaved: string
  /** Over what was read before the connection was lost. */
  readonly asOf: (time: string) => string
  readonly more: string
  readonly less: string
  /** A field for a day: its calendar, and how a day is written. */
  readonly date: {
    readonly open: string
    /** One letter for each part in the pattern of a date. */
    readonly letters: { readonly day: string; readonly month: string; readonly year: string }
    readonly wrong: string
  }
  /** Says which whole numbers a field allows. */
  readonly wholeNumber: (min: number, max: number) => string
  /** Over what another has saved of what one has typed. */
  readonly newer: { readonly title: string; readonly hint: string }
  /** Before what was typed is lost. */
  readonly unsaved: UnsavedTexts
  /** Of a search; without it "close" stands in. */
  readonly clear?: string
}

/** Asked before something is lost. */
export interface UnsavedTexts {
  readonly title: string
  readonly text: string
  readonly discard: string
  readonly stay: string
}
