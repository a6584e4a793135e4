import { z } from 'zod'
import { measureSchema } from '../recipes/measure-schema.ts'

const perSystem = z.object({ us: measureSchema.nullable(), metric: measureSchema.nullable() })

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
  })
  .meta({ id: 'ShoppingListRow' })

/** By heading in the order a shop is walked, then by ingredient; an own line by its id. The inner key is what a tick names. */
export const shoppingListSchema = z
  .record(z.string(), z.record(z.string(), listRowSchema))
  .meta({ id: 'ShoppingList' })
