import type { Finding } from '../reading/fault.ts'

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety'
const timeInWords = new RegExp(
  String.raw`(?:\b(?:\d+(?:\.\d+)?|${numberWords})|[¼½¾])(?:\s*(?:-|–|to|or)\s*(?:\d+|${numberWords}))?[\s-]*(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)\b|\bhalf an hour\b`,
  'gi',
)
const temperatureInWords = /\d+\s*(?:°|º|degrees?\b)\s*[CF]?|\b\d{2,3}\s?[CF]\b/g

const amountBefore = String.raw`(?:\b(?:\d+(?:\.\d+)?|one|two|three|four|six|half an?)|[¼½¾⅓⅔])\s*`
/** "Scoop with a teaspoon" and "into a cup" name tools. */
const spoonsInWords = new RegExp(
  String.raw`${amountBefore}(?:tsp|tbsp|(?:tea|table)spoons?|cups? of)\b|\ban? (?:(?:tea|table)spoon(?:ful)?|cup) of\b`,
  'gi',
)
const countedPlates =
  /\b(?:two|three|four|six|eight|both|[2-9])\s+(?:\p{L}+ )?(?:plates|bowls|glasses|mugs|servings|portions|people|ramekins|jars)\b/giu

/** What a step says in plain words that cook mode would have to know. */
export function looseFigures(words: string): Finding[] {
  return [...clockFigures(words), ...spoonFigures(words), ...plateCounts(words), ...looseSizes(words)]
}

/** "1 tsp of the salt" stays 1 tsp when the dish is cooked for six. */
function spoonFigures(words: string): Finding[] {
  return (words.match(spoonsInWords) ?? []).map((found) => ({
    what: `"${found}" does not grow with the servings.`,
    remedy: 'Say half, a third, most or the rest of it, or list the food twice, once in a group of its own.',
  }))
}

/** Dinner for two on two plates is dinner for six on two plates. */
function plateCounts(words: string): Finding[] {
  return (words.match(countedPlates) ?? []).map((found) => ({
    what: `"${found}" does not grow with the servings.`,
    remedy: 'Say plates, each plate, or among the bowls.',
  }))
}

/** "Simmer 20 minutes" in plain words: cook mode could set no timer, and °F could not be shown beside °C. */
function clockFigures(words: string): Finding[] {
  const times = (words.match(timeInWords) ?? []).map((found) => ({
    what: `"${found}" is a time in plain words.`,
    remedy: `Write it as a timer: ${timerFor(found)}.`,
  }))
  const temperatures = (words.match(temperatureInWords) ?? []).map((found) => ({
    what: `"${found.trim()}" is a temperature in plain words.`,
    remedy: `Write it in braces: ${temperatureFor(found)}.`,
  }))
  return [...times, ...temperatures]
}

function timerFor(found: string): string {
  const figure = /\d+/.exec(found)?.[0] ?? '20'
  const unit = /h(ou)?rs?|\bh\b/i.test(found) ? 'h' : /sec/i.test(found) ? 's' : 'min'
  return `{${figure} ${unit}}`
}

function temperatureFor(found: string): string {
  const figure = Number(/\d+/.exec(found)?.[0] ?? 200)
  const celsius = /F\s*$/.test(found) ? Math.round((figure - 32) / 1.8 / 5) * 5 : figure
  return `{${celsius} °C}`
}

const loneCentimeters = /\d+(?:\.\d+)?\s?cm\b(?![^.;]{0,16}\([^)]*\b(?:in|ft)\))/g
const bothRulers = /(\d+(?:\.\d+)?)\s?cm \((\d*(?:\.\d+)?)([¼½¾⅓⅔]?) in\)/g
const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
const handWidthCm = 10

/** Half of the cooks have a ruler in inches, and it must measure the same. */
export function looseSizes(words: string): Finding[] {
  const lone = (words.match(loneCentimeters) ?? []).map((found) => ({
    what: `"${found}" is a size without inches.`,
    remedy: `Write it as ${found} (${inchesOf(Number.parseFloat(found))} in).`,
  }))
  const unlike = [...words.matchAll(bothRulers)]
    .filter(([, cm, whole, part]) => !isAlike(Number(cm), Number(whole) + (fractions[part ?? ''] ?? 0)))
    .map(([found, cm]) => ({
      what: `"${found}" is two sizes.`,
      remedy: `Write ${cm} cm (${inchesOf(Number(cm))} in).`,
    }))
  return [...lone, ...unlike]
}

function isAlike(cm: number, inches: number): boolean {
  return Math.abs(inches * 2.54 - cm) <= (cm < handWidthCm ? 0.4 : 0.8)
}

/** To the quarter below the width of a hand, to the half above: as marked on rulers and pans. */
function inchesOf(cm: number): string {
  const parts = cm < handWidthCm ? 4 : 2
  const quarters = (Math.round((cm / 2.54) * parts) / parts) * 4
  const whole = Math.floor(quarters / 4)
  return `${whole === 0 ? '' : whole}${['', '¼', '½', '¾'][quarters % 4]}`
}
