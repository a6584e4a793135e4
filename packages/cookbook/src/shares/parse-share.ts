import { isNamedShare, type NamedShare } from '@butterleaf/domain/cooking/share'
import { type UnitName, units } from '@butterleaf/domain/kitchen/units'

/** What a step takes of an ingredient, as it is written: `[salt: half]`, `[parmesan: 20 g]`, `[salt: rest]`. */
export type WrittenShare =
  | { said: NamedShare }
  | { said: 'rest' }
  /** Without a unit, pieces. */
  | { said: 'amount'; quantity: number; unit?: UnitName }

/** The same, worked out. */
export type Share = WrittenShare & {
  /** Its part of the whole ingredient, above 0 and at most 1. */
  of: number
}

const glyphs: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
}
const amountPattern = /^(?:(\d+(?:\.\d+)?)? ?([⅛¼⅓½⅔¾])?)(?: ?([a-z-]+))?$/

export const shareRemedy =
  'Write [food: half], third, two thirds, quarter, three quarters, rest, or an amount such as 20 g or 1 tbsp.'

/** Undefined where the words say no share. */
export function parseShare(words: string): WrittenShare | undefined {
  if (words === 'rest' || isNamedShare(words)) return { said: words }
  const [, whole, fraction, unitWord] = amountPattern.exec(words) ?? []
  const quantity = Number(whole ?? 0) + (fraction === undefined ? 0 : glyphs[fraction]!)
  const unit = unitWord === undefined ? undefined : unitCalled(unitWord)
  if (!(quantity > 0) || (unitWord !== undefined && unit === undefined)) return undefined
  return { said: 'amount', quantity, ...(unit && { unit }) }
}

function unitCalled(word: string): UnitName | undefined {
  const names = Object.keys(units) as UnitName[]
  return names.find((name) => name !== 'none' && (name === word || units[name].plural === word))
}
