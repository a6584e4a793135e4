import type { Finding } from '../reading/fault.ts'

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety'
const timeInWords = new RegExp(
  String.raw`(?:\b(?:\d+(?:\.\d+)?|${numberWords})|[¼½¾])(?:\s*(?:-|–|to|or)\s*(?:\d+|${numberWords}))?[\s-]*(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)\b|\bhalf an hour\b`,
  'gi',
)
const temperatureInWords = /\d+\s*(?:°|º|degrees?\b)\s*[CF]?|\b\d{2,3}\s?[CF]\b/g

/** "Simmer 20 minutes" in plain words: cook mode could set no timer, and °F could not be shown beside °C. */
export function looseFigures(words: string): Finding[] {
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
