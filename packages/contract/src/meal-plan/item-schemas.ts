import { mostSides } from '@butterleaf/domain/meal-plan/item'
import { leftoverChoices } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { leastServings, mostServings, servingStep } from '@butterleaf/domain/meal-plan/servings'
import { mostGuests } from '@butterleaf/domain/meal-plan/table/guests'
import { meals } from '@butterleaf/domain/meals/meals'
import { mostEaters } from '@butterleaf/domain/onboarding/table/table-faults'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { wholeNumberInText } from '../recipes/number-in-text.ts'
import { recipeId } from '../recipes/recipe-card-schema.ts'
import { avoidsSchema } from './avoids-schema.ts'
import { itemViewSchema } from './item-schema.ts'
import { pdfAnswer } from './pdf-answer.ts'
import { itemParams, placeId } from './place-params.ts'
import { changedPlanSchema } from './plan-schema.ts'

const changesItem = { params: itemParams, answer: changedPlanSchema }
const steps = wholeNumberInText({ minimum: 1, maximum: (mostServings - leastServings) / servingStep })
const servingParams = itemParams.extend({ n: steps })

export const readItem = {
  summary: 'An item with its whole recipe, scaled',
  params: itemParams,
  answer: itemViewSchema,
} satisfies CallSchema

export const printItem = {
  summary: 'An item as PDF',
  params: itemParams,
  ...pdfAnswer,
} satisfies CallSchema

export const addLeftover = {
  summary:
    'Eat what this item cooks once more in a slot of the day in the address; the item’s own day is earlier',
  params: itemParams.extend({ category: z.enum(meals) }),
  answer: changedPlanSchema,
} satisfies CallSchema

export const clearItem = { summary: 'Empty the slot', ...changesItem } satisfies CallSchema

export const randomizeItem = {
  summary: 'Put another recipe that fits into the slot; what ate from the old one gets another dish, too',
  ...changesItem,
} satisfies CallSchema

export const replaceItem = {
  summary: 'Put this recipe in its place; slots that ate from the old one are open again',
  ...changesItem,
  body: z.object({ replacement: recipeId }),
} satisfies CallSchema

/** So that too many are refused in words. */
const mostSidesSent = 10

export const changeSides = {
  summary:
    'Put these sides beside the dish, in the place of those that stand there; an empty list takes them away',
  ...changesItem,
  body: z.object({
    sides: z
      .array(
        z.object({
          recipe: recipeId,
          serving: z
            .number()
            .optional()
            .describe(
              `${leastServings} to ${mostServings}, in steps of ${servingStep}; without it as much as suits the day`,
            ),
        }),
      )
      .max(mostSidesSent)
      .describe(`${mostSides} at most`),
  }),
} satisfies CallSchema

const mostOfThem = z.int().min(0).max(mostGuests)

export const setGuests = {
  summary:
    'Who eats along at this meal, beside those who always do; none with 0 and 0. The owner’s plate stays',
  ...changesItem,
  body: z
    .object({
      adults: mostOfThem.describe('Each eats as much as the owner'),
      children: mostOfThem.describe('Each eats half as much'),
      avoids: avoidsSchema.describe(
        'What they may not eat, spelled as in a personality: only what suits is drawn and offered for this meal then. Left out: as it was',
      ),
    })
    .describe(`Up to ${mostGuests} together`),
} satisfies CallSchema

export const setAbsent = {
  summary:
    'Who of the table isn’t at this meal; all are with an empty list. Where somebody comes back, a dish they may not eat is drawn again',
  ...changesItem,
  body: z.object({
    eaters: z.array(placeId).max(mostEaters).describe('Ids of the table’s eaters'),
    allDay: z.boolean().default(false).describe('The same at each main meal of the day'),
  }),
} satisfies CallSchema

const dishIfAny = recipeId.nullable()

export const moveItem = {
  summary:
    'Move the dish to another open slot, or exchange two dishes; leftovers eat from it where they still can',
  ...changesItem,
  body: z.object({
    to: placeId.describe('The other slot, of any open day of the same template'),
    exchange: z.boolean().default(false).describe('What stands in the other slot comes into this one'),
    leftovers: z
      .enum(leftoverChoices)
      .optional()
      .describe(
        'Of meals that could not be eaten from their cooking any more: cook the dish where it is eaten first, replace them by other dishes, or leave them open. Without it, such a move is refused',
      ),
    portions: z
      .array(z.object({ item: placeId, servings: z.number().min(leastServings).max(mostServings) }))
      .max(8)
      .optional()
      .describe('Other servings of dishes of the two days, after the move'),
    expected: z
      .object({ from: dishIfAny, to: dishIfAny })
      .optional()
      .describe('The recipes in both slots as the person saw them; refused when others stand there by now'),
  }),
} satisfies CallSchema

export const partLeftovers = {
  summary:
    'Say what becomes of the meals that eat from this dish, where it wasn’t cooked; those of complete days stay. On a complete day only where something else was eaten instead',
  ...changesItem,
  body: z.object({
    leftovers: z
      .enum(leftoverChoices)
      .describe('Cook the dish where it is eaten first, put other dishes there, or leave them open'),
  }),
} satisfies CallSchema

export const skipItem = { summary: 'Skip the meal', ...changesItem } satisfies CallSchema

export const unskipItem = { summary: 'Take a skipped meal back in', ...changesItem } satisfies CallSchema

export const lockItem = {
  summary: 'Keep the item through random draws and new plans',
  ...changesItem,
} satisfies CallSchema

export const unlockItem = { summary: 'Let the item go again', ...changesItem } satisfies CallSchema

export const addServings = {
  summary: 'So many steps of a quarter serving more',
  params: servingParams,
  answer: changedPlanSchema,
} satisfies CallSchema

export const removeServings = {
  summary: 'So many steps of a quarter serving less',
  params: servingParams,
  answer: changedPlanSchema,
} satisfies CallSchema
