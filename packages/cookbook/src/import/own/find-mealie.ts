import { minutesInWords } from '../figures-in-words.ts'
import { minutesIn } from '../find-json-ld.ts'
import type { FoundRecipe } from '../found-recipe.ts'
import { plainText } from '../plain-text.ts'
import { isJsonObject, type JsonObject, listOf, textOf } from './json-values.ts'

/** A recipe of Mealie's export: its fields stand in camel or in snake case, by version. */
export function findMealie(json: unknown): FoundRecipe | undefined {
  if (!isJsonObject(json)) return undefined
  const ingredients = listOf(json.recipeIngredient ?? json.recipe_ingredient)
  if (!ingredients.some((row) => isJsonObject(row) && ('food' in row || 'note' in row || 'display' in row)))
    return undefined
  let group: string | undefined
  const lines = ingredients.filter(isJsonObject).flatMap((row) => {
    group = textOf(row.title) ?? group
    const line = lineOf(row)
    return line === undefined ? [] : [{ line, ...(group !== undefined && { group }) }]
  })
  const steps = listOf(json.recipeInstructions ?? json.recipe_instructions)
  const servings = Number(
    json.recipeServings ??
      json.recipe_servings ??
      /\d+/.exec(textOf(json.recipeYield ?? json.recipe_yield) ?? '')?.[0],
  )
  const prepMinutes = durationOf(json.prepTime ?? json.prep_time)
  const cookMinutes = durationOf(json.performTime ?? json.perform_time ?? json.cookTime ?? json.cook_time)
  return {
    title: textOf(json.name) ?? 'Untitled',
    ...(servings >= 1 && { servings: Math.round(servings) }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
    categories: [],
    ingredients: lines,
    steps: steps
      .filter(isJsonObject)
      .flatMap((step) => textOf(step.text) ?? [])
      .map(plainText),
  }
}

/** Mealie's own sentence of the line, else its parts. */
function lineOf(row: JsonObject): string | undefined {
  const whole = textOf(row.originalText ?? row.original_text) ?? textOf(row.display)
  if (whole !== undefined) return plainText(whole)
  const nameOf = (value: unknown) => (isJsonObject(value) ? textOf(value.name) : textOf(value))
  const amount = typeof row.quantity === 'number' && row.quantity > 0 ? String(row.quantity) : undefined
  const parts = [amount, nameOf(row.unit), nameOf(row.food)].filter((part) => part !== undefined)
  const note = textOf(row.note)
  if (parts.length === 0) return note
  return note === undefined ? parts.join(' ') : `${parts.join(' ')}, ${note}`
}

function durationOf(value: unknown): number | undefined {
  return minutesIn(value) ?? minutesInWords(textOf(value))
}
