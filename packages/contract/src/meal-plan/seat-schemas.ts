import { mainMeals } from '@butterleaf/domain/meals/meals'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { personalitySchema } from '../onboarding/personality-schema.ts'
import { fitAtTable, macrosSchema } from './fit-schema.ts'

const weekdays = z.array(z.int().min(1).max(7))
const sharesSchema = z
  .object({ breakfast: weekdays, lunch: weekdays, dinner: weekdays })
  .describe('The weekdays on which a meal is shared, 1 Monday to 7 Sunday')
const owner = z.string().nullable().describe('The first name of the plan’s owner, where one is known')
const name = z.string().describe('What the owner calls the eater')

const secretParams = z.object({
  secret: z.string().regex(/^[\w-]{22}$/, 'There is no such invitation.'),
})

const invitationSchema = z
  .object({ owner, name, shares: sharesSchema, endsAt: z.iso.datetime() })
  .meta({ id: 'Invitation', description: 'Who asks whom to the table, and which meals they would share' })

export const openInvitation = {
  summary: 'What an invitation to a table says, for everybody who has its address',
  public: true,
  params: secretParams,
  answer: invitationSchema,
} satisfies CallSchema

const plateSchema = z.object({
  meal: z.enum(mainMeals),
  dishes: z.array(z.string()).describe('Titles: the main dish, then what stands beside it'),
  servings: z.number().describe('Of the main'),
  grams: z.number().describe('Of the whole plate, as its ingredients are weighed'),
  amounts: z
    .array(z.object({ servings: z.number(), grams: z.number() }))
    .optional()
    .describe('Of each of `dishes`, in their order'),
  nutrition: macrosSchema,
  isLeftover: z.boolean(),
  apart: z
    .array(z.string())
    .optional()
    .describe('Of these dishes, those that are cooked for them alone, so that their day is in range'),
})

const daySchema = z.object({
  date: z.iso.date(),
  plates: z.array(plateSchema),
  ...fitAtTable,
})

const seatSchema = z
  .object({
    owner,
    name,
    shares: sharesSchema,
    joinedAt: z.iso.datetime(),
    personality: personalitySchema.describe('Their answers, which nobody else is told'),
    isOpen: z.boolean().describe('False while the owner has no subscription: then there are no days'),
    planned: z
      .boolean()
      .optional()
      .describe('Whether the plan was made for all at the table as they are, with these answers'),
    days: z
      .array(daySchema)
      .describe('Of the next seven days of the plan, those on which they share a meal; none when it is over'),
  })
  .meta({ id: 'Seat', description: 'Where the person eats along, with the plates of the next days' })

const seatAnswer = z.object({ seat: seatSchema.nullable() })
const answersBody = z.object({ personality: personalitySchema.describe('Asked and checked as of anyone') })

export const takeSeat = {
  summary:
    'Join a table by an invitation: portions follow from these answers, which stay in the person’s account. No subscription is needed',
  params: secretParams,
  body: answersBody,
  answer: seatAnswer,
} satisfies CallSchema

export const readSeat = {
  summary: 'Where the person eats along, and what is on their plates from today on; null where they don’t',
  answer: seatAnswer,
} satisfies CallSchema

export const changeSeat = {
  summary: 'Change the answers that the person’s portions at the table follow from',
  body: answersBody,
  answer: seatAnswer,
} satisfies CallSchema

export const leaveSeat = {
  summary: 'Leave the table: the answers go, and the owner’s plan goes on with a share for the eater’s name',
} satisfies CallSchema
