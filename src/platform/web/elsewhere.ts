const windows = '[role=dialog], [role=alertdialog]'
/** Over all of the page: what lies behind is not seen. */
const covering = '[data-modal], [role=alertdialog]'
const fields = 'input, textarea'

const isWithin = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null

/** The focus is in a window over the page, or in a question: keys of the page do nothing behind it. */
export const isInDialog = (event: Event): boolean => isWithin(event, windows)

/** The same, or somebody types, and the field has the keys. */
export const isInDialogOrField = (event: Event): boolean => isWithin(event, `${windows}, ${fields}`)

/** Of what is not seen nothing is taken back; a small window beside its seat covers nothing. A field takes back its own typing. */
export const isInModalOrField = (event: Event): boolean => isWithin(event, `${covering}, ${fields}`)
