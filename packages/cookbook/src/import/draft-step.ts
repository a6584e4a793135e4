import type { MatchedIngredient } from './match-ingredient.ts'

const unitSeconds = { h: 'h', m: 'min', s: 's' } as const
const timePattern =
  /\b(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(hours?|hrs?|h|minutes?|mins?|min|seconds?|secs?)\b/gi
const temperaturePattern =
  /\b(\d{2,3})\s*(?:(?:°|º|degrees?)\s*)?([CF])(?:elsius|ahrenheit)?\b(?:\s*[(/]\s*\d{2,3}\s*(?:(?:°|º|degrees?)\s*)?[CF](?:elsius|ahrenheit)?\b\s*\)?)?/g

/** A found step in our notation: timers, temperatures in °C, and marks on the words that name an ingredient. */
export function draftStep(text: string, ingredients: readonly MatchedIngredient[]): string {
  const figures = text
    .replace(/[[\]{}]/g, '')
    .replace(
      temperaturePattern,
      (_, degrees: string, scale: string) => `{${celsius(Number(degrees), scale)} °C}`,
    )
    .replace(timePattern, (_, from: string, to: string | undefined, unit: string) => {
      const short = unitSeconds[unit[0]!.toLowerCase() as keyof typeof unitSeconds]
      return to === undefined ? `{${from} ${short}}` : `{${from} ${short}} to {${to} ${short}}`
    })
  return ingredients.reduce(markFirst, figures)
}

/** The first mention only, by the whole name or by its last word; what is marked already stays. */
function markFirst(text: string, { foodId, name }: MatchedIngredient): string {
  const lower = name.toLowerCase()
  const last = lower.split(/\s+/).at(-1) ?? ''
  for (const words of [lower, last].filter((word) => word.length > 2)) {
    const singular = words.replace(/(es|s)$/, '')
    // Most steps name few of the ingredients: making the pattern is the dear part.
    if (!text.toLowerCase().includes(singular)) continue
    const pattern = new RegExp(`(^|[^\\p{L}|[-])(${escaped(singular)}(?:e?s)?)(?![\\p{L}\\]-])`, 'iu')
    if (pattern.test(withoutMarks(text)))
      return text.replace(pattern, (_, before: string, found: string) => `${before}[${foodId}|${found}]`)
  }
  return text
}

function withoutMarks(text: string): string {
  return text.replace(/\[[^\]]*\]/g, ' ')
}

/** Hotter is an oven's, which is set in steps of five; a thermometer in the meat is read to one. */
const hottestInsideCelsius = 120

function celsius(degrees: number, scale: string): number {
  if (scale === 'C') return degrees
  const exact = (degrees - 32) / 1.8
  return exact < hottestInsideCelsius ? Math.round(exact) : Math.round(exact / 5) * 5
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
