import type { ChangedPlan } from '@butterleaf/contract/meal-plan/act-calls'
import { placeOfAct } from '@butterleaf/domain/meal-plan/acts/place-of-act'
import type { ActArgs, ActDone } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { createLazyPart } from '#ui/behavior/lazy-part.ts'
import type { SentAct, TemplateParams } from './act-sends.ts'

// What no first screen waits for is fetched while the browser idles, so that it is there for the first press.
const acts = createLazyPart(() => import('@butterleaf/domain/meal-plan/acts/plan-acts'))

/** One thing that a person does to their plan. */
export type PlanChange = ActDone &
  Readonly<{
    /** What it is done to: by this and its name a button knows that it is busy. */
    at: string
    /** How it turns out, brought by the screen that changes something: a first screen loads no operation. */
    perform?: (template: Template) => Outcome | undefined
    send: (params: TemplateParams) => Promise<ChangedPlan>
    /** Of a recipe that comes into the plan with it, so that it is shown before the answer. */
    cards?: MealPlan['cards']
    /** It has a notice of its own, with its own Undo. */
    isToldByScreen?: boolean
  }>

export function planChange<Name extends SentAct>(act: Name, args: ActArgs[Name]): PlanChange {
  const done = { act, args } as ActDone
  return {
    ...done,
    at: placeOfAct(args),
    perform: (template) => acts.read().part?.performAct(template, act, args),
    send: async (plan) => (await import('./act-sends.ts')).sendAct(plan, act, args),
  }
}
