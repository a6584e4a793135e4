import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { useDraft } from '#lib/device/draft.ts'

/** What the form has of a recipe; its steps are one text. */
export type Details = Pick<WireOwnRecipe, 'title' | 'meal' | 'servings'> &
  Readonly<{ prepMinutes: number | null; cookMinutes: number | null; steps: string }>

type Draft = Readonly<{ typed?: Details; seen?: Readonly<{ details: Details; version: string }> }>

/** What is typed and not saved waits in the tab; a form without it follows the recipe. */
export function useDetailsDraft(recipe: WireOwnRecipe) {
  const { values, change, reset } = useDraft<Draft>(detailsDraftName(recipe.id), {})
  const shown = detailsOf(recipe)
  const { typed, seen } = values
  const details = typed ?? shown
  return {
    details,
    isUnsaved: typed !== undefined,
    change: (part: Partial<Details>) =>
      change({
        typed: { ...details, ...part },
        seen: seen ?? { details: shown, version: recipe.version },
      }),
    /** Lines that were changed meanwhile are no reason to ask; another title is. */
    seenVersion: seen && !isSame(seen.details, shown) ? seen.version : recipe.version,
    reset,
  }
}

export function detailsDraftName(recipeId: string): string {
  return `own-recipe.${recipeId}`
}

function detailsOf({ title, meal, servings, prepMinutes, cookMinutes, steps }: WireOwnRecipe): Details {
  return { title, meal, servings, prepMinutes, cookMinutes, steps: steps.join('\n\n') }
}

function isSame(one: Details, other: Details): boolean {
  return (Object.keys(other) as (keyof Details)[]).every((name) => one[name] === other[name])
}
