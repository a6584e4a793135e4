import type { NamedShare } from '@butterleaf/domain/cooking/share'
import { shareText } from '@butterleaf/domain/cooking/share-text'
import { splitAmount } from '@butterleaf/domain/cooking/split-amount'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import type { KitchenAmount } from '@butterleaf/domain/kitchen/scale-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { CookedRecipe } from '../recipes/cooked-recipe.ts'
import type { StepPart } from '../recipes/step-text.ts'
import { writtenAmount } from '../recipes/written-recipe.ts'
import type { Share } from './parse-share.ts'

export type SharedPart = StepPart & { kind: 'food'; share: Share }
export type CookedShare = { amount: KitchenAmount | undefined; grams: number; text: string }

export function isSharedPart(part: StepPart): part is SharedPart {
  return part.kind === 'food' && part.share !== undefined
}

/** What a step takes of an ingredient, in one kitchen: "2 tsp olive oil (half)". */
export function cookedShare(part: SharedPart, cooked: CookedRecipe, system: UnitSystem): CookedShare {
  const row = cooked.ingredients.find(({ food }) => food.id === part.food)
  if (!row) return { amount: undefined, grams: 0, text: part.words ?? part.food }
  const { food } = row
  const shares = cooked.steps
    .flatMap(({ parts }) => parts)
    .filter((other) => isSharedPart(other) && other.food === part.food) as SharedPart[]
  const total = writtenAmount(row)
  const amounts = splitAmount(
    total,
    shares.map(({ share }) => share.of),
    { food, system },
  )
  const amount = amounts[shares.indexOf(part)]
  const said: NamedShare | 'amount' | 'rest' = part.share.said
  const text = shareText({ said, amount, total: kitchenAmount(total, food, system), words: part.words }, food)
  return { amount, grams: part.share.of * row.grams, text }
}
