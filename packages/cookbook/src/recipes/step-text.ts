import type { Finding } from '../reading/fault.ts'

export type StepPart =
  | { kind: 'text'; text: string }
  /** A use of an ingredient; with words of its own ("the yolks"), or shown by the food's name. */
  | { kind: 'food'; food: string; words?: string }
  | { kind: 'timer'; seconds: number }
  | { kind: 'temperature'; celsius: number }

const markPattern = /\[([^[\]]*)\]|\{([^{}]*)\}/g
const foodPattern = /^([a-z0-9-]+)(?:\|([^|]*[^|\s][^|]*))?$/
const timerPattern = /^(?:(\d+) h)?(?: ?(\d+) min)?(?: ?(\d+) s)?$/
const temperaturePattern = /^(\d+) °C$/

const longestTimerSeconds = 72 * 3600
const coldestCelsius = 30
const hottestCelsius = 300

/** Takes a step apart into text, foods, timers and temperatures, with everything that is wrong in it. */
export function parseStep(text: string): { parts: StepPart[]; findings: Finding[] } {
  const parts: StepPart[] = []
  const findings: Finding[] = []
  let end = 0
  for (const match of text.matchAll(markPattern)) {
    pushText(parts, text.slice(end, match.index))
    end = match.index + match[0].length
    const part = match[1] === undefined ? figureIn(match[2]!) : foodIn(match[1])
    if ('what' in part) findings.push(part)
    else parts.push(part)
  }
  pushText(parts, text.slice(end))
  if (/[[\]{}]/.test(plainWords(parts))) {
    findings.push({
      what: 'A bracket stands alone.',
      remedy: 'Write [food-id], [food-id|words], {8 min} or {200 °C}.',
    })
  }
  return { parts, findings }
}

/** The words between the marks. */
export function plainWords(parts: readonly StepPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : ' ')).join('')
}

function pushText(parts: StepPart[], text: string): void {
  if (text !== '') parts.push({ kind: 'text', text })
}

function foodIn(mark: string): StepPart | Finding {
  const [, food, words] = foodPattern.exec(mark) ?? []
  if (food === undefined) {
    return { what: `"[${mark}]" marks no food.`, remedy: 'Write [food-id] or [food-id|words of your own].' }
  }
  return words === undefined ? { kind: 'food', food } : { kind: 'food', food, words }
}

function figureIn(mark: string): StepPart | Finding {
  const celsius = Number(temperaturePattern.exec(mark)?.[1])
  if (celsius >= coldestCelsius && celsius <= hottestCelsius) return { kind: 'temperature', celsius }
  const [, hours = 0, minutes = 0, seconds = 0] = timerPattern.exec(mark) ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (total > 0 && total <= longestTimerSeconds) return { kind: 'timer', seconds: total }
  const limits = `${coldestCelsius} to ${hottestCelsius} °C, timers up to 72 h`
  return {
    what: `"{${mark}}" is no time and no temperature.`,
    remedy: `Write {8 min}, {1 h 30 min}, {30 s} or {200 °C} (${limits}).`,
  }
}
