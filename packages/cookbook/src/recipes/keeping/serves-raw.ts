import { isSafeAlready, rawAisles } from '../../checks/check-doneness.ts'
import type { Judged } from './judged.ts'

const rawKinds = new Set([
  'fish',
  'crustacean',
  'mollusc',
  'beef',
  'lamb',
  'game',
  'pork',
  'chicken',
  'turkey',
  'duck',
])
const rawNames = /\b(tartare?|carpaccio|tiradito|ceviche|crudo|sashimi|poke|aguachile|yukhoe|hoe)\b/i
const rawGrade = /\b(sushi[- ]grade|sashimi[- ]grade)\b/i

/** Raw fish or raw meat on the plate: eaten the day it is bought, and never kept. */
export function servesRaw({ title, technique, ingredients, words }: Judged): boolean {
  const raw = ingredients.filter(
    ({ food, prep = '' }) =>
      rawKinds.has(food.class) && rawAisles.has(food.aisle) && !isSafeAlready(food, prep),
  )
  const said = [words, ...raw.map(({ prep = '', note = '' }) => `${prep} ${note}`)].join(' ')
  return raw.length > 0 && (technique === 'raw' || rawNames.test(title) || rawGrade.test(said))
}
