import { hashText } from '@butterleaf/domain/chance/seeded-random'
import type { Dish } from '../dish/read-dish.ts'
import type { Look } from '../foods/food-look.ts'
import { isVesselId, type VesselId } from './vessel-id.ts'
import { VESSEL_RULES, type VesselRule } from './vessel-rules.ts'

export function chooseVessel(dish: Dish): VesselId {
  if (isVesselId(dish.recipe.vesselHint)) return dish.recipe.vesselHint
  const chance = hashText(`${dish.recipe.id} vessel`)
  const formed = dish.form.vessels[chance % Math.max(1, dish.form.vessels.length)]
  if (formed) return formed
  const rule = VESSEL_RULES.find(
    (candidate) => fits(candidate, dish) && chance % 10 < (candidate.ofTen ?? 10),
  )
  const vessel = rule?.vessel ?? vesselOfContents(dish, chance)
  return vessel === 'skillet' && rule?.within !== 'title' && hasRawSides(dish) ? 'plate' : vessel
}

const RAW = new Set<Look['glyph']>([
  'cucumber',
  'cucumber-stick',
  'avocado-half',
  'avocado-slice',
  'radish-slice',
  'celery-stick',
  'guacamole',
  'kraut',
  'rocket',
  'romaine',
  'butter-lettuce',
  'mixed-leaf',
  'watercress',
  'endive',
  'radicchio',
])

/** Salad and cold sides are never served in a hot pan. */
function hasRawSides(dish: Dish): boolean {
  return dish.foods.some((food) => RAW.has(food.look.glyph) && food.gramsPerServing > 12)
}

function fits(rule: VesselRule, dish: Dish): boolean {
  if (rule.category !== undefined && rule.category !== dish.recipe.category) return false
  return rule.words.test(rule.within === 'title' ? dish.title : dish.text)
}

/** With no word to go by, wet dishes and sweet spoonfuls go into a bowl, the rest on a plate. */
function vesselOfContents(dish: Dish, chance: number): VesselId {
  const wetGrams = dish.foods
    .filter((food) => food.look.part === 'liquid')
    .reduce((sum, food) => sum + food.gramsPerServing, 0)
  if (dish.form.layout === 'sauced') return chance % 3 === 0 ? 'skillet' : 'bowl'
  if (dish.form.layout === 'jumble') return chance % 2 === 0 ? 'skillet' : 'bowl'
  if (wetGrams > 180) return 'bowl'
  const isSpooned = dish.foods.some((food) => food.look.part === 'cream' && food.gramsPerServing > 60)
  if (isSpooned && dish.recipe.category !== 'dinner') return 'bowl'
  return 'plate'
}
