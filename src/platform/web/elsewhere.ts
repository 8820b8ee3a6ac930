const windows = '[role=dialog], [role=alertdialog]'

/** The focus is in a window over the page, or in a question: keys of the page do nothing behind it. */
export const isInWindow = ({ target }: Event): boolean => target instanceof Element && target.closest(windows) !== null

/** The same, or somebody types, and the field has the keys. */
export const isElsewhere = (event: Event): boolean =>
  isInWindow(event) || (event.target instanceof Element && event.target.closest('input, textarea') !== null)
