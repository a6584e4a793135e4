import { readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTheme, setTheme, themeKey, themes, useTheme } from './theme.ts'

const script = readFileSync('apps/web/public/theme.js', 'utf8')
const page = readFileSync('apps/web/app.html', 'utf8')

let isSystemDark = false
const systemListeners = new Set<() => void>()

function turnSystem(dark: boolean) {
  isSystemDark = dark
  for (const listener of systemListeners) listener()
}

/** What the page's head does before anything is painted. */
function loadThemeScript() {
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isSystemDark
    },
    addEventListener: (_type: string, listener: () => void) => systemListeners.add(listener),
  }))
  new Function(script)()
}

const shown = () => [...document.documentElement.classList].join(' ')
const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

function Trial() {
  return <p>{useTheme()}</p>
}

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear()
    isSystemDark = false
    document.head.innerHTML = '<meta name="theme-color" content="">'
  })
  afterEach(() => {
    localStorage.clear()
    setTheme('auto')
    systemListeners.clear()
  })

  it('[APP-6] is auto until chosen, and remembered', () => {
    expect(readTheme()).toBe('auto')
    setTheme('dark')
    expect(localStorage.getItem('butterleaf.theme')).toBe('dark')
    expect(readTheme()).toBe('dark')
  })

  it('[APP-6] is auto where the store holds something strange', () => {
    localStorage.setItem(themeKey, 'mauve')
    expect(readTheme()).toBe('auto')
    loadThemeScript()
    expect(shown()).toBe('light')
  })

  it.each(themes.flatMap((theme) => [true, false].map((dark) => [theme, dark] as const)))(
    '[APP-6] %s with a dark system (%s) is painted right by the script in the head',
    (theme, dark) => {
      localStorage.setItem(themeKey, theme)
      isSystemDark = dark
      loadThemeScript()
      const expected = theme === 'auto' ? (dark ? 'dark' : 'light') : theme
      expect(shown()).toBe(expected)
      expect(document.documentElement.style.colorScheme).toBe(expected)
      expect(themeColor()).toBe(expected === 'dark' ? '#12180f' : '#fbf5e4')
    },
  )

  it('[APP-6] changes at once when set, and follows the system only while auto', () => {
    loadThemeScript()
    setTheme('dark')
    expect(shown()).toBe('dark')
    setTheme('auto')
    turnSystem(true)
    expect(shown()).toBe('dark')
    setTheme('light')
    turnSystem(false)
    turnSystem(true)
    expect(shown()).toBe('light')
  })

  it('[APP-6] follows another tab', () => {
    loadThemeScript()
    render(<Trial />)
    expect(screen.getByText('auto')).toBeTruthy()
    localStorage.setItem(themeKey, 'dark')
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: 'dark' }))
    })
    expect(screen.getByText('dark')).toBeTruthy()
    expect(shown()).toBe('dark')
  })

  it('[APP-6] is applied before the page is painted: the script blocks and stands before any style', () => {
    const at = page.indexOf('<script src="/theme.js"></script>')
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(page.indexOf('</head>'))
    expect(at).toBeGreaterThan(page.indexOf('name="theme-color"'))
  })
})
