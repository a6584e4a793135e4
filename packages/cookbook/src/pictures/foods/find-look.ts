import { classLook, isUnseenClass } from './class-looks.ts'
import { dairyLooks } from './dairy-looks.ts'
import { eggLooks } from './egg-looks.ts'
import { fishLooks } from './fish-looks.ts'
import type { Look, LookRule } from './food-look.ts'
import { fruitNutLooks } from './fruit-nut-looks.ts'
import { liquidColour } from './liquid-colours.ts'
import { meatLooks } from './meat-looks.ts'
import { moreVegetableLooks } from './more-vegetable-looks.ts'
import { pantryLooks } from './pantry-looks.ts'
import { vegetableLooks } from './vegetable-looks.ts'

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
