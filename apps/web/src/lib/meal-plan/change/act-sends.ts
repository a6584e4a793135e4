import { actCalls, type ChangedPlan } from '@butterleaf/contract/meal-plan/act-calls'
import { encodeAvoids } from '@butterleaf/contract/meal-plan/codecs/avoids-codec'
import type { ActArgs, PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { api } from '#lib/api/api.ts'

export type TemplateParams = { planId: string; templateId: string }

type Send<Args> = (plan: TemplateParams, args: Args) => Promise<ChangedPlan>

/** How each act is sent, loaded before the first press (`plan-acts.ts`). What is loaded with its own screen, a move, a time away or a proposal, brings its own `send`. */
const sends = {
  fillSlot: (plan, { meal, recipeId, ...place }) =>
    api.send(actCalls.fillSlot, { params: { ...plan, ...place }, body: { category: meal, item: recipeId } }),
  clearItem: (plan, place) => api.send(actCalls.clearItem, { params: { ...plan, ...place } }),
  /** The item is the one that stands there now. */
  replaceItem: (plan, { recipeId, ...place }) =>
    api.send(actCalls.replaceItem, { params: { ...plan, ...place }, body: { replacement: recipeId } }),
  partLeftovers: (plan, { leftovers, ...place }) =>
    api.send(actCalls.partLeftovers, { params: { ...plan, ...place }, body: { leftovers } }),
  randomizeItem: (plan, place) => api.send(actCalls.randomizeItem, { params: { ...plan, ...place } }),
  addLeftover: (plan, { meal: category, parentId: itemId, ...place }) =>
    api.send(actCalls.addLeftover, { params: { ...plan, ...place, itemId, category } }),
  skipItem: (plan, place) => api.send(actCalls.skipItem, { params: { ...plan, ...place } }),
  unskipItem: (plan, place) => api.send(actCalls.unskipItem, { params: { ...plan, ...place } }),
  lockItem: (plan, place) => api.send(actCalls.lockItem, { params: { ...plan, ...place } }),
  unlockItem: (plan, place) => api.send(actCalls.unlockItem, { params: { ...plan, ...place } }),
  changeServings: (plan, { steps, ...place }) =>
    api.send(steps < 0 ? actCalls.changeServings.fewer : actCalls.changeServings.more, {
      params: { ...plan, ...place, n: String(Math.abs(steps)) },
    }),
  /** One without servings comes in those that suit the day. */
  changeSides: (plan, { sides, ...place }) =>
    api.send(actCalls.changeSides, {
      params: { ...plan, ...place },
      body: {
        sides: sides.map(({ recipeId: recipe, servings }) => ({
          recipe,
          ...(servings !== undefined && { serving: servings }),
        })),
      },
    }),
  setGuests: (plan, { adults, children, avoids, ...place }) =>
    api.send(actCalls.setGuests, {
      params: { ...plan, ...place },
      body: { adults, children, ...(avoids && { avoids: encodeAvoids(avoids) }) },
    }),
  setAbsent: (plan, { eaters, isAllDay: allDay, ...place }) =>
    api.send(actCalls.setAbsent, { params: { ...plan, ...place }, body: { eaters: [...eaters], allDay } }),
  completeDay: (plan, place) => api.send(actCalls.completeDay, { params: { ...plan, ...place } }),
  reopenDay: (plan, place) => api.send(actCalls.reopenDay, { params: { ...plan, ...place } }),
  resetDay: (plan, place) => api.send(actCalls.resetDay, { params: { ...plan, ...place } }),
  /** DAY-8 on an empty day; else all its free slots drawn again. */
  randomizeDay: (plan, place) => api.send(actCalls.randomizeDay, { params: { ...plan, ...place } }),
  randomizeWeek: (plan, place) => api.send(actCalls.randomizeWeek, { params: { ...plan, ...place } }),
  removeAway: (plan, { awayId }) => api.send(actCalls.removeAway, { params: { ...plan, awayId } }),
  undoChange: ({ planId }, { changeId, version }) =>
    api.send(actCalls.undoChange, { params: { planId, changeId }, query: { version: String(version) } }),
  /** Amounts and lists follow (SET-2). */
  changePeople: ({ planId }, { people }) =>
    api.send(actCalls.changePeople, { params: { planId, value: String(people) } }),
  saveInteraction: ({ planId }, { recipeId: recipe, interaction: interactionType }) =>
    api.send(actCalls.saveInteraction, { params: { planId }, body: { recipe, interactionType } }),
  removeInteraction: ({ planId }, { recipeId }) =>
    api.send(actCalls.removeInteraction, { params: { planId, recipeId } }),
  /** ITEM-7: avoids a dish, and another takes its place wherever an open day cooks it. */
  rejectDish: ({ planId }, { recipeId: recipe }) =>
    api.send(actCalls.rejectDish, { params: { planId }, body: { recipe } }),
} as const satisfies { readonly [Name in SentAct]: Send<ActArgs[Name]> }

/** The others: a move, a time away, and what comes with the screen of a proposal, of answers or of an earlier plan. */
export type SentAct = Exclude<
  PlanAct,
  | 'moveItem'
  | 'exchangeItems'
  | 'addAway'
  | 'regeneratePlan'
  | 'restoreTemplate'
  | 'saveAnswers'
  | 'changeTable'
  | 'changeTarget'
  | 'useUpFoods'
  | 'mendPlan'
>

export function sendAct<Name extends SentAct>(
  plan: TemplateParams,
  act: Name,
  args: ActArgs[Name],
): Promise<ChangedPlan> {
  const table: { readonly [Each in SentAct]: Send<ActArgs[Each]> } = sends
  return table[act](plan, args)
}
