import { createHash } from 'node:crypto'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type MainMeal, mainMeals } from '@butterleaf/domain/meal-plan/meals'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import type { Draft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { isUniqueViolation } from '@butterleaf/server-kit/database/constraint'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type DrawContext, drawDays } from './draw.ts'
import { currentPlan } from './load-plan.ts'
import { newPartId, newPlanId, newSeed } from './new-ids.ts'
import type { LoadedPlan, Plan } from './plan.ts'
import { insertPlan } from './plan-changes-store.ts'
import type { PlanContext } from './plan-context.ts'
import { settled } from './settled.ts'

export type Creation = {
  userId: string
  answers: Questionnaire
  startDate: IsoDate
  /** Says that a request is the same as an earlier one; its answer is then the same. */
  creationKey: string | null
}

/** PLAN-2: the first plan. Of two creations at once one makes it, and the other finds it there. */
export function createPlan(context: PlanContext, creation: Creation): Promise<LoadedPlan> {
  const { userId, creationKey } = creation
  return context.queueChange(userId, async () => {
    const earlier = await context.findHead(userId)
    if (earlier) return createdBefore(context, creation, earlier.creationKey)
    const cookbook = await context.recipes.forPerson(userId)
    const plan = await firstPlan({ ...context, cookbook }, creation)
    try {
      await insert(context, plan, creationKey)
    } catch (error) {
      const raced = isUniqueViolation(error) ? await context.findHead(userId) : undefined
      if (!raced) throw error
      return createdBefore(context, creation, raced.creationKey)
    }
    context.events.announceHere(plan)
    return { plan, cookbook }
  })
}

/** What a client sends as Idempotency-Key, together with what it asked for. */
export function creationKeyOf(header: string, body: unknown): string {
  return createHash('sha256')
    .update(`${header}\n${JSON.stringify(body)}`)
    .digest('base64url')
}

async function createdBefore(
  context: PlanContext,
  { userId, creationKey }: Creation,
  earlierKey: string | null,
) {
  if (creationKey === null || creationKey !== earlierKey) throw new AppError('plan-exists')
  return currentPlan(context, userId)
}

async function insert({ database, clock, events }: PlanContext, plan: Plan, creationKey: string | null) {
  await database.db.transaction().execute(async (transaction) => {
    await insertPlan(transaction, plan, { creationKey, now: clock.now() })
    await events.announceIn(transaction, plan)
  })
}

async function firstPlan(
  { planner, cookbook, clock }: Pick<PlanContext, 'clock'> & DrawContext,
  { userId, answers, startDate }: Creation,
): Promise<Plan> {
  const seed = newSeed()
  const diner = { answers, interactions: [] }
  const about = { id: newPlanId(), createdAt: clock.now().toISOString(), startDate }
  const draft = await draftFor(answers, about, () =>
    drawDays({ planner, cookbook }, diner, { kept: [], seed, explain: true }),
  )
  const template = settled(createTemplate(draft, newPartId))
  return { userId, id: newPlanId(), version: 1, ...diner, active: { template, seed } }
}

/** Somebody who builds their own plan has nothing drawn. */
export async function draftFor(
  answers: Questionnaire,
  about: Pick<Draft, 'id' | 'createdAt' | 'startDate'>,
  draw: () => ReturnType<typeof drawDays>,
): Promise<Draft> {
  const { mode } = answers
  if (mode === 'own') return { ...about, mode }
  const wishes = wishesOf(answers)
  const mains: MainMeal[] = mainMeals.filter((meal) => !wishes[meal].isSkipped)
  return { ...about, mode, mains, days: await draw() }
}
