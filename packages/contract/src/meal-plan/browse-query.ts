import { type FilterField, readFilters } from '@butterleaf/domain/recipes/filters'
import { z } from 'zod'
import { decodeDietaryTag } from '../recipes/dietary-codes.ts'

const wireNames = {
  page: 'page',
  search: 'search',
  categories: 'categories',
  tags: 'allergen',
  time: 'time',
  netCarbs: 'net_carbs',
} as const satisfies Record<FilterField, string>

const json = z
  .string()
  .max(2000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('This is not JSON.')
      return z.NEVER
    }
  })

/** Null is left out; what else a client sends along, as `pageTotal`, is not looked at. */
const sentQuery = z.object({
  page: orLeftOut(z.number()),
  search: orLeftOut(z.string()),
  categories: orLeftOut(z.array(z.string()).max(30)),
  allergen: orLeftOut(z.array(z.number()).max(30)),
  time: orLeftOut(z.number()),
  net_carbs: orLeftOut(z.number()),
})

/** RCP-2: JSON in an address, read as the domain's filters; every fault is named by its field. */
export const browseQuery = json.pipe(sentQuery).transform(({ net_carbs, allergen, ...sent }, context) => {
  // A code that is none stays what it is, and is refused by name.
  const tags = allergen?.map((code) => decodeDietaryTag(code) ?? String(code))
  const reading = readFilters({ ...sent, tags, netCarbs: net_carbs })
  if (reading.ok) return reading.filters
  for (const { field, message } of reading.faults)
    context.addIssue({ code: 'custom', message, path: [wireNames[field]] })
  return z.NEVER
})

function orLeftOut<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined)
}
