import { categories } from '@butterleaf/domain/recipes/categories'
import type { Recipe } from '../recipes/recipe.ts'
import type { Cookbook } from './compile-cookbook.ts'
import {
  demands,
  fatPercent,
  inCategory,
  isVegetarianDairyAndNutFree,
  proteinPercent,
  quantile,
  withinMinutes,
} from './statistics.ts'
import { textTable } from './text-table.ts'

/** A summary of a cookbook without faults, as tables. */
export function summary({
  foods,
  recipes,
  publicSlugs,
  files,
}: Pick<Cookbook, 'foods' | 'recipes' | 'publicSlugs' | 'files'>): string {
  const cited = foods.filter(({ source }) => source !== 'label').length
  const parts = [
    `${foods.length} foods (${cited} from USDA rows, ${foods.length - cited} from labels), ${recipes.length} recipes, ${publicSlugs.length} of them for everybody.`,
    `${files.compiled} files compiled, ${files.kept} kept from the last time.`,
  ]
  if (recipes.length === 0) return parts.join('\n')
  const tables = [timeTable(recipes), macroTable(recipes), demandTable(recipes), tally(recipes)]
  return [parts.join('\n'), ...tables].join('\n\n')
}

function timeTable(recipes: readonly Recipe[]): string {
  const steps = [15, 20, 30, 45, 60, 90]
  return textTable([
    ['minutes', ...steps.map((minutes) => `≤ ${minutes}`), 'all'],
    ...categories.map((category) => {
      const all = inCategory(recipes, category)
      return [category, ...steps.map((minutes) => withinMinutes(all, minutes)), all.length]
    }),
  ])
}

const quantiles = [0.05, 0.25, 0.5, 0.75, 0.95]
const figures: readonly { name: string; of: (recipe: Recipe) => number }[] = [
  { name: 'kcal', of: ({ perServing }) => perServing.calories },
  { name: 'net carbs g', of: ({ perServing }) => perServing.netCarbs },
  { name: 'fat g', of: ({ perServing }) => perServing.fat },
  { name: 'protein g', of: ({ perServing }) => perServing.protein },
  { name: 'fat % of energy', of: fatPercent },
  { name: 'protein % of energy', of: proteinPercent },
]

function macroTable(recipes: readonly Recipe[]): string {
  const rows = categories.flatMap((category) => {
    const all = inCategory(recipes, category)
    return figures.map(({ name, of }) => {
      const values = all.map(of)
      return [`${category}, ${name}`, ...quantiles.map((share) => quantile(values, share).toFixed(1))]
    })
  })
  return textTable([['a serving', ...quantiles.map((share) => `${share * 100} %`)], ...rows])
}

function demandTable(recipes: readonly Recipe[]): string {
  const all = { name: 'all', holds: () => true }
  const strictest = { name: 'vegetarian, dairy- and nut-free', holds: isVegetarianDairyAndNutFree }
  const rows = [all, ...demands, strictest].map(({ name, holds }) => [
    name,
    ...categories.map((category) => inCategory(recipes, category).filter(holds).length),
  ])
  return textTable([['leaves', ...categories], ...rows])
}

function tally(recipes: readonly Recipe[]): string {
  const counted = (name: string, of: (recipe: Recipe) => string | number) => {
    const counts = new Map<string | number, number>()
    for (const recipe of recipes) counts.set(of(recipe), (counts.get(of(recipe)) ?? 0) + 1)
    const ranked = [...counts].sort((a, b) => b[1] - a[1])
    return `${name} (${counts.size}): ${ranked.map(([value, count]) => `${value} ${count}`).join(', ')}`
  }
  return [
    counted('cuisines', ({ cuisine }) => cuisine),
    counted('main proteins', ({ mainProtein }) => mainProtein),
    counted('techniques', ({ technique }) => technique),
    counted('price levels', ({ priceLevel }) => priceLevel),
    counted('macro profiles', ({ macroProfile }) => macroProfile),
  ].join('\n')
}
