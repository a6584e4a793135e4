import { isMap, isScalar, isSeq, type Node } from 'yaml'
import { oneOfWords, suggestion } from './nearest.ts'
import type { Reading } from './yaml-reading.ts'

/** A map of free keys to positive numbers, such as a food's measures. */
export function readNumbers(reading: Reading, node: Node | undefined, what: string): Map<string, number> {
  const numbers = new Map<string, number>()
  if (!node) return numbers
  if (!isMap(node)) {
    reading.fault(node, `${what} are not a list of fields.`, 'Write them as { cup: 240, tbsp: 15 }.')
    return numbers
  }
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '?'
    const number = isScalar(value) ? value.value : undefined
    if (typeof number === 'number' && number > 0 && Number.isFinite(number)) numbers.set(name, number)
    else
      reading.fault(key as Node, `${what}: "${name}" is not a number above 0.`, 'Write grams, such as 240.')
  }
  return numbers
}

export function readText(reading: Reading, node: Node | undefined, what: string): string | undefined {
  if (!node) return undefined
  const value = isScalar(node) ? node.value : undefined
  if (typeof value === 'string' && value.trim() !== '' && value === value.trim()) return value
  const remedy =
    typeof value === 'number' ? `Quote it: "${value}".` : 'Write it as plain text, without spaces around it.'
  reading.fault(node, `${what} is not a text.`, remedy)
  return undefined
}

type NumberRange = { from: number; to: number; isWhole?: boolean }

export function readNumber(
  reading: Reading,
  node: Node | undefined,
  what: string,
  { from, to, isWhole = false }: NumberRange,
): number | undefined {
  if (!node) return undefined
  const value = isScalar(node) ? node.value : undefined
  const isFine =
    typeof value === 'number' && value >= from && value <= to && (!isWhole || Number.isInteger(value))
  if (isFine) return value
  const shown = isScalar(node) ? ` (${String(value)})` : ''
  const kind = isWhole ? 'a whole number' : 'a number'
  reading.fault(node, `${what}${shown} is not ${kind} from ${from} to ${to}.`, `Write ${kind} in that range.`)
  return undefined
}

export function readBoolean(reading: Reading, node: Node | undefined, what: string): boolean {
  if (!node) return false
  if (isScalar(node) && typeof node.value === 'boolean') return node.value
  reading.fault(node, `${what} is neither true nor false.`, 'Write true, or leave the field out.')
  return false
}

export function readOneOf<Word extends string>(
  reading: Reading,
  node: Node | undefined,
  what: string,
  words: readonly Word[],
): Word | undefined {
  if (!node) return undefined
  const value = isScalar(node) ? node.value : undefined
  const word = words.find((candidate) => candidate === value)
  if (word !== undefined) return word
  const shown = isScalar(node) ? ` "${String(value)}"` : ''
  const all = words.length <= 8 ? `Write ${oneOfWords(words)}.` : `Write one of: ${words.join(', ')}.`
  reading.fault(node, `${what}${shown} is not known.`, suggestion(String(value), words, all))
  return undefined
}

export function readList(reading: Reading, node: Node | undefined, what: string): Node[] {
  if (!node) return []
  if (isSeq(node)) return node.items as Node[]
  reading.fault(node, `${what} is not a list.`, 'Write it as a list: "- …" lines, or [ … ].')
  return []
}

/** A list of known words, each at most once. */
export function readWords<Word extends string>(
  reading: Reading,
  node: Node | undefined,
  what: string,
  words: readonly Word[],
): Word[] {
  const read: Word[] = []
  for (const item of readList(reading, node, what)) {
    const word = readOneOf(reading, item, `${what}:`, words)
    if (word === undefined) continue
    if (read.includes(word)) reading.fault(item, `${what}: "${word}" is there twice.`, 'Keep it once.')
    else read.push(word)
  }
  return read
}
