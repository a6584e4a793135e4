import type { Food } from '../foods/food.ts'
import type { LineFinding } from '../reading/fault.ts'
import { plainWords } from '../recipes/step-text.ts'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'

/** Foods whose name in a step means the food; "season", "cream until smooth" and "water bath" are no shopping. */
const namedClasses =
  /^(beef|pork|lamb|chicken|turkey|duck|fish|crustacean|mollusc|cheese|egg|tofu|tree-nut|peanut|vegetable|mushroom|fruit|berry|herb)\b/

/** Food names by their first word, longest first, so that a whole text is looked through once. */
export type FoodNames = ReadonlyMap<string, readonly (readonly string[])[]>

export function foodNames(foods: readonly Food[]): FoodNames {
  const names = new Map<string, string[][]>()
  const all = foods
    .filter(({ class: kind }) => namedClasses.test(kind))
    .flatMap(({ name, plural }) => [name, plural])
  // A step says basil, whatever the shelf it is bought from says.
  for (const name of new Set(all.map((name) => name.replace(/^(fresh|frozen) /, '')))) {
    const words = wordsIn(name)
    const [first] = words
    if (first !== undefined)
      names.set(
        first,
        [...(names.get(first) ?? []), words].sort((a, b) => b.length - a.length),
      )
  }
  return names
}

/** A step that says "scatter over the parsley" in plain words while no parsley was bought. */
export function checkUnlisted(
  source: WrittenRecipe,
  foods: ReadonlyMap<string, Food>,
  names: FoodNames,
): LineFinding[] {
  const bought = new Set(
    source.ingredients.flatMap(({ foodId, prep = '', note = '' }) => {
      const food = foods.get(foodId)
      return [foodId, food?.name ?? '', food?.plural ?? '', prep, note].flatMap(wordsIn).map(stem)
    }),
  )
  return source.steps.flatMap((step) =>
    namesIn(wordsIn(plainWords(step.parts)), names)
      .filter((name) => !bought.has(stem(name.at(-1)!)))
      .map((name) => {
        const what = `The step speaks of "${name.join(' ')}", which is not among the ingredients.`
        return {
          line: step.line,
          what,
          remedy: 'Add it and mark it with brackets, or say it in other words.',
        }
      }),
  )
}

function namesIn(words: readonly string[], names: FoodNames): (readonly string[])[] {
  return words.flatMap((word, index) => {
    const name = names.get(word)?.find((name) => name.every((part, offset) => words[index + offset] === part))
    return name ? [name] : []
  })
}

/** Hyphenated words stay whole: "walnut-sized" is a size. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []
}

function stem(word: string): string {
  return word
    .replace(/ies$/, 'y')
    .replace(/(oes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/s$/, '')
}
