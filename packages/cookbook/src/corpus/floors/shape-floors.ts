import type { Recipe } from '../../recipes/recipe.ts'
import { fatPercent, quantile, sharePercent } from '../statistics.ts'
import type { CorpusFloor } from './floor.ts'

const binKcal = 30
/** Fewer in a bin and its neighbours say nothing of the shape. */
const fewestInBin = 12
const usualKcal = { from: 450, to: 600 }
const aromatics: ReadonlySet<string> = new Set([
  'onion',
  'red-onion',
  'white-onion',
  'yellow-onion',
  'shallot',
])
const leastAromaticGrams = 5

const isMain = ({ meals: [category] }: Recipe) => category === 'lunch' || category === 'dinner'
const mains = (recipes: readonly Recipe[]) => recipes.filter(isMain)

/** CON-2: figures as cooking gives them. A recipe that was bent to a number stands out where others bent to it, too. */
export const shapeFloors: readonly CorpusFloor[] = [
  {
    what: '% of energy from fat in the median main',
    from: 65,
    to: 75,
    count: (recipes) => quantile(mains(recipes).map(fatPercent), 0.5),
  },
  {
    what: `times the mean of its neighbours in the fullest bin of ${binKcal} kcal, of mains`,
    to: 1.6,
    isAhead: true,
    count: (recipes) => steepestBin(mains(recipes)),
  },
  {
    what: 'mains with the same net carbs to the tenth',
    to: 12,
    isAhead: true,
    count: (recipes) => Math.max(0, ...countsBy(mains(recipes), netCarbsTenth).values()),
  },
  {
    what: `% of mains between ${usualKcal.from} and ${usualKcal.to} kcal`,
    from: 33,
    isAhead: true,
    count: (recipes) => sharePercent(mains(recipes).filter(isOfUsualEnergy).length, mains(recipes).length),
  },
  {
    what: `mains with onions of less than ${leastAromaticGrams} g a serving`,
    to: 0,
    isAhead: true,
    count: (recipes) => mains(recipes).filter(hasTooLittleOnion).length,
  },
]

function steepestBin(recipes: readonly Recipe[]): number {
  const bins = countsBy(recipes, ({ perServing }) => Math.floor(perServing.calories / binKcal))
  const steepness = [...bins].flatMap(([bin, count]) => {
    const beside = ((bins.get(bin - 1) ?? 0) + (bins.get(bin + 1) ?? 0)) / 2
    return count < fewestInBin || beside === 0 ? [] : [count / beside]
  })
  return Math.max(0, ...steepness)
}

function isOfUsualEnergy({ perServing: { calories } }: Recipe): boolean {
  return calories >= usualKcal.from && calories <= usualKcal.to
}

function netCarbsTenth({ perServing }: Recipe): string {
  return perServing.netCarbs.toFixed(1)
}

/** An onion is an onion: raw rings as a garnish are told by their few grams, and are few. */
function hasTooLittleOnion({ ingredients, servings }: Recipe): boolean {
  const onions = ingredients.filter(({ food }) => aromatics.has(food.id))
  const grams = onions.reduce((sum, one) => sum + one.grams, 0)
  return onions.length > 0 && grams / servings < leastAromaticGrams
}

function countsBy<Key>(recipes: readonly Recipe[], keyOf: (recipe: Recipe) => Key): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const recipe of recipes) counts.set(keyOf(recipe), (counts.get(keyOf(recipe)) ?? 0) + 1)
  return counts
}
