import { type MainMeal, mainMeals } from '@butterleaf/domain/meals/meals'
import {
  categories as allCategories,
  type Category,
  categoryOf,
  isSide,
} from '@butterleaf/domain/recipes/categories'
import { cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import type { MacroProfile } from '../recipes/macro-profile.ts'
import { minutesOf, type Recipe } from '../recipes/recipe.ts'
import { floorStates } from './floors.ts'
import { demands, inCategory, isFibrous, isVegetarianDairyAndNutFree, proteinPercent } from './statistics.ts'

/** One way to sort recipes into columns or rows; a recipe may be in several (diets) or in none. */
type Kind = { name: string; holds: (recipe: Recipe) => boolean }

const profileNames: Readonly<Record<MacroProfile, string>> = {
  'high-protein': 'lean',
  balanced: 'balanced',
  'high-fat': 'rich',
}
const categories: readonly Kind[] = allCategories.map((category) => ({
  name: category,
  holds: (recipe) => categoryOf(recipe) === category,
}))
const times: readonly Kind[] = bands('min', [20, 30, 45, 60], minutesOf)
const profiles: readonly Kind[] = (['high-protein', 'balanced', 'high-fat'] as const).map((profile) => ({
  name: profileNames[profile],
  holds: ({ macroProfile }) => macroProfile === profile,
}))
const diets: readonly Kind[] = [
  ...demands.filter(({ name }) => ['vegetarian', 'dairy-free', 'nut-free'].includes(name)),
  { name: 'all three', holds: isVegetarianDairyAndNutFree },
]
const energies = bands('kcal', [349, 449, 549, 650], ({ perServing }) => Math.round(perServing.calories))
const plates: readonly Kind[] = mainMeals.map((meal: MainMeal) => ({
  name: meal,
  holds: ({ goesWith = [] }) => goesWith.includes(meal),
}))
const sideTimes = bands('min', [5, 10, 15], minutesOf)
const sideEnergies = bands('kcal', [99, 174, 249], ({ perServing }) => Math.round(perServing.calories))
const fibrous: Kind = { name: '≥ 5 g fiber', holds: isFibrous }
const proteinShares = bands('%', [14, 20, 28, 35, 42], proteinPercent)

/** Writes docs/corpus.md: the cookbook counted along every line it was planned by. */
export function spreadDocument(recipes: readonly Recipe[]): string {
  const mains = recipes.filter((recipe) => ['lunch', 'dinner'].includes(categoryOf(recipe)))
  const sides = recipes.filter(isSide)
  const proteins = kindsOf(recipes, ({ mainProtein }) => mainProtein)
  const techniques = kindsOf(recipes, ({ technique }) => technique)
  const cuisines = kindsOf(recipes, ({ cuisine }) => cuisineNames[cuisine])
  const sections = [
    intro(recipes, cuisines.length),
    section('Floors', '', floorTable(recipes)),
    section(
      'Cuisine',
      '',
      table('Cuisine', recipes, cuisines, [...categories, ...times, ...diets, ...profiles]),
    ),
    section('Main protein and technique', '', table('Protein', recipes, proteins, techniques)),
    section(
      'Main protein, time and diet',
      '',
      table('Protein', recipes, proteins, [...categories, ...times, ...diets, ...profiles]),
    ),
    section(
      'Technique, time and diet',
      '',
      table('Technique', recipes, techniques, [...categories, ...times, ...diets, ...profiles]),
    ),
    section(
      'Energy and protein',
      'Lunches and dinners: kilocalories a serving by the share of them that protein gives.',
      table('Energy', mains, energies, proteinShares),
    ),
    section(
      'Sides',
      'What stands beside a main, by the plates that it may stand on.',
      table('Plate', sides, plates, [...sideTimes, ...diets, ...sideEnergies, fibrous]),
    ),
    section('Cuisine and main protein', '', table('Cuisine', recipes, cuisines, proteins)),
  ]
  return `${sections.join('\n\n')}\n`
}

const categoryNames: Readonly<Record<Category, string>> = {
  breakfast: 'breakfasts',
  lunch: 'lunches',
  dinner: 'dinners',
  dessert: 'desserts',
  side: 'sides',
}

function intro(recipes: readonly Recipe[], cuisines: number): string {
  const counts = allCategories.map(
    (category) => `${inCategory(recipes, category).length} ${categoryNames[category]}`,
  )
  return [
    '# What the cookbook holds',
    '',
    'Written by `npm run cookbook -- spread`; `npm test` fails when it is stale. A lean dish has more than 35 % of its',
    'energy from protein, a rich one 78 % or more from fat. Protein, technique and times are read from ingredients and steps.',
    '',
    `${recipes.length} recipes from ${cuisines} cuisines: ${counts.join(', ')}.`,
  ].join('\n')
}

function section(title: string, words: string, body: string): string {
  return [`## ${title}`, ...(words === '' ? [] : [words]), body].join('\n\n')
}

function floorTable(recipes: readonly Recipe[]): string {
  const rows = floorStates(recipes).map(({ what, wanted, value, isReached }) => [
    what,
    wanted,
    isReached ? value : `${value} (missed)`,
  ])
  return markdownTable([['What', 'Wanted', 'There'], ...rows])
}

function table(
  corner: string,
  recipes: readonly Recipe[],
  rows: readonly Kind[],
  columns: readonly Kind[],
): string {
  const line = ({ name, holds }: Kind) => {
    const all = recipes.filter(holds)
    return [name, all.length, ...columns.map((column) => all.filter(column.holds).length || '·')]
  }
  const total: Kind = { name: 'All', holds: () => true }
  return markdownTable([[corner, 'all', ...columns.map(({ name }) => name)], ...[...rows, total].map(line)])
}

function kindsOf(recipes: readonly Recipe[], of: (recipe: Recipe) => string): Kind[] {
  const counts = new Map<string, number>()
  for (const recipe of recipes) counts.set(of(recipe), (counts.get(of(recipe)) ?? 0) + 1)
  return [...counts]
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .map(([name]) => ({ name, holds: (recipe) => of(recipe) === name }))
}

/** "≤ 20 min", "≤ 30 min", "longer": each recipe in the first that holds it. */
function bands(unit: string, ends: readonly number[], of: (recipe: Recipe) => number): Kind[] {
  const above = ends.at(-1)!
  const upTo = ends.map((end, index) => ({
    name: `≤ ${end} ${unit}`,
    holds: (recipe: Recipe) => of(recipe) <= end && (index === 0 || of(recipe) > ends[index - 1]!),
  }))
  return [...upTo, { name: `> ${above} ${unit}`, holds: (recipe) => of(recipe) > above }]
}

/** Rows as a table of Markdown: the first column to the left, figures to the right; the first row is the head. */
function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows
  const rule = head.map((_, column) => (column === 0 ? ':---' : '---:'))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
