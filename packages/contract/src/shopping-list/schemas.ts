import { ownLineLimitCharacters } from '@butterleaf/domain/shopping-list/own-lines'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { oneLine } from '../clean-schemas.ts'
import { pdfAnswer } from '../meal-plan/pdf-answer.ts'
import { templateParams, weekParams } from '../meal-plan/place-params.ts'
import { shoppingListSchema } from './shopping-list-schema.ts'

const lineId = z.string().min(1).max(64).describe('Made by the client; sent twice it changes nothing')

const tick = z.object({
  ingredient: z.string().min(1).max(120).describe('The key of the row'),
  checked: z.boolean(),
  at: z.iso.datetime({ offset: true }).describe('When it was ticked; the last one counts'),
  neededGrams: z.number().min(0).max(1e6).optional().describe('What the list asked for then'),
})

const atHomeMark = z.object({
  ingredient: z.string().min(1).max(120).describe('The key of the row'),
  atHome: z.boolean().describe('"I have this", else "I’m out"'),
  at: z.iso.datetime({ offset: true }).describe('When it was said; the last one counts'),
  neededGrams: z
    .number()
    .min(0)
    .max(1e6)
    .optional()
    .describe('What the list needed then, so at home at least'),
})

/** What a change of a list answers: the list, or nothing where the client asks for no more. */
const changedList = { answer: shoppingListSchema, answersMinimal: true } as const

export const downloadList = {
  summary: 'The shopping list of a week as PDF',
  params: weekParams,
  query: z.object({ unitType: z.enum(['us', 'metric']).optional() }),
  ...pdfAnswer,
} satisfies CallSchema

export const saveTicks = {
  summary: 'Tick rows, or untick them; the last one of each row counts',
  params: weekParams,
  body: z.array(tick).max(1000),
  ...changedList,
} satisfies CallSchema

export const saveAtHome = {
  summary: 'Say what is at home until it is used up, or that it is out; the last one of each food counts',
  params: weekParams,
  body: z.array(atHomeMark).max(1000),
  ...changedList,
} satisfies CallSchema

export const addLine = {
  summary: 'Write a line on the list',
  params: weekParams,
  body: z.object({ id: lineId, text: oneLine().trim().min(1).max(ownLineLimitCharacters) }),
  ...changedList,
} satisfies CallSchema

export const removeLine = {
  summary: 'Take a line of one’s own off the list',
  params: weekParams,
  body: z.object({ id: lineId, text: z.string().max(1000).optional().describe('Not looked at') }),
  ...changedList,
} satisfies CallSchema

const cupboardStaple = z.object({
  ingredient: z.string().describe('The key of its row on a list'),
  name: z.string(),
  dishes: z.number().int().describe('Of the plan, that use it'),
  neededGrams: z.number().describe('What the list of `weekId` needs of it'),
})

export const readCupboard = {
  summary: 'The question what is in the cupboard: the staples that most dishes of the plan use',
  params: templateParams,
  answer: z
    .object({
      isOpen: z
        .boolean()
        .describe('False once it was answered or skipped, or anything was said or ticked on a list'),
      weekId: z.string().nullable().describe('Of today’s list: its at-home call takes the answer'),
      staples: z.array(cupboardStaple).describe('Twenty at most; none where the question isn’t open'),
    })
    .meta({ id: 'Cupboard' }),
} satisfies CallSchema

export const closeCupboard = {
  summary: 'The cupboard question was answered or skipped: it isn’t asked again, on any device',
  params: templateParams,
} satisfies CallSchema
