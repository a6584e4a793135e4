import { useSyncExternalStore } from 'react'
import { device, readText, storeText } from './web-storage.ts'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * Shared with public/theme.js, which alone applies a theme to the document; also the name of the event that tells it of a
 * change.
 */
export const themeKey = 'butterleaf.theme'

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

export function readTheme(): Theme {
  const stored = readText(device, themeKey)
  return isTheme(stored) ? stored : 'auto'
}

export function setTheme(theme: Theme): void {
  storeText(device, themeKey, theme)
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
