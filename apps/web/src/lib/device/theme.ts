import { useSyncExternalStore } from 'react'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Shared with public/theme.js, which alone applies a theme to the document. */
export const themeKey = 'butterleaf.theme'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

// Holds the choice where storage is refused (private windows).
let chosenHere: Theme | undefined

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeKey)
    return isTheme(stored) ? stored : 'auto'
  } catch {
    return chosenHere ?? 'auto'
  }
}

export function setTheme(theme: Theme): void {
  chosenHere = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // Storage refused: the theme holds until the page is left.
  }
  window.dispatchEvent(new CustomEvent(themeKey, { detail: theme }))
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(themeKey, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(themeKey, onChange)
    window.removeEventListener('storage', onChange)
  }
}

/** The chosen theme, following changes made here and in other tabs. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'auto')
}
