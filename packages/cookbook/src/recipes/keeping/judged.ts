import type { Recipe } from '../recipe.ts'
import { plainWords } from '../step-text.ts'

type Read = Pick<
  Recipe,
  'title' | 'meals' | 'technique' | 'mainProtein' | 'servings' | 'ingredients' | 'steps'
>

/** What rules know of a recipe when they derive how it keeps. */
export type Judged = Read & {
  /** Of all steps. */
  words: string
}

export function judgedOf(recipe: Read): Judged {
  return { ...recipe, words: spokenWords(recipe.steps) }
}

/** The words between the marks. */
export function spokenWords(steps: Recipe['steps']): string {
  return steps.map(({ parts }) => plainWords(parts)).join(' ')
}
