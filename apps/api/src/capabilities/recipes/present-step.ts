import type { RecipeStep as PresentedStep } from '@butterleaf/contract/recipes/calls'
import { measureOf } from '@butterleaf/contract/recipes/measure'
import type { CookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import type { RecipeStep } from '@butterleaf/cookbook/recipes/recipe'
import type { StepPart } from '@butterleaf/cookbook/recipes/step-text'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'
import { cookedShare, isSharedPart, type SharedPart } from '@butterleaf/cookbook/shares/share-words'
import { roundGrams } from './round-grams.ts'

type PresentedPart = PresentedStep['parts'][number]
type PresentedShare = NonNullable<Extract<PresentedPart, { kind: 'food' }>['share']>

/** A step in words that suit the amounts: "the onion" of one, "the onions" of three. */
export function presentStep({ parts }: RecipeStep, recipe: CookedRecipe): PresentedStep {
  const saidUpTo = (count: number) => stepWords({ parts: parts.slice(0, count) }, recipe)
  const presented = parts.map((part, at) =>
    presentPart(part, { text: saidUpTo(at + 1).slice(saidUpTo(at).length), recipe }),
  )
  return { text: saidUpTo(parts.length), parts: presented }
}

function presentPart(
  part: StepPart,
  { text, recipe }: { text: string; recipe: CookedRecipe },
): PresentedPart {
  switch (part.kind) {
    case 'text':
      return { kind: 'text', text }
    case 'food':
      return {
        ...{ kind: 'food', text, food_id: part.food },
        ...(isSharedPart(part) && { share: presentShare(part, { text, recipe }) }),
      }
    case 'timer':
      return { kind: 'timer', text, seconds: part.seconds }
    case 'temperature':
      return { kind: 'temperature', text, celsius: part.celsius }
  }
}

/** Its text in either kitchen, with the capital that a sentence starts with. */
function presentShare(
  part: SharedPart,
  { text, recipe }: { text: string; recipe: CookedRecipe },
): PresentedShare {
  const isAtStart = /^\p{Lu}/u.test(text)
  const [us, metric] = (['us', 'metric'] as const).map((system) => cookedShare(part, recipe, system))
  const inCase = (words: string) => (isAtStart ? `${words[0]?.toUpperCase()}${words.slice(1)}` : words)
  return {
    said: part.share.said,
    gram: roundGrams(us!.grams),
    measures: {
      us: us!.amount ? measureOf(us!.amount) : null,
      metric: metric!.amount ? measureOf(metric!.amount) : null,
    },
    texts: { us: inCase(us!.text), metric: inCase(metric!.text) },
  }
}
