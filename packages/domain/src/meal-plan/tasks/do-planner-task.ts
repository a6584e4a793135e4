import { noMacros } from '../../nutrition/macros.ts'
import { drawPlan } from '../drawing/draw-plan.ts'
import { type Kitchen, withOwnRecipes } from '../drawing/kitchen.ts'
import { eatingOf } from '../mending/eating-of.ts'
import { type MendingProposal, proposeMending } from '../mending/propose-mending.ts'
import { dateOfDay } from '../template.ts'
import { proposeUseUp, type UseUpProposal } from '../use-up/propose-use-up.ts'
import type { MendingRequest, PlannerAnswer, PlannerTask, UseUpRequest } from './planner-task.ts'

/** The base is what a thread holds from its start. */
export function doPlannerTask(base: Kitchen, task: PlannerTask): PlannerAnswer {
  if (task.name === 'draw') return drawPlan(base, task.request)
  if (task.name === 'useUp') return useUp(base, task.request)
  return mend(base, task.request)
}

function useUp(base: Kitchen, { own, diner, template, ...asked }: UseUpRequest): UseUpProposal {
  return proposeUseUp({ kitchen: withOwnRecipes(own, base), diner }, template, asked)
}

function mend(
  base: Kitchen,
  { own, diner, template, log, weekIndex, hour, ...wish }: MendingRequest,
): MendingProposal {
  const kitchen = withOwnRecipes(own, base)
  const macrosOf = (recipeId: string) => kitchen.dish(recipeId)?.perServing ?? noMacros
  const today = dateOfDay(template, wish.fromDayNumber)
  const { isEaten, ...eating } = eatingOf(template, macrosOf, log, { answers: diner.answers, today, hour })
  const week = { week: template.weeks[weekIndex]!, weekIndex }
  return proposeMending({ kitchen, diner }, template, { ...wish, week, eating, isEaten })
}
