import { headingOf } from '../../matching/line-text.ts'
import { minutesInWords } from '../figures-in-words.ts'
import type { FoundRecipe } from '../found-recipe.ts'
import { isJsonObject, textOf } from './json-values.ts'

/** A recipe of Paprika's export: ingredients and directions are texts of lines. */
export function findPaprika(json: unknown): FoundRecipe | undefined {
  if (!isJsonObject(json) || typeof json.ingredients !== 'string' || typeof json.name !== 'string')
    return undefined
  const servings = Number(/\d+/.exec(textOf(json.servings) ?? '')?.[0])
  const prepMinutes = minutesInWords(textOf(json.prep_time))
  const cookMinutes = minutesInWords(textOf(json.cook_time))
  let group: string | undefined
  return {
    title: textOf(json.name) ?? 'Untitled',
    ...(servings >= 1 && { servings }),
    ...(prepMinutes !== undefined && { prepMinutes }),
    ...(cookMinutes !== undefined && { cookMinutes }),
    categories: [],
    ingredients: linesOf(json.ingredients).flatMap((line) => {
      const heading = headingOf(line)
      if (heading === undefined) return [{ line, ...(group !== undefined && { group }) }]
      group = heading
      return []
    }),
    steps: linesOf(json.directions),
  }
}

function linesOf(value: unknown): string[] {
  if (typeof value !== 'string') return []
  return value
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
