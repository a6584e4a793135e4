import { cleanLine } from '../text/clean-text.ts'
import { isLater, type Mark } from './mark.ts'

/** A line that the user wrote; its mark is its tick, and is deleted with it. */
export type OwnLine = Mark & { id: string; text: string }

export type AddedLine =
  | { ok: true; lines: readonly OwnLine[] }
  | { ok: false; reason: 'no-text' | 'text-too-long' | 'too-many-lines' }

export const ownLineLimit = 100
export const ownLineLimitCharacters = 120

const never = 0

/** An id that is there already changes nothing, so that a phone may send it twice. */
export function addOwnLine(lines: readonly OwnLine[], { id, text }: Pick<OwnLine, 'id' | 'text'>): AddedLine {
  if (lines.some((line) => line.id === id)) return { ok: true, lines }
  const oneLine = cleanLine(text).replace(/\s+/g, ' ').trim()
  if (oneLine === '') return { ok: false, reason: 'no-text' }
  if (oneLine.length > ownLineLimitCharacters) return { ok: false, reason: 'text-too-long' }
  if (lines.length >= ownLineLimit) return { ok: false, reason: 'too-many-lines' }
  return { ok: true, lines: [...lines, { id, text: oneLine, checked: false, atMs: never }] }
}

export function removeOwnLine(lines: readonly OwnLine[], id: string): readonly OwnLine[] {
  return lines.filter((line) => line.id !== id)
}

/** SHOP-5: the last mark counts; one of a line that was removed counts for nothing. */
export function markOwnLine(lines: readonly OwnLine[], id: string, mark: Mark): readonly OwnLine[] {
  const { checked, atMs } = mark
  return lines.map((line) => (line.id === id && isLater(mark, line) ? { ...line, checked, atMs } : line))
}
