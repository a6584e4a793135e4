// Loaded in the head, before the first paint: a page that is going to be dark must not flash light.
// lib/device/theme.ts stores the choice and says so by an event of the same name as the key.
;(() => {
  const key = 'butterleaf.theme'
  const papers = { light: '#fbf5e4', dark: '#12180f' }
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  let theme = 'auto'

  function read() {
    try {
      theme = localStorage.getItem(key) ?? 'auto'
    } catch {
      // Storage refused: keep what was chosen on this page.
    }
  }

  function apply() {
    const shown = theme === 'dark' || (theme !== 'light' && systemDark.matches) ? 'dark' : 'light'
    const root = document.documentElement
    root.classList.toggle('dark', shown === 'dark')
    root.classList.toggle('light', shown === 'light')
    root.style.colorScheme = shown
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = papers[shown]
  }

  read()
  apply()
  systemDark.addEventListener('change', apply)
  window.addEventListener(key, (event) => {
    theme = event.detail
    apply()
  })
  window.addEventListener('storage', (event) => {
    if (event.key !== key && event.key !== null) return
    read()
    apply()
  })
})()
