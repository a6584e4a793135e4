import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { useMemo } from 'react'
import { type ActRule, type ActTable, isOfTab, type Means, runAct, useWaiting } from '#lib/outbox/queue.ts'
import { createLazyPart } from '#ui/behavior/lazy-part.ts'
import type { GoingAway } from './going-away.ts'
import type { Move } from './moving.ts'
import type { PlanChange } from './plan-change.ts'

// What no first screen waits for is fetched while the browser idles, so that it is there for the first press.
createLazyPart(() => import('./settle-change.ts'))
createLazyPart(() => import('./act-sends.ts'))
export const moving = createLazyPart(() => import('./moving.ts'))
export const goingAway = createLazyPart(() => import('./going-away.ts'))

/** [LIFE-1] Says what stood in both slots, so that it can wait on the device and be sent again. */
const move: ActRule<MealPlan, Move> = {
  keys: () => [],
  apply: (plan, { args }) => moving.read().part?.applyMove(plan, args) ?? plan,
  send: async (acts, means) => {
    const { changeOfMove } = await import('./moving.ts')
    for (const { args } of acts) await settleAsMutation(changeOfMove(args), means)
  },
}

/** [TOG-1] Names its dates, so that it can wait and be sent again, too. */
const goAway: ActRule<MealPlan, GoingAway> = {
  keys: () => [],
  apply: (plan, { args }) => goingAway.read().part?.applyGoingAway(plan, args) ?? plan,
  send: async (acts, means) => {
    const { changeOfGoingAway } = await import('./going-away.ts')
    for (const { args } of acts) await settleAsMutation(changeOfGoingAway(args), means)
  },
}

/** A mutation, so that a reload and what watches the access know of it. */
function settleAsMutation(change: PlanChange, means: Means): Promise<MealPlan> {
  const { queries } = means
  return queries
    .getMutationCache()
    .build(queries, { mutationFn: () => settle(change, means) })
    .execute(undefined)
}

/** What a person does to their plan and the device keeps until the server has it. */
export const planActs = {
  subject: 'plan',
  acts: { moveItem: move, exchangeItems: move, addAway: goAway },
  onRefusal: async (problem, means, acts) => {
    const [{ tellUnlessDone }, { tellUnlessAway }] = await Promise.all([
      import('./moving.ts'),
      import('./going-away.ts'),
    ])
    for (const act of acts)
      await (act.name === 'addAway' ? tellUnlessAway : tellUnlessDone)(problem, means, act)
  },
} satisfies ActTable<MealPlan>

/** All else: plus and minus, draws and days can't be told from a second one, so they last as long as the tab. */
export const changeRule = {
  keys: () => [],
  apply: (plan: MealPlan, { args }: { args: Pick<PlanChange, 'perform' | 'cards'> }): MealPlan => {
    const outcome = args.perform?.(plan.template)
    if (!outcome?.ok) return plan
    const cards = args.cards ? { ...plan.cards, ...args.cards } : plan.cards
    return { ...plan, template: outcome.template, cards }
  },
  send: ([act], means) => settle(act!.args, means),
} satisfies ActRule<MealPlan, PlanChange>

async function settle(change: PlanChange, means: Means): Promise<MealPlan> {
  const { settleChange } = await import('./settle-change.ts')
  return settleChange(change, { ...means, undo: runChange })
}

/** One after the other, as they were asked for, behind what waits (DAY-11). */
export function runChange(change: PlanChange): Promise<MealPlan> {
  return runAct(planActs, change.act, { args: change, rule: changeRule })
}

/** Asked for and not answered yet, the oldest first. */
export function usePendingChanges(): readonly PlanChange[] {
  const waiting = useWaiting(planActs)
  return useMemo(() => waiting.filter(isOfTab).map(({ args }) => args as PlanChange), [waiting])
}
