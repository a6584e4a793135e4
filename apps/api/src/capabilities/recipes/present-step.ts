import type { RecipeStep as PresentedStep } from '@butterleaf/contract/recipes/calls'
import type { Recipe, RecipeStep } from '@butterleaf/cookbook/recipes/recipe'
import type { StepPart } from '@butterleaf/cookbook/recipes/step-text'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'

type PresentedPart = PresentedStep['parts'][number]

/** A step in words that suit the amounts: "the onion" of one, "the onions" of three. */
export function presentStep({ parts }: RecipeStep, recipe: Pick<Recipe, 'ingredients'>): PresentedStep {
  const saidUpTo = (count: number) => stepWords({ parts: parts.slice(0, count) }, recipe)
  const presented = parts.map((part, at) => presentPart(part, saidUpTo(at + 1).slice(saidUpTo(at).length)))
  return { text: saidUpTo(parts.length), parts: presented }
}

function presentPart(part: StepPart, text: string): PresentedPart {
  switch (part.kind) {
    case 'text':
      return { kind: 'text', text }
    case 'food':
      return { kind: 'food', text, food_id: part.food }
    case 'timer':
      return { kind: 'timer', text, seconds: part.seconds }
    case 'temperature':
      return { kind: 'temperature', text, celsius: part.celsius }
  }
}
