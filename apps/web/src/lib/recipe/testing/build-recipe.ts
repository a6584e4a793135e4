import type { Recipe, RecipeCard, RecipeIngredient, RecipeStep } from '@butterleaf/contract/recipes/calls'
import { measureOf } from '@butterleaf/contract/recipes/measure'
import type { ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { dishes } from '../../testing/dishes.ts'

/** A dish of the tests' small cookbook in full: what a test doesn't name is ordinary. */
export function buildRecipe(card: RecipeCard | undefined = dishes[6], part: Partial<Recipe> = {}): Recipe {
  if (!card) throw new Error('There is no such dish')
  const steps = part.steps ?? usualSteps
  return {
    ...card,
    restTime: 0,
    yields: null,
    categories: ['dinner'],
    cuisine: 'French',
    free: [],
    contains: [],
    scale: 1,
    ingredients: usualIngredients,
    instructions: steps.map(({ text }) => ({ image: null, instructions: text })),
    steps,
    ...part,
  }
}

export function buildIngredient(
  part: Omit<Partial<RecipeIngredient>, 'toString'> & { ingredient_name: string },
): RecipeIngredient {
  const us: ReadAmount = { quantity: 1.5, unit: 'cup' }
  const metric: ReadAmount = { quantity: 350, unit: 'ml' }
  const { amount, unit_id, unit_name, text } = measureOf(us)
  const line = `${text} ${part.ingredient_name}`
  return {
    food_id: part.ingredient_name.replaceAll(' ', '-'),
    toString: line,
    gram: 350,
    amount,
    unit_id,
    unit_name,
    extra: null,
    optional: false,
    label: null,
    label_info: null,
    measures: { us: measureOf(us), metric: measureOf(metric) },
    nutrition: { calories: 120, fat: 10.4, carbs: 3.1, fiber: 1, net_carbs: 2.1, protein: 4.2 },
    ...part,
  }
}

export function buildStep(...parts: RecipeStep['parts']): RecipeStep {
  return { text: parts.map(({ text }) => text).join(''), parts }
}

export const salmon = buildIngredient({
  ingredient_name: 'salmon fillet',
  gram: 340,
  measures: { us: measureOf({ quantity: 12, unit: 'oz' }), metric: measureOf({ quantity: 340, unit: 'g' }) },
})
export const cream = buildIngredient({ ingredient_name: 'heavy cream', label: 'Sauce' })

const usualIngredients = [salmon, cream]

const usualSteps: RecipeStep[] = [
  buildStep(
    { kind: 'text', text: 'Sear the ' },
    { kind: 'food', text: 'salmon', food_id: 'salmon-fillet' },
    { kind: 'text', text: ' for ' },
    { kind: 'timer', text: '4 minutes', seconds: 240 },
    { kind: 'text', text: '.' },
  ),
  buildStep(
    { kind: 'text', text: 'Stir in the ' },
    { kind: 'food', text: 'cream', food_id: 'heavy-cream' },
    { kind: 'text', text: ' and simmer for ' },
    { kind: 'timer', text: '10 minutes', seconds: 600 },
    { kind: 'text', text: ' until it coats a spoon.' },
  ),
  buildStep({
    kind: 'text',
    text: 'Wilt the greens in what is left in the pan, season them with salt and a little lemon, put the fish on top, and spoon the sauce over everything before it cools.',
  }),
]
