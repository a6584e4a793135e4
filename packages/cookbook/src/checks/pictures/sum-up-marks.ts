import { categoryOf, type Recipe } from '../../recipes/recipe.ts'
import { markWords, type PictureMark } from './picture-marks.ts'

type Looked = { recipe: Recipe; mark: PictureMark | undefined }
const mostNamed = 20

/** Counts by meal and mark, and the names of what isn't right. */
export function sumUpMarks(looked: readonly Looked[]): { text: string; isFine: boolean } {
  const lines = [...groupByMeal(looked)].map(([meal, own]) => `${meal}: ${countsOf(own)}`)
  const unmarked = looked.filter(({ mark }) => mark === undefined)
  const wrongFood = looked.filter(({ mark }) => mark?.mark === 'wrong food')
  const text = [
    `Pictures: ${countsOf(looked)}.`,
    ...lines,
    ...naming('Nobody has looked at them as they are now', unmarked),
    ...naming('Wrong food', wrongFood),
  ]
  return { text: text.join('\n'), isFine: unmarked.length + wrongFood.length === 0 }
}

function groupByMeal(looked: readonly Looked[]): Map<string, Looked[]> {
  const byMeal = new Map<string, Looked[]>()
  for (const one of looked) {
    const meal = categoryOf(one.recipe)
    byMeal.set(meal, [...(byMeal.get(meal) ?? []), one])
  }
  return byMeal
}

function countsOf(looked: readonly Looked[]): string {
  const marked = looked.filter(({ mark }) => mark !== undefined)
  const counts = markWords.map((word) => `${looked.filter(({ mark }) => mark?.mark === word).length} ${word}`)
  const right = marked.filter(({ mark }) => mark?.mark === 'right').length
  const share = marked.length === 0 ? '' : ` (${((100 * right) / marked.length).toFixed(1)} % right)`
  return `${marked.length} of ${looked.length} marked: ${counts.join(', ')}${share}`
}

function naming(what: string, some: readonly Looked[]): string[] {
  if (some.length === 0) return []
  const names = some
    .slice(0, mostNamed)
    .map(({ recipe, mark }) => [recipe.slug, mark?.why].filter(Boolean).join(': '))
  const rest = some.length > mostNamed ? [`and ${some.length - mostNamed} more`] : []
  return [`${what} (${some.length}): ${[...names, ...rest].join(', ')}.`]
}
