// not in the browser's storage: a fresh page, such as the one after signing out, knows nothing of it
let last = '/'

/** Remembers the page shown behind the sign-in, so that the handbook leads back to it. */
export function rememberInside(href: string): void {
  // the frame of the app still stands while the way to the handbook begins
  if (!href.startsWith('/handbook')) last = href
}

/** The page shown last behind the sign-in. */
export const lastInside = (): string => last
