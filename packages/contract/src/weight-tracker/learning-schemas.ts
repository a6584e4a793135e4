import { proposalReasons } from '@butterleaf/domain/expenditure/propose-target'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'

const isoDate = z.iso.date().describe('Calendar date, YYYY-MM-DD')
const kcal = z.int().describe('kcal a day')
const id = z.string().min(1).max(64)
const reason = z.enum(proposalReasons)
const choice = z.enum(['taken', 'kept'])

const missingSchema = z
  .discriminatedUnion('what', [
    z.object({ what: z.enum(['readings', 'days', 'complete-days']), have: z.int(), need: z.int() }),
    z.object({ what: z.literal('recent-reading'), daysAgo: z.int(), most: z.int() }),
    z.object({ what: z.literal('certainty'), percent: z.number(), most: z.number() }),
  ])
  .describe('What the estimate waits for, in figures')

const proposalSchema = z
  .object({
    id: z.string().describe('Of this proposal: another one has another'),
    reason,
    fromKcal: kcal,
    toKcal: kcal,
    fatGrams: z.number().describe('How much fat changes with it, in grams a day; protein and net carbs stay'),
    goalDates: z
      .object({ before: isoDate.nullable(), after: isoDate.nullable() })
      .optional()
      .describe('About when the goal weight is reached with either target; null: not within two years'),
  })
  .meta({ id: 'TargetProposal', description: 'At most one a week, at most 150 kcal' })

const learningSchema = z
  .object({
    state: z.enum(['off', 'paused', 'silent', 'told']),
    formulaKcal: kcal.describe('What the formula says that the person uses'),
    targetKcal: kcal.describe('The middle of the range of a day'),
    estimate: z
      .object({ kcal, lowKcal: kcal, highKcal: kcal })
      .nullable()
      .describe('The 80 % range of the plan calories that hold the weight; null while it can’t be trusted'),
    missing: z.array(missingSchema),
    restsOn: z.object({ days: z.int(), readings: z.int(), completeDays: z.int() }),
    setAside: z
      .array(z.object({ logId: z.string(), date: isoDate, weight: z.number().describe('Kilograms') }))
      .describe('Readings that are hardly the person’s: they don’t count until the person says they do'),
    proposal: proposalSchema.nullable(),
    nextStep: z
      .discriminatedUnion('kind', [
        z.object({
          kind: z.literal('weigh-in'),
          weighIns: z.int().describe('With the days between completed'),
          by: isoDate,
          percent: z.int().describe('How far to either side the range then goes'),
        }),
        z.object({ kind: z.literal('keep') }),
      ])
      .nullable()
      .optional()
      .describe('Where no target is proposed: what would make the estimate surer, or that the target holds'),
    pausedSince: isoDate.nullable(),
    areNotesOn: z.boolean(),
    history: z
      .array(z.object({ date: isoDate, reason, choice, fromKcal: kcal, toKcal: kcal }))
      .describe('What was proposed and decided, the last first'),
  })
  .meta({ id: 'Learning', description: 'What weigh-ins and completed days tell of the energy a body uses' })

export const readLearning = {
  summary: 'What weigh-ins tell of the energy the body uses; 404 without a plan',
  answer: learningSchema,
} satisfies CallSchema

export const decideProposal = {
  summary:
    'Take the proposed target, or keep the present one; taken, open meals not shopped for are portioned again',
  params: z.object({ proposalId: id }),
  body: z.object({ choice }),
  answer: learningSchema,
} satisfies CallSchema

export const changeLearning = {
  summary: 'Turn learning, its pause and its notes on or off',
  body: z.object({
    isOn: z.boolean().optional(),
    isPaused: z.boolean().optional().describe('Illness, holiday: nothing is learned from these days'),
    areNotesOn: z.boolean().optional(),
  }),
  answer: learningSchema,
} satisfies CallSchema

export const confirmReading = {
  summary: 'Say whether a surprising reading was one’s own',
  params: z.object({ logId: id }),
  body: z.object({ isMine: z.boolean() }),
  answer: learningSchema,
} satisfies CallSchema
