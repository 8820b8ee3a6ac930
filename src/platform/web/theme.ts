const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'staffel.theme'

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
  return themes.find(theme => theme === stored) ?? 'system'
}

/** Kept on this device; `public/theme.js`, which runs before the first paint, reads it and does it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  dispatchEvent(new Event('staffel:theme'))
}
