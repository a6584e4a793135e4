import type { Finding } from '../reading/fault.ts'
import { parseShare, type Share, shareRemedy, type WrittenShare } from '../shares/parse-share.ts'

type Part<SomeShare> =
  | { kind: 'text'; text: string }
  /** A use of an ingredient, or of a share of it; with words of its own ("the yolks"), or shown by the food's name. */
  | { kind: 'food'; food: string; share?: SomeShare; words?: string }
  | { kind: 'timer'; seconds: number }
  | { kind: 'temperature'; celsius: number }

/** As a file says it; what a share comes to is known once its ingredient is weighed. */
export type WrittenPart = Part<WrittenShare>
export type StepPart = Part<Share>

const markPattern = /\[([^[\]]*)\]|\{([^{}]*)\}/g
const foodPattern = /^([a-z0-9-]+)(?:: ([^|]+))?(?:\|([^|]*[^|\s][^|]*))?$/
const timerPattern = /^(?:(\d+) h)?(?: ?(\d+) min)?(?: ?(\d+) s)?$/
const temperaturePattern = /^(\d+) °C$/

const longestTimerSeconds = 72 * 3600
const coldestCelsius = 30
const hottestCelsius = 300

/** Takes a step apart into text, foods, timers and temperatures, with everything that is wrong in it. */
export function parseStep(text: string): { parts: WrittenPart[]; findings: Finding[] } {
  const parts: WrittenPart[] = []
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
export function plainWords(parts: readonly WrittenPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : ' ')).join('')
}

function pushText(parts: WrittenPart[], text: string): void {
  if (text !== '') parts.push({ kind: 'text', text })
}

function foodIn(mark: string): WrittenPart | Finding {
  const [, food, shareWords, words] = foodPattern.exec(mark) ?? []
  if (food === undefined) {
    return { what: `"[${mark}]" marks no food.`, remedy: 'Write [food-id] or [food-id|words of your own].' }
  }
  const share = shareWords === undefined ? undefined : parseShare(shareWords)
  if (shareWords !== undefined && !share)
    return { what: `"[${mark}]" says no share of ${food}.`, remedy: shareRemedy }
  return { kind: 'food', food, ...(share && { share }), ...(words !== undefined && { words }) }
}

function figureIn(mark: string): WrittenPart | Finding {
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
