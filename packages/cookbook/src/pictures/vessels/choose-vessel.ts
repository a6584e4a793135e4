import { hashText } from '@butterleaf/domain/chance/seeded-random'
import type { Dish } from '../dish/read-dish.ts'
import type { Look } from '../foods/food-look.ts'
import { isVesselId, type VesselId } from './vessel-id.ts'

export function chooseVessel(dish: Dish): VesselId {
  if (dish.recipe.brief?.vessel) return dish.recipe.brief.vessel
  if (isVesselId(dish.recipe.vesselHint)) return dish.recipe.vesselHint
  if (dish.form.id === 'frittata' && /wedge/.test(dish.text)) return 'plate'
  const chance = hashText(`${dish.recipe.id} vessel`)
  const formed = dish.form.vessels[chance % Math.max(1, dish.form.vessels.length)]
  if (formed) return formed
  const rule = VESSEL_RULES.find(
    (candidate) =>
      fits(candidate, dish) &&
      // A sauce would run over the edge.
      !(candidate.vessel === 'sheet-pan' && candidate.within === 'steps' && dish.form.layout === 'sauced') &&
      chance % 10 < (candidate.ofTen ?? 10),
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
  'frisee',
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

interface VesselRule {
  vessel: VesselId
  /** Where the words are looked for. */
  within: 'title' | 'steps'
  words: RegExp
  category?: string
  /** Of ten dishes the rule fits, how many take the vessel; the seed decides. 10 when left out. */
  ofTen?: number
}

/**
 * Which vessel a dish stands in when its form leaves it open. Read from top to bottom; the first rule
 * that fits decides. Titles say how a dish is served; steps only say how it is cooked, so they come later
 * and do not always win.
 */
const VESSEL_RULES: readonly VesselRule[] = [
  { vessel: 'sheet-pan', within: 'title', words: /sheet[- ]?pan|tray ?bake/ },
  {
    vessel: 'skillet',
    within: 'title',
    words: /skillet|one[- ]pan|pan[- ]?(fried|roast|seared)?\b.*(sauce|cream)|cast[- ]iron|in a pan/,
  },
  { vessel: 'parchment', within: 'title', words: /\b(in|en) (paper|parchment|papillote)\b/ },
  { vessel: 'casserole', within: 'title', words: /casserole|gratin|baked in|\bbake\b/ },
  { vessel: 'soup-bowl', within: 'title', words: /soup|broth|chowder|stew|chill?i con/ },
  {
    vessel: 'bowl',
    within: 'title',
    words:
      /\bbowl\b|salad|slaw|curry|noodles|zoodles|\brag[uù]|bolognese|carbonara|alfredo|pad thai|lo mein|spaghetti|masala|korma/,
  },
  { vessel: 'lunch-box', within: 'title', words: /\b(lunch|snack)?box\b/ },
  { vessel: 'board', within: 'title', words: /\bboard\b|platter|antipast|charcuterie|mezze/ },
  { vessel: 'bowl', within: 'title', words: /mussels|clams|moules|vongole|porridge|poke/ },
  { vessel: 'mug', within: 'title', words: /\bmug\b/ },
  { vessel: 'jar', within: 'title', words: /\bjar\b|^(quick[- ])?(pickled|preserved)/ },
  {
    vessel: 'sheet-pan',
    within: 'steps',
    words: /sheet pan|baking sheet|roasting (tin|tray|pan)|baking tray/,
    category: 'dinner',
    ofTen: 4,
  },
  {
    vessel: 'casserole',
    within: 'steps',
    words: /baking dish|casserole|ovenproof dish|gratin dish/,
    ofTen: 7,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words:
      /(from|in) the (skillet|pan)\b.*serve|serve.*(from|in) the (skillet|pan)|(pan|skillet) sauce|return [^.]* to the (pan|skillet)/,
    ofTen: 7,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words: /skillet|frying pan|cast[- ]iron/,
    category: 'breakfast',
    ofTen: 3,
  },
  {
    vessel: 'skillet',
    within: 'steps',
    words: /skillet|frying pan|cast[- ]iron/,
    category: 'dinner',
    ofTen: 3,
  },
  {
    vessel: 'bowl',
    within: 'steps',
    words: /divide (it |everything )?(between|among) bowls|serve in (deep |shallow )?bowls|ladle|into bowls/,
  },
]
