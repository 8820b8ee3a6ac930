const key = 'staffel.last'

/** Stores the page that this tab shows behind the sign-in, so that the handbook leads back to it. */
export function rememberInside(href: string): void {
  // the frame of the app still stands while the way to the handbook begins
  if (!href.startsWith('/handbook')) sessionStorage.setItem(key, href)
}

/** The page that this tab showed last behind the sign-in. */
export const lastInside = (): string => sessionStorage.getItem(key) ?? '/'
