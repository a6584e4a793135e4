import type { Recipe } from '../../recipes/recipe.ts'
import { fatPercent, quantile, sharePercent } from '../statistics.ts'
import type { CorpusFloor } from './floor.ts'

const binKcal = 30
/** Fewer in a bin and its neighbours say nothing of the shape. */
const fewestInBin = 12
const usualKcal = { from: 450, to: 600 }
/** Tenths of a gram on either side that a tenth is compared with. */
const tenthsBeside = 5
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
    count: (recipes) => steepestBin(mains(recipes)),
  },
  {
    what: 'times the mean of the tenths of a gram beside it in the fullest one of net carbs, of mains',
    to: 2,
    count: (recipes) => steepestTenth(mains(recipes)),
  },
  {
    what: 'kcal of the median main',
    ...usualKcal,
    count: (recipes) =>
      quantile(
        mains(recipes).map(({ perServing }) => perServing.calories),
        0.5,
      ),
  },
  {
    what: `% of mains between ${usualKcal.from} and ${usualKcal.to} kcal`,
    from: 33,
    count: (recipes) => sharePercent(mains(recipes).filter(isOfUsualEnergy).length, mains(recipes).length),
  },
  {
    what: `mains with onions of less than ${leastAromaticGrams} g a serving`,
    to: 0,
    count: (recipes) => mains(recipes).filter(hasTooLittleOnion).length,
  },
]

function steepestBin(recipes: readonly Recipe[]): number {
  return steepness(
    countsBy(recipes, ({ perServing }) => Math.floor(perServing.calories / binKcal)),
    1,
  )
}

/**
 * How many share a tenth by chance grows with the cookbook: of a thousand mains 20 to 28 where 12 to 14 are the mean. So a tenth is
 * compared with those around it.
 */
function steepestTenth(recipes: readonly Recipe[]): number {
  return steepness(
    countsBy(recipes, ({ perServing }) => Math.round(perServing.netCarbs * 10)),
    tenthsBeside,
  )
}

/** The fullest bin beside the mean of as many on either side of it. */
function steepness(bins: ReadonlyMap<number, number>, reach: number): number {
  const ratios = [...bins].flatMap(([bin, count]) => {
    const around = Array.from({ length: 2 * reach + 1 }, (_, at) => bins.get(bin - reach + at) ?? 0)
    const beside = (around.reduce((sum, one) => sum + one, 0) - count) / (2 * reach)
    return count < fewestInBin || beside === 0 ? [] : [count / beside]
  })
  return Math.max(0, ...ratios)
}

function isOfUsualEnergy({ perServing: { calories } }: Recipe): boolean {
  return calories >= usualKcal.from && calories <= usualKcal.to
}

/** An onion is an onion: raw rings as a garnish are told by their few grams, and are few. */
function hasTooLittleOnion({ ingredients, servings }: Recipe): boolean {
  const onions = ingredients.filter(({ food }) => aromatics.has(food.id))
  const grams = onions.reduce((sum, one) => sum + one.grams, 0)
  return onions.length > 0 && grams / servings < leastAromaticGrams
}

function countsBy(recipes: readonly Recipe[], keyOf: (recipe: Recipe) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const recipe of recipes) counts.set(keyOf(recipe), (counts.get(keyOf(recipe)) ?? 0) + 1)
  return counts
}
