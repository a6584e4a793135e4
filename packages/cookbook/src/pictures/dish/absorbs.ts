import type { Absorbs } from './dish-form.ts'
import type { SeenFood } from './seen-food.ts'

const BATTER_CLASSES = new Set([
  'egg',
  'dairy',
  'cheese',
  'flour',
  'leavening',
  'sweetener',
  'oil',
  'animal-fat',
  'supplement',
  'thickener',
  'vinegar',
  'alcohol',
  'water',
  'stock',
  'sauce',
])
const BATTER_PARTS = new Set(['liquid', 'hidden', 'dust', 'melt', 'cream', 'aromatic'])
const MIXED_PARTS = new Set(['main', 'aromatic', 'melt', 'cream', 'dust', 'hidden'])

/** Whether a food has vanished into what the dish is made of. */
export function isAbsorbed(food: SeenFood, absorbs: Absorbs): boolean {
  if (food.isFinish || (food.isBeside && food.look.part !== 'hidden')) return false
  // A sauce the mixture is served in is no part of the mixture.
  if (absorbs === 'mixture' && food.look.part === 'liquid' && food.gramsPerServing >= 20) return false
  switch (absorbs) {
    case 'nothing':
      return false
    case 'everything':
      return true
    case 'batter':
      return BATTER_CLASSES.has(food.ingredient.class) || BATTER_PARTS.has(food.look.part)
    case 'mixture':
      return (
        MIXED_PARTS.has(food.look.part) ||
        BATTER_CLASSES.has(food.ingredient.class) ||
        food.look.glyph === 'crumbs'
      )
  }
}
