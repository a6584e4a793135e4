import type { Recipe } from '../../recipes/recipe.ts'

export type Alike = { first: Recipe; second: Recipe; sharedPercent: number }

/** Two dishes share this much of their weight, food by food, when each food is within 15 %. */
const sameFoodsShare = 0.85
/** Of one technique, with amounts damped so that spices count beside the meat. */
const sameDampedShare = 0.85
/** Damped by the root, lighter dishes are alike too. */
const lightestShare = sameDampedShare ** 2
/** With hardly a gram between them, another title doesn't make another dish. */
const sameDishShare = 0.97
const alikeTitleShare = 0.5

const emptyWords = new Set([
  'a',
  'an',
  'and',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
  'keto',
  'style',
  'easy',
  'quick',
])

type Sketch = {
  recipe: Recipe
  foods: ReadonlyMap<string, number>
  /** Roots of the grams. */
  damped: ReadonlyMap<string, number>
  grams: number
  title: ReadonlySet<string>
}

/**
 * Every pair that is one dish under two names. All pairs are looked at, half a million of 1,000 recipes: a
 * weight that differs by more than 28 % settles most of them at once.
 */
export function nearDuplicates(recipes: readonly Recipe[]): Alike[] {
  const sketches = recipes.map(sketchOf).sort((a, b) => a.grams - b.grams)
  return sketches.flatMap((lighter, index) => {
    const found: Alike[] = []
    for (let next = index + 1; next < sketches.length; next += 1) {
      const heavier = sketches[next]!
      if (lighter.grams < heavier.grams * lightestShare) break
      const shared = sameShare(lighter, heavier)
      if (shared !== undefined) found.push(pairOf(lighter.recipe, heavier.recipe, shared))
    }
    return found
  })
}

/** What two dishes share where they are one, undefined where they are two. */
function sameShare(a: Sketch, b: Sketch): number | undefined {
  if (a.recipe.technique === b.recipe.technique) {
    const damped = sharedShare(a.damped, b.damped)
    if (damped >= sameDampedShare) return damped
  }
  if (a.grams < b.grams * sameFoodsShare) return undefined
  const shared = sharedShare(a.foods, b.foods)
  const isSame = shared >= sameDishShare || (shared >= sameFoodsShare && areTitlesAlike(a, b))
  return isSame ? shared : undefined
}

function sketchOf(recipe: Recipe): Sketch {
  const foods = new Map<string, number>()
  for (const { food, grams } of recipe.ingredients) {
    if (food.class === 'water') continue
    foods.set(food.id, (foods.get(food.id) ?? 0) + grams / recipe.servings)
  }
  const grams = [...foods.values()].reduce((sum, each) => sum + each, 0)
  const words = recipe.title.toLowerCase().match(/[\p{L}]+/gu) ?? []
  const damped = new Map([...foods].map(([id, each]) => [id, Math.sqrt(each)]))
  return {
    recipe,
    foods,
    damped,
    grams,
    title: new Set(words.filter((word) => !emptyWords.has(word)).map(stem)),
  }
}

/** What they have in common, of all that either has. */
function sharedShare(a: Sketch['foods'], b: Sketch['foods']): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  let common = 0
  for (const [food, amount] of few) common += Math.min(amount, many.get(food) ?? 0)
  return common / (sumOf(a) + sumOf(b) - common)
}

function sumOf(amounts: Sketch['foods']): number {
  let sum = 0
  for (const amount of amounts.values()) sum += amount
  return sum
}

function areTitlesAlike({ title: a }: Sketch, { title: b }: Sketch): boolean {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared >= alikeTitleShare * Math.min(a.size, b.size)
}

function stem(word: string): string {
  return word.replace(/(es|s)$/, '')
}

function pairOf(a: Recipe, b: Recipe, shared: number): Alike {
  const [first, second] = a.slug < b.slug ? [a, b] : [b, a]
  return { first, second, sharedPercent: Math.floor(shared * 100) }
}
