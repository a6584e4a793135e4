import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { ProposalPurpose, ProposedMeal } from '@butterleaf/domain/meal-plan/proposals/plan-proposal'
import { takeProposal } from '@butterleaf/domain/meal-plan/proposals/take-proposal'
import { calendarOf, type Template } from '@butterleaf/domain/meal-plan/template'
import { takeUseUp } from '@butterleaf/domain/meal-plan/use-up/take-use-up'
import type { AtHomeMark } from '@butterleaf/domain/shopping-list/home/at-home-marks'
import { usableUntilDay } from '@butterleaf/domain/shopping-list/home/list-days'
import { changeTemplate } from '../change-plan.ts'
import { ownTemplate, type TemplateKey } from '../load-plan.ts'
import { type LoadedPlan, planningFor } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { refusalError } from '../refusal-error.ts'
import type { Pantry } from './pantry.ts'
import { readHeldFoods, type SentFood, type UsableUntil } from './read-held-foods.ts'

type TakenMeal = Pick<ProposedMeal, 'itemId' | 'before' | 'after'>
type Taking = (
  planning: ReturnType<typeof planningFor>,
  template: Template,
  meals: readonly TakenMeal[],
) => Outcome

/** What each purpose asks of a plan when its proposal is taken. */
const takings: Readonly<Record<ProposalPurpose, { act: PlanAct; take: Taking }>> = {
  useUp: { act: 'useUpFoods', take: takeUseUp },
  // A day may leave its ranges to make up for another, so it was judged when it was proposed.
  mend: { act: 'mendPlan', take: takeProposal },
}

export type TakenProposal = Readonly<{
  purpose: ProposalPurpose
  meals: readonly TakenMeal[]
  /** At home from now on (PAN-5). */
  foods: readonly SentFood[]
  today: IsoDate
}>

/** PAN-5, LIFE-5: all of it or nothing, and what is at home with it. */
export async function takeProposedMeals(
  context: PlanContext,
  pantry: Pantry,
  key: TemplateKey,
  { purpose, meals, foods, today }: TakenProposal,
): Promise<LoadedPlan> {
  const { database, clock } = context
  const { act, take } = takings[purpose]
  const loaded = await ownTemplate(context, key)
  const marks =
    foods.length > 0 ? await marksOf(pantry, loaded, { foods, today, nowMs: clock.now().getTime() }) : []
  if (meals.every(changesNothing)) {
    await pantry.writeAtHome(database.db, key.userId, marks)
    return loaded
  }
  return changeTemplate(
    context,
    key,
    act,
    (template, current) => take(planningFor(current), template, meals),
    (transaction) => pantry.writeAtHome(transaction, key.userId, marks),
  )
}

function changesNothing({ before, after }: TakenMeal): boolean {
  return before.recipeId === after.recipeId && before.servings === after.servings
}

type Held = Readonly<{ foods: readonly SentFood[]; today: IsoDate; nowMs: number }>

/** Said of the next shopping, whose list asks for that much less. */
async function marksOf(
  pantry: Pantry,
  loaded: LoadedPlan,
  { foods, today, nowMs }: Held,
): Promise<AtHomeMark[]> {
  const [next] = await pantry.findListsAhead(loaded, today)
  if (!next) throw refusalError({ because: 'no-day-ahead' })
  const on = addDays(loaded.plan.active.template.startDate, next.fromDay)
  const calendar = calendarOf(loaded.plan.active.template)
  const usableUntil: UsableUntil = (food) => usableUntilDay(food, next, calendar)
  return readHeldFoods(pantry, loaded, foods, usableUntil).map(({ food, grams }) => {
    return { food, grams, on, atMs: nowMs, checked: true }
  })
}
