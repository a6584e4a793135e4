import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { meals } from '@butterleaf/domain/meals/meals'
import { cuisineNames, cuisines } from '@butterleaf/domain/recipes/cuisines'
import { slugFor } from '../checks/check-names.ts'
import type { FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { newRecipeId } from '../recipes/recipe-id.ts'
import { draftStep } from './draft-step.ts'
import type { FoundRecipe } from './found-recipe.ts'
import { type MatchedIngredient, matchIngredient } from './match-ingredient.ts'

/** A found recipe in the form of content/recipes. Every line an editor must look at is preceded by "# ?". */
export function draftRecipe(
  found: FoundRecipe,
  dictionary: FoodDictionary,
  { from, random }: { from: string; random: Random },
): string {
  const slug = slugFor(found.title)
  const ingredients = found.ingredients.flatMap(({ line, group }) =>
    matchIngredient(line, dictionary).map((ingredient) => ({ ...ingredient, group })),
  )
  const known = ingredients.filter(({ foodId }) => foodId !== '?')
  const steps = found.steps.map((step) => draftStep(step, known))
  const unused = known.filter(({ foodId }) => !steps.some((step) => step.includes(`[${foodId}`)))
  const lines = [
    `# A draft from ${from.replace(/\s+/g, ' ')}`,
    "# The dish may be cooked by anyone; the words are their writer's. Write the steps in your own, then check it.",
    `# Save it as content/recipes/<meal>/${slug}.yaml and look at every line after "# ?".`,
    `id: ${newRecipeId(slug, random)}`,
    `title: ${quoted(found.title)}`,
    ...sized(found),
    ...placed(found),
    'ingredients:',
    ...ingredients.flatMap(ingredientLines),
    ...unused.map(({ foodId }) => `  # ? no step names ${foodId}`),
    'steps:',
    ...steps.map((step) => `  - text: ${quoted(step)}`),
  ]
  return `${lines.join('\n')}\n`
}

function sized({ servings, yields, prepMinutes, cookMinutes, totalMinutes }: FoundRecipe): string[] {
  const cook =
    cookMinutes ?? (totalMinutes === undefined ? undefined : Math.max(0, totalMinutes - (prepMinutes ?? 10)))
  return [
    ...field('servings', servings, 2),
    ...(yields === undefined ? [] : [`yields: ${quoted(yields)}`]),
    ...field('prep', prepMinutes, 10),
    ...field('cook', cook, 20),
  ]
}

function field(name: string, value: number | undefined, guess: number): string[] {
  return value === undefined ? [`# ? ${name} is a guess`, `${name}: ${guess}`] : [`${name}: ${value}`]
}

function placed({ cuisine = '', categories }: FoundRecipe): string[] {
  const known = cuisines.find(
    (id) => cuisineNames[id].toLowerCase() === cuisine.toLowerCase() || id === cuisine.toLowerCase(),
  )
  const words = categories.join(' ').toLowerCase()
  const named = meals.filter((meal) => words.includes(meal))
  return [
    ...(known
      ? []
      : [`# ? the cuisine is a guess (${cuisine === '' ? 'none given' : cuisine.replace(/\s+/g, ' ')})`]),
    `cuisine: ${known ?? 'american'}`,
    ...(named.length > 0 ? [] : ['# ? the meal is a guess']),
    `meal: [${named.length > 0 ? named.join(', ') : 'dinner'}]`,
  ]
}

function ingredientLines(ingredient: MatchedIngredient & { group: string | undefined }): string[] {
  const { line, foodId, quantity, unit, prep, group, doubts } = ingredient
  const fields = [
    `food: ${foodId === '?' ? '"?"' : foodId}`,
    `qty: ${quantity}`,
    ...(unit === undefined ? [] : [`unit: ${unit}`]),
    ...(prep === undefined ? [] : [`prep: ${quoted(prep)}`]),
    ...(group === undefined ? [] : [`group: ${quoted(group)}`]),
  ]
  const entry = `  - { ${fields.join(', ')} }`
  return doubts.length === 0 ? [entry] : [`  # ? ${line.replace(/\s+/g, ' ')}: ${doubts.join('; ')}`, entry]
}

/** A JSON string is a YAML one, whatever a page puts into it. */
function quoted(text: string): string {
  return JSON.stringify(text)
}
