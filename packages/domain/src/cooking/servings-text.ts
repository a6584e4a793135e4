import { fractionText } from '../kitchen/fraction-text.ts'

/** "½ serving", "1 serving", "1 ½ servings". */
export function servingsText(servings: number): string {
  return `${fractionText(servings)} ${servings > 1 ? 'servings' : 'serving'}`
}
