import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('apps/web/src/ui/tokens.css', 'utf8')

type Palette = Record<string, string>

function palette(isDark: boolean): Palette {
  const pairs = [...css.matchAll(/--([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)]
  return Object.fromEntries(
    pairs.map(([, name, light, dark, both]) => [name, both ?? (isDark ? dark : light)]),
  )
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Relative luminance after WCAG 2.2. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: number[], back: number[]): number {
  const [dark = 0, light = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const texts = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink', 'hairline'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'sunk'],
  ['leaf', 'paper'],
  ['leaf', 'surface'],
  ['paprika', 'paper'],
  ['paprika', 'surface'],
  ['on-leaf', 'leaf'],
  ['on-paprika', 'paprika'],
  ['on-butter', 'butter'],
  ['paper', 'ink'],
] as const

// The ring around what has the focus, on everything it may lie on (WCAG 2.2, 1.4.11 and 2.4.13).
const rings = [
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunk'],
  ['focus', 'hairline'],
  ['on-butter', 'butter'],
  ['paper', 'ink'],
] as const

// Frames and the parts of drawings that carry meaning.
const shapes = [
  ['line', 'surface'],
  ['line', 'paper'],
  ['leaf', 'hairline'],
  ['leaf', 'sunk'],
] as const

describe.each([
  ['light', false],
  ['dark', true],
] as const)('the %s palette', (_name, isDark) => {
  const colours = palette(isDark)
  const ratio = (front: string, back: string) =>
    contrast(channels(colours[front] ?? ''), channels(colours[back] ?? ''))

  it.each(texts)('%s on %s is readable text (4.5)', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(rings)('%s against %s is a visible focus ring (3)', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3)
  })

  it('the focus ring has a color of its own, far from the one of errors', () => {
    const [ring, error] = [channels(colours.focus ?? ''), channels(colours.paprika ?? '')]
    expect(Math.hypot(...ring.map((part, at) => part - (error[at] ?? 0)))).toBeGreaterThan(0.5)
    expect(Object.values(colours).filter((colour) => colour === colours.focus)).toHaveLength(1)
  })

  it.each(shapes)('%s against %s is a visible shape (3)', (front, back) => {
    expect(ratio(front, back)).toBeGreaterThanOrEqual(3)
  })

  it('leaf on its own 15 % tint over the surface is readable text', () => {
    const leaf = channels(colours.leaf ?? '')
    const surface = channels(colours.surface ?? '')
    const tint = leaf.map((part, at) => part * 0.15 + (surface[at] ?? 0) * 0.85)
    expect(contrast(leaf, tint)).toBeGreaterThanOrEqual(4.5)
  })
})

it.each(['apps/web/src/app.css', 'apps/web/src/identity.css'])(
  '%s rings what has the focus in that color',
  (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/:focus-visible \{\s+outline: 3px solid var\(--focus\);/)
  },
)
