import type { PictureIngredient, PictureRecipe } from '../picture-recipe.ts'
import { mentions } from './food-words.ts'

/** A step cut into sentences, with how far through the recipe each stands (0 first, 1 last). */
export interface Sentence {
  text: string
  progress: number
}

const FINISHING =
  /\btop(ped|ping)?\b|scatter|sprinkl|garnish|finish|serve|dollop|drizzl|shower|strew|crown|dust|spoon(ed)? over/
const FINISHING_GROUP = /top|serv|garnish|finish|decorat|frost|icing|drizzle|sprinkle|assembl/
const MIXED_GROUP =
  /dressing|sauce|marinade|glaze|vinaigrette|brine|\brub\b|paste|mayo|pesto|batter|dough|crust|base|cake/
const BLENDING =
  /\bblend(s|ed|er)?\b|pur[ée]e|liquidi[sz]e|until (\w+ )?(smooth|silky)|(blitz|whizz|process)[^.]*(smooth|paste|cream)/
const CHOPPING = /pulse|\brice\b|grains|crumbs|coarse/
const WHOLE_POT = /\b(the (soup|pot|pan|mixture|vegetables)|everything|it all|all of it|soup)\b/

export function readSentences(recipe: PictureRecipe): Sentence[] {
  const last = Math.max(1, recipe.steps.length - 1)
  return recipe.steps.flatMap((step, i) =>
    step
      .toLowerCase()
      .split(/\.\s/)
      .map((text) => ({ text, progress: recipe.steps.length > 1 ? i / last : 1 })),
  )
}

/** Stirred into a sauce or dressing: herbs, capers and garlic in it are no pieces on the plate. */
export function isStirredIn(ingredient: PictureIngredient): boolean {
  return MIXED_GROUP.test(ingredient.group?.toLowerCase() ?? '')
}

/** Put on at the end, so it lies on top whatever the dish is made of. `own` are the sentences that speak of it. */
export function isFinish(ingredient: PictureIngredient, own: readonly Sentence[]): boolean {
  if (FINISHING_GROUP.test(ingredient.group?.toLowerCase() ?? '')) return true
  const last = own[own.length - 1]
  if (last === undefined || last.progress < 0.6) return false
  return clauses(last).some((clause) => FINISHING.test(clause) && mentions(clause, ingredient))
}

/** Blended foods colour the dish but leave no pieces to see. */
export function isBlended(
  ingredient: PictureIngredient,
  own: readonly Sentence[],
  all: readonly Sentence[],
): boolean {
  const last = own[own.length - 1]
  if (!last) return false
  if (own.flatMap(clauses).some((clause) => blends(clause) && mentions(clause, ingredient))) return true
  return all.some(({ text, progress }) => progress >= last.progress && WHOLE_POT.test(text) && blends(text))
}

function clauses(sentence: Sentence): string[] {
  return sentence.text.split(/[;:]\s/)
}

function blends(text: string): boolean {
  return BLENDING.test(text) && !CHOPPING.test(text)
}
