import { z } from 'zod'
import { measureSchema } from '../recipes/measure-schema.ts'

const perSystem = z.object({ us: measureSchema.nullable(), metric: measureSchema.nullable() })

const homeSchema = z
  .object({
    isCovered: z.boolean().describe('Nothing is to be bought'),
    neededGrams: z.number().describe('With its near-equals; a mark made offline sends it back'),
    needed: perSystem,
    fromHome: perSystem.describe('Of what is needed; null where nothing is at home'),
    toBuy: perSystem.describe('What home lacks, rounded up to what a shop sells'),
    more: perSystem.describe('Still to buy: what that grew by since it was ticked'),
    left: perSystem.describe('At home after the last dish of this list'),
    nextUse: z
      .object({ title: z.string(), itemId: z.string(), date: z.iso.date() })
      .nullable()
      .describe('The dish of a later list that uses what is left'),
    keepsUntil: z.iso
      .date()
      .nullable()
      .describe('The last day on which what is left keeps; null: for months, or until it is used up'),
    alsoFor: z
      .array(z.object({ ingredient: z.string(), dishes: z.number().int() }))
      .describe('Near-equals that this row is bought for, too: their keys, and how many dishes use them'),
  })
  .meta({ id: 'ShoppingListHome' })

const tripSchema = z
  .object({
    date: z.iso.date().describe('The day of the shop'),
    neededGrams: z
      .number()
      .describe('Needed until the next shop that buys it; a tick made at this shop sends it back'),
    toBuy: perSystem.describe('At this shop; null of a row that is bought as another one'),
    checked: z.boolean().describe('Ticked for this shop: for more than the shops before it need'),
    more: perSystem.describe('Still to buy: what that grew by since it was ticked'),
  })
  .meta({ id: 'ShoppingListTrip' })

const listRowSchema = z
  .object({
    kind: z
      .enum(['food', 'own', 'no-longer-needed'])
      .describe('Own: a line the user wrote. No longer needed: ticked, and then no item asked for it'),
    name: z.string().describe('As it is shown; of an own line its text'),
    measures: perSystem.describe(
      'What to buy, rounded up to what a shop sells; null where nothing says how much',
    ),
    needed: perSystem.describe('What the recipes need'),
    neededGrams: z.number().describe('The same; a tick made offline sends it back'),
    items: z.record(z.string(), z.string()).describe('Recipe title to item id'),
    checked: z.boolean(),
    more: perSystem.describe('Still to buy: what it grew by since it was ticked'),
    surplus: perSystem.describe('Bought beyond need'),
    packSize: perSystem.optional().describe('What one pack holds, of what is bought by the pack'),
    boughtAs: z
      .string()
      .optional()
      .describe('The key of the row of a near-equal, whose `home` counts this one, too'),
    trips: z
      .array(tripSchema)
      .optional()
      .describe(
        'Where the person shops twice a week: the shops that buy it, one or two; none where it is at home',
      ),
    home: homeSchema.optional().describe('What is at home of the food; absent of any other row'),
  })
  .meta({ id: 'ShoppingListRow' })

/** By heading in the order a shop is walked, then by ingredient; an own line by its id. The inner key is what a tick names. */
export const shoppingListSchema = z
  .record(z.string(), z.record(z.string(), listRowSchema))
  .meta({ id: 'ShoppingList' })
