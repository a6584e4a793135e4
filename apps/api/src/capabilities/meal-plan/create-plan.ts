import { createHash, randomUUID } from 'node:crypto'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { isUniqueViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { readExtras } from '#capabilities/food-log/operations.ts'
import { refuseCrowdedRoom } from './answers/refuse-crowded-room.ts'
import { drawDraft, newPartId } from './drawing/draw-draft.ts'
import type { DrawContext } from './drawing/recipes-beside-threads.ts'
import { currentPlan } from './load-plan.ts'
import type { LoadedPlan, Plan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { requireTemplate } from './refusal-error.ts'
import { insertPlan } from './storing/plan-changes-store.ts'

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
  context: Pick<PlanContext, 'clock' | 'database'> & DrawContext,
  { userId, answers, startDate }: Creation,
): Promise<Plan> {
  const diner = { answers, interactions: [], extras: await readExtras(context.database.db, userId) }
  refuseCrowdedRoom(diner, startDate)
  const version = 1
  const { draft, seed } = await drawDraft(context, diner, { startDate, kept: [], version })
  const template = requireTemplate(createTemplate(draft, newPartId))
  return { userId, id: randomUUID(), version, ...diner, active: { template, seed, listId: template.id } }
}
