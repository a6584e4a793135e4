import { meals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { saveTicks } from '../shopping-list/schemas.ts'
import { shoppingListSchema } from '../shopping-list/shopping-list-schema.ts'

const kind = z.enum(['list', 'plates']).describe('The shopping list of a week, or what is on its plates')
const week = z.number().int().min(1).max(4)
const params = z.object({ id: z.string().min(1).max(40) })
const linkParams = z.object({ secret: z.string().regex(/^[\w-]{22}$/, 'There is no such link.') })

const shareSchema = z
  .object({
    id: z.string(),
    kind,
    week: week.nullable().describe('Of the plan; null where the link shows the current week'),
    createdAt: z.iso.datetime(),
    endsOn: z.iso.date().describe('The last day it opens: thirty days after the plan’s last'),
  })
  .meta({ id: 'Share' })

export const listShares = {
  summary: 'The person’s links that still open, without their addresses, the oldest first',
  answer: z.array(shareSchema),
} satisfies CallSchema

export const readShare = {
  summary: 'One of the person’s links, without its address',
  params,
  answer: shareSchema,
} satisfies CallSchema

export const createShare = {
  summary:
    'Share a list or a week’s plates by a link, which opens without an account; its secret address is told only here',
  body: z.object({ kind, week: week.optional().describe('Of the plan; without it, always the current one') }),
  answer: z.object({ id: z.string(), url: z.url() }).meta({ id: 'CreatedShare' }),
  answerStatus: 201,
} satisfies CallSchema

export const deleteShare = {
  summary: 'Stop sharing: the link opens nothing any more',
  params,
} satisfies CallSchema

const plate = z.object({
  meal: z.enum(meals),
  dishes: z.array(z.string()).describe('Titles: the main dish, then what stands beside it'),
  minutes: z.number().int().describe('To cook it; 0 where nothing is cooked'),
  isLeftover: z.boolean(),
  eaters: z
    .array(
      z.object({
        name: z.string().nullable().describe('A first name; the person’s own first'),
        servings: z.number().describe('Of the main dish; 0 where they have another one'),
        grams: z.number().int().describe('Of the whole plate, as its ingredients are weighed'),
        apart: z.array(z.string()).optional().describe('Titles of what is cooked for them alone'),
      }),
    )
    .optional()
    .describe('Who gets how much; absent where nobody eats along'),
})

const sharedSchema = z
  .object({
    kind,
    name: z.string().nullable().describe('The first name of the person who shares'),
    week,
    from: z.iso.date(),
    to: z.iso.date(),
    endsOn: z.iso.date(),
    units: z.enum(['us', 'metric']),
    list: shoppingListSchema.optional(),
    days: z.array(z.object({ date: z.iso.date(), plates: z.array(plate) })).optional(),
  })
  .meta({ id: 'Shared' })

export const openShare = {
  summary: 'What a link shows, for everybody who has its address: its list, or the days of its plates',
  public: true,
  params: linkParams,
  answer: sharedSchema,
} satisfies CallSchema

export const tickShared = {
  summary: 'Tick rows of a shared list, or untick them; the last one of each row counts',
  public: true,
  params: linkParams,
  query: z.object({
    from: z.iso
      .date()
      .optional()
      .describe(
        'First day of the list that was seen: a tick that waited stays with it when a new week has come',
      ),
  }),
  body: saveTicks.body,
  answer: sharedSchema,
} satisfies CallSchema

export const watchShared = {
  summary:
    'Server-sent events for everybody who has the address, as those of the plan: one named plan or list whenever what the link shows may have changed. The stream ends with the link',
  public: true,
  params: linkParams,
  answer: z.string(),
  answerType: 'text/event-stream',
} satisfies CallSchema
