// Loaded before the first paint, on its own: the policy allows no script inside the page.
{
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const chosen = localStorage.getItem('staffel.theme')
    const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark.matches)
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
    document.querySelector('meta[name=theme-color]').content = isDark ? '#0d0e12' : '#f6f7f9'
  }
  apply()
  prefersDark.addEventListener('change', apply)
  // chosen here, or in another tab
  addEventListener('staffel:theme', apply)
  addEventListener('storage', apply)
}
