import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import { dairyLooks, eggLooks } from './dairy-looks.ts'
import type { Look, LookRule } from './food-look.ts'
import { fruitNutLooks } from './fruit-nut-looks.ts'
import { liquidColour } from './liquid-colours.ts'
import { fishLooks, meatLooks } from './meat-looks.ts'

import { pantryLooks } from './pantry-looks.ts'
import { moreVegetableLooks, vegetableLooks } from './vegetable-looks.ts'

const VEGETABLES = [...vegetableLooks, ...moreVegetableLooks, ...fruitNutLooks, ...pantryLooks]
const FRUITS = [...fruitNutLooks, ...moreVegetableLooks, ...vegetableLooks]

/** No herbs here: a basil pesto is a sauce. */
const VEGETABLES_ONLY = [...vegetableLooks, ...moreVegetableLooks, ...fruitNutLooks]

/** Rules are asked only within their classes, so that duck fat is no duck and a hamburger bun no ham. */
const RULES_BY_CLASS: Readonly<Record<string, readonly LookRule[]>> = {
  beef: meatLooks,
  pork: meatLooks,
  lamb: meatLooks,
  game: meatLooks,
  chicken: meatLooks,
  turkey: meatLooks,
  duck: meatLooks,
  fish: fishLooks,
  crustacean: fishLooks,
  mollusc: fishLooks,
  dairy: dairyLooks,
  cheese: dairyLooks,
  egg: eggLooks,
  tofu: moreVegetableLooks,
  vegetable: VEGETABLES,
  mushroom: moreVegetableLooks,
  fruit: FRUITS,
  berry: fruitNutLooks,
  'tree-nut': fruitNutLooks,
  peanut: fruitNutLooks,
  seed: [...fruitNutLooks, ...moreVegetableLooks, ...pantryLooks],
  chocolate: fruitNutLooks,
  herb: pantryLooks,
  spice: pantryLooks,
  noodle: pantryLooks,
  sauce: VEGETABLES_ONLY,
  stock: [],
}

const ALL_RULES = [...pantryLooks, ...VEGETABLES_ONLY, ...dairyLooks, ...eggLooks]

const DRY_CLASSES = new Set(['spice', 'herb'])

/** How a food looks in a dish whose title and steps read `text` (lower case). */
export function findLook(food: string, foodClass: string, text: string): Look {
  if (isUnseenClass(foodClass) && !isBread(food)) return classLook(foodClass)
  const kind = foodClass.split(':')[0] ?? ''
  const rules = RULES_BY_CLASS[kind] ?? ALL_RULES
  const rule = rules.find((candidate) => candidate.food.test(food) && (candidate.when?.test(text) ?? true))
  if (rule) return rule
  if (!DRY_CLASSES.has(kind) && liquidColour(food)) return { ...classLook('sauce'), part: 'liquid' }
  return classLook(foodClass)
}

function isBread(food: string): boolean {
  return /bread|tortilla|wrap|bagel|bun$|cracker|waffle|naan|pita/.test(food)
}

/** A food no rule knows is drawn by its class, so that a new food never leaves a hole in the plate. */
const CLASS_LOOKS: Readonly<Record<string, Look>> = {
  beef: { glyph: 'stew-beef', part: 'main', each: 35 },
  pork: { glyph: 'roast', part: 'main', each: 70, tint: '#e0b08a' },
  lamb: { glyph: 'stew-beef', part: 'main', each: 35 },
  game: { glyph: 'steak', part: 'main', each: 200 },
  chicken: { glyph: 'chicken-chunk', part: 'main', each: 28 },
  turkey: { glyph: 'chicken-slice', part: 'main', each: 34 },
  duck: { glyph: 'duck-slice', part: 'main', each: 34 },
  fish: { glyph: 'white-fish', part: 'main', each: 160 },
  crustacean: { glyph: 'prawn', part: 'main', each: 19 },
  mollusc: { glyph: 'mussel', part: 'main', each: 20 },
  dairy: { glyph: 'dollop', part: 'liquid', each: 50 },
  cheese: { glyph: 'grated-cheese', part: 'melt', each: 30 },
  egg: { glyph: 'boiled-egg', part: 'main', each: 26 },
  tofu: { glyph: 'tofu', part: 'main', each: 20 },
  'tree-nut': { glyph: 'chopped-nut', part: 'bit', each: 2.5 },
  peanut: { glyph: 'peanut', part: 'bit', each: 2 },
  seed: { glyph: 'tiny-seed', part: 'bit', each: 5 },
  vegetable: { glyph: 'root-cube', part: 'side', each: 16, tint: '#bcd07c' },
  mushroom: { glyph: 'mushroom-slice', part: 'side', each: 14 },
  fruit: { glyph: 'melon', part: 'bit', each: 18, tint: '#f4b45f' },
  berry: { glyph: 'raspberry', part: 'bit', each: 7 },
  herb: { glyph: 'parsley', part: 'herb', each: 3 },
  spice: { glyph: 'spice-dust', part: 'dust', each: 3, tint: '#8a5a2c' },
  oil: { glyph: 'butter', part: 'hidden', each: 14 },
  'animal-fat': { glyph: 'butter', part: 'hidden', each: 14 },
  vinegar: { glyph: 'dollop', part: 'hidden', each: 14 },
  sauce: { glyph: 'dollop', part: 'liquid', each: 30, tint: '#a8663a' },
  stock: { glyph: 'dollop', part: 'liquid', each: 100 },
  sweetener: { glyph: 'salt-flake', part: 'hidden', each: 10 },
  flour: { glyph: 'crumbs', part: 'hidden', each: 30 },
  leavening: { glyph: 'salt-flake', part: 'hidden', each: 4 },
  thickener: { glyph: 'salt-flake', part: 'hidden', each: 4 },
  chocolate: { glyph: 'chocolate-chunk', part: 'bit', each: 7 },
  noodle: { glyph: 'noodle-nest', part: 'bed', each: 170 },
  alcohol: { glyph: 'dollop', part: 'hidden', each: 60 },
  supplement: { glyph: 'salt-flake', part: 'hidden', each: 10 },
  water: { glyph: 'dollop', part: 'hidden', each: 100 },
}

/** Whatever the rules say of a name, foods of these classes are never seen on the plate. */
const UNSEEN_CLASSES = new Set([
  'oil',
  'animal-fat',
  'vinegar',
  'sweetener',
  'leavening',
  'thickener',
  'water',
  'supplement',
  'alcohol',
  'flour',
])

/** How the rules draw whatever they draw with a glyph: for those who name the drawing itself. */
export function usualLook(glyph: GlyphId): Look {
  const rule = [...ALL_RULES, ...meatLooks, ...fishLooks].find(
    (one) => one.glyph === glyph && one.tint === undefined,
  )
  if (rule) return { glyph, part: rule.part, each: rule.each }
  const known = Object.values(CLASS_LOOKS).find((look) => look.glyph === glyph && look.part !== 'hidden')
  if (known) return { glyph, part: known.part, each: known.each }
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const area = 4 * halfWidth * halfHeight
  return { glyph, part: area > 1500 ? 'main' : 'bit', each: area > 5200 ? 110 : Math.round(area / 60) }
}

export function classLook(foodClass: string): Look {
  const kind = foodClass.split(':')[0] ?? ''
  return CLASS_LOOKS[kind] ?? { glyph: 'root-cube', part: 'side', each: 20 }
}

function isUnseenClass(foodClass: string): boolean {
  return UNSEEN_CLASSES.has(foodClass)
}
