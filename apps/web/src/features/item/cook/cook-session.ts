import { minutesOfCooking } from '@butterleaf/domain/cooking/batches'
import {
  type RecipeStep,
  type ScaledRecipe,
  scaledServings,
} from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** One dish that is cooked: `cookingId` is what its place and its timers are remembered by. */
export type CookedDish = Readonly<{
  recipe: ScaledRecipe
  cookingId: string
  /** [TOG-3] Of what is cooked for some at the table alone: "For Kim alone". */
  forWhom?: string
}>

/** A step of one of the dishes that are cooked for a meal, in the order in which a cook comes to it. */
export type SessionStep = Readonly<{
  dish: CookedDish
  /** From 0, within its own recipe. */
  at: number
  step: RecipeStep
  /** How it follows the one before: of the same dish, of one that is begun while another waits, of the one that waited, or of the next. */
  follows: 'same' | 'meanwhile' | 'back' | 'next'
  /** Of what is begun in a long wait: how many minutes of it are left then, so that both are done together. */
  beginAtMinutes?: number
}>

/** Shorter ones are spent at the stove, and so is one that says so. */
const shortestWaitSeconds = 8 * 60
const handsOn =
  /\b(stirring|turning|whisking|tossing|flipping|often|constantly|every (few |other )?(minute|second))/i
/** A wait that is this much longer than what is cooked in it says when to begin. */
const spareMinutes = 10

/**
 * PLATE-3: all steps of a meal's dishes in one row. What takes longest is begun first, and the others come in its wait, so that all are
 * done about together. What takes longest and has no wait needs both hands: it comes last, hot to the table.
 */
export function cookSession(dishes: readonly CookedDish[]): readonly SessionStep[] {
  const longestFirst = dishes.toSorted((a, b) => minutesOfDish(b) - minutesOfDish(a))
  return joined(longestFirst)
}

function joined([first, ...rest]: readonly CookedDish[]): readonly SessionStep[] {
  if (!first) return []
  const steps = first.recipe.steps.map(
    (step, at): SessionStep => ({ dish: first, at, step, follows: at === 0 ? 'next' : 'same' }),
  )
  const [beside, ...others] = joined(rest)
  if (!beside) return steps
  const minutes = minutesOfDish(beside.dish)
  const wait = waitIn(first, minutes)
  if (!wait) return [beside, ...others, ...steps]
  const isLong = wait.seconds / 60 >= minutes + spareMinutes
  const begun: SessionStep = {
    ...beside,
    follows: 'meanwhile',
    ...(isLong && { beginAtMinutes: Math.ceil(minutes / 5) * 5 }),
  }
  const [next, ...last] = steps.slice(wait.at + 1)
  return [
    ...steps.slice(0, wait.at + 1),
    begun,
    ...others,
    ...(next ? [{ ...next, follows: 'back' as const }, ...last] : []),
  ]
}

type Wait = Readonly<{ at: number; seconds: number }>

/** The last wait that is long enough for it, else the longest. */
function waitIn({ recipe }: CookedDish, minutes: number): Wait | undefined {
  const waits = recipe.steps
    .map(({ parts, text }, at): Wait => {
      const seconds = parts.map((part) => (part.kind === 'timer' ? part.seconds : 0))
      return { at, seconds: handsOn.test(text) ? 0 : Math.max(0, ...seconds) }
    })
    .filter(({ seconds }) => seconds >= shortestWaitSeconds)
  const longest = waits.toSorted((a, b) => b.seconds - a.seconds)[0]
  return waits.findLast(({ seconds }) => seconds >= minutes * 60) ?? longest
}

/** Prep, cook and rest of what is made of it. */
function minutesOfDish({ recipe }: CookedDish): number {
  return minutesOfCooking(recipe, scaledServings(recipe)) + recipe.restMinutes
}

/** Where the session stands at that step of that dish; undefined where it has none. */
export function findStep(
  session: readonly SessionStep[],
  { recipeId, at }: { recipeId: string; at: number },
): number | undefined {
  const found = session.findIndex(({ dish, ...one }) => dish.recipe.id === recipeId && one.at === at)
  return found < 0 ? undefined : found
}
