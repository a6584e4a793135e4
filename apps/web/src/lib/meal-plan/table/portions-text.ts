import { fractionText } from '@butterleaf/domain/kitchen/fraction-text'

export type Portion = Readonly<{ name: string; servings: number }>

/** [TOG-3] "you 1 ½, Kim 2, Tim none" */
export function portionsText(portions: readonly Portion[]): string {
  return portions
    .map(({ name, servings }) => `${name} ${servings > 0 ? fractionText(servings) : 'none'}`)
    .join(', ')
}
