const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'staffel.theme'
const prefersDark = matchMedia('(prefers-color-scheme: dark)')

export function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
  return themes.find(theme => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  apply()
}

function apply(): void {
  const theme = chosenTheme()
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

// before the first paint: the policy allows no inline script, so this module is imported first
apply()
prefersDark.addEventListener('change', apply)
