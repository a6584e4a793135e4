import type {
  RecipeIngredient as PresentedIngredient,
  Recipe as PresentedRecipe,
  RecipeStep as PresentedStep,
} from '@butterleaf/contract/recipes/calls'
import { encodeDietaryTags } from '@butterleaf/contract/recipes/dietary-codes'
import { measureOf } from '@butterleaf/contract/recipes/measure'
import { scaleNutrition } from '@butterleaf/cookbook/foods/nutrition'
import { type CookedRecipe, cookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import { loadsPerServing } from '@butterleaf/cookbook/recipes/dish-of'
import { eatenNutrition } from '@butterleaf/cookbook/recipes/fields/eaten-nutrition'
import type { Recipe, RecipeIngredient, RecipeStep } from '@butterleaf/cookbook/recipes/recipe'
import type { StepPart } from '@butterleaf/cookbook/recipes/step-text'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'
import { writtenAmount } from '@butterleaf/cookbook/recipes/written-recipe'
import { cookedShare, isSharedPart, type SharedPart } from '@butterleaf/cookbook/shares/share-words'
import { loadsOf, loadText } from '@butterleaf/domain/cooking/loads'
import { ingredientText, type ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import { scaleAmount } from '@butterleaf/domain/kitchen/scale-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { cuisineNames } from '@butterleaf/domain/recipes/cuisines'
import { scaleWarnings, showWarning } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { presentCard, presentNutrition } from './present-card.ts'

const asWritten: CookedAs = { scale: 1, units: 'us' }

/** In full: amounts, their nutrition and the words of the steps multiplied; `nutrition` stays that of one serving. */
export function presentRecipe(recipe: Recipe, cookedAs: CookedAs = asWritten): PresentedRecipe {
  const cooked = cookedRecipe(recipe, cookedAs)
  const steps = recipe.steps.map((step) => presentStep(step, cooked))
  return {
    ...presentCard(recipe),
    restTime: recipe.restMinutes,
    yields: recipe.yields ?? null,
    ...presentCooking(recipe),
    categories: [...recipe.meals],
    cuisine: cuisineNames[recipe.cuisine],
    free: encodeDietaryTags(recipe.free),
    contains: encodeDietaryTags(recipe.contains),
    scale: cookedAs.scale,
    ingredients: recipe.ingredients.map((ingredient) => presentIngredient(ingredient, recipe, cookedAs)),
    instructions: steps.map(({ text }) => ({ image: null, instructions: text })),
    steps,
    ...(recipe.warnings && { warnings: scaleWarnings(recipe.warnings, cookedAs.scale).map(showWarning) }),
  }
}

type Cooking = Pick<PresentedRecipe, 'keeps' | 'needs' | 'atOnce' | 'note' | 'discarded'>

function presentCooking(recipe: Recipe): Cooking {
  const { keeps, needs, atOnce, discarded = [] } = recipe
  return {
    keeps: keeps ? { ...keeps, reheat: keeps.reheat ?? null } : null,
    needs: [...needs],
    atOnce: atOnce ?? null,
    note: noteOf(recipe),
    discarded: discarded.map(({ food, share, only, why }) => ({
      food_id: food,
      share,
      only: only ?? null,
      why,
    })),
  }
}

/** CON-8: what its file notes, then what weighs on the gut. */
function noteOf(recipe: Recipe): string | null {
  const loads = loadsOf(loadsPerServing(recipe)).map(loadText)
  return [recipe.note, ...loads].filter(Boolean).join(' ') || null
}

type CookedAs = { scale: number; units: UnitSystem }

/** An amount that RCP-7 hides is left out: "salt". */
const noAmount: ReadAmount = { quantity: 0, unit: 'none' }

/** One row, multiplied. Amounts are those of the us kitchen, as in `measures`; `gram` is exact. */
function presentIngredient(
  ingredient: RecipeIngredient,
  { discarded }: Pick<Recipe, 'discarded'>,
  { scale, units }: CookedAs,
): PresentedIngredient {
  const { food, prep, note, group, isOptional } = ingredient
  const amount = scaleAmount(writtenAmount(ingredient), scale)
  const cooked = { us: kitchenAmount(amount, food, 'us'), metric: kitchenAmount(amount, food, 'metric') }
  const inUs = measureOf(cooked.us ?? noAmount)
  return {
    food_id: food.id,
    ingredient_name: food.name,
    toString: ingredientText(cooked[units] ?? noAmount, food, { locale: 'en-US' }),
    gram: roundGrams(amount.grams),
    amount: inUs.amount,
    unit_id: inUs.unit_id,
    unit_name: inUs.unit_name,
    extra: [prep, note].filter((words) => words !== undefined).join('; ') || null,
    optional: isOptional,
    label: group ?? null,
    label_info: null,
    measures: {
      us: cooked.us ? inUs : null,
      metric: cooked.metric ? measureOf(cooked.metric) : null,
    },
    nutrition: presentNutrition(scaleNutrition(eatenNutrition(ingredient, discarded), scale)),
  }
}

type PresentedPart = PresentedStep['parts'][number]
type PresentedShare = NonNullable<Extract<PresentedPart, { kind: 'food' }>['share']>

/** A step in words that suit the amounts: "the onion" of one, "the onions" of three. */
function presentStep({ parts }: RecipeStep, recipe: CookedRecipe): PresentedStep {
  const textUpTo = (count: number) => stepWords({ parts: parts.slice(0, count) }, recipe)
  const presented = parts.map((part, at) =>
    presentPart(part, { text: textUpTo(at + 1).slice(textUpTo(at).length), recipe }),
  )
  return { text: textUpTo(parts.length), parts: presented }
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

/** 0.1 + 0.2 is 0.3 on a screen. */
function roundGrams(grams: number): number {
  return Math.round(grams * 10_000) / 10_000
}
