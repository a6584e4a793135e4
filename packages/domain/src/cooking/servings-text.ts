import { quantityText } from '../kitchen/amount-text.ts'

/** "½ serving", "1 serving", "1 ½ servings". */
export function servingsText(servings: number): string {
  return `${quantityText(servings, 'piece')} ${servings > 1 ? 'servings' : 'serving'}`
}
