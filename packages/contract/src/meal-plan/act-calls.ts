import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { type Call, call, changeCall, type Wire } from '../call.ts'
import { addresses } from './addresses.ts'
import type * as ofDay from './day-schemas.ts'
import type * as ofWeek from './day-schemas.ts'
import type * as ofHistory from './history-schemas.ts'
import type * as ofItem from './item-schemas.ts'
import type * as ofProposal from './proposals/proposal-schemas.ts'
import type * as schema from './schemas.ts'
import type * as ofTable from './table-schemas.ts'

const { plan, template, week, day, item } = addresses

const move = changeCall<Wire<typeof ofItem.moveItem>>('POST', `${item}/move`)
const takeProposal = changeCall<Wire<typeof ofProposal.takeProposal>>('POST', `${template}/proposals`)

/** The calls that change the plan, by the names of its acts. A new target is decided on the weight tracker (`decideProposal`). */
export const actCalls = {
  fillSlot: changeCall<Wire<typeof ofDay.fillSlot>>('POST', `${day}/items`),
  clearItem: changeCall<Wire<typeof ofItem.clearItem>>('DELETE', item),
  replaceItem: changeCall<Wire<typeof ofItem.replaceItem>>('POST', `${item}/replace`),
  moveItem: move,
  exchangeItems: move,
  partLeftovers: changeCall<Wire<typeof ofItem.partLeftovers>>('POST', `${item}/part-leftovers`),
  randomizeItem: changeCall<Wire<typeof ofItem.randomizeItem>>('POST', `${item}/randomize`),
  addLeftover: changeCall<Wire<typeof ofItem.addLeftover>>('POST', `${item}/:category/leftover`),
  skipItem: changeCall<Wire<typeof ofItem.skipItem>>('POST', `${item}/skip`),
  unskipItem: changeCall<Wire<typeof ofItem.unskipItem>>('DELETE', `${item}/unskip`),
  lockItem: changeCall<Wire<typeof ofItem.lockItem>>('POST', `${item}/lock`),
  unlockItem: changeCall<Wire<typeof ofItem.unlockItem>>('DELETE', `${item}/lock`),
  changeServings: {
    more: changeCall<Wire<typeof ofItem.addServings>>('POST', `${item}/serving/:n`),
    fewer: changeCall<Wire<typeof ofItem.removeServings>>('DELETE', `${item}/serving/:n`),
  },
  changeSides: changeCall<Wire<typeof ofItem.changeSides>>('PUT', `${item}/sides`),
  setGuests: changeCall<Wire<typeof ofItem.setGuests>>('PUT', `${item}/guests`),
  setAbsent: changeCall<Wire<typeof ofItem.setAbsent>>('PUT', `${item}/absent`),
  completeDay: changeCall<Wire<typeof ofDay.completeDay>>('POST', `${day}/state`),
  reopenDay: changeCall<Wire<typeof ofDay.reopenDay>>('DELETE', `${day}/state`),
  resetDay: changeCall<Wire<typeof ofDay.resetDay>>('DELETE', day),
  randomizeDay: changeCall<Wire<typeof ofDay.randomizeDay>>('POST', `${day}/randomize`),
  randomizeWeek: changeCall<Wire<typeof ofWeek.randomizeWeek>>('POST', `${week}/randomize`),
  addAway: changeCall<Wire<typeof schema.addAway>>('POST', `${template}/away`),
  removeAway: changeCall<Wire<typeof schema.removeAway>>('DELETE', `${template}/away/:awayId`),
  regeneratePlan: call<Wire<typeof schema.regeneratePlan>>('POST', `${template}/reset`),
  restoreTemplate: call<Wire<typeof schema.restoreTemplate>>('POST', `${template}/restore`),
  undoChange: changeCall<Wire<typeof ofHistory.undoChange>>('POST', `${plan}/changes/:changeId/undo`),
  saveAnswers: call<Wire<typeof schema.saveAnswers>>('PATCH', `${plan}/resources`),
  changePeople: changeCall<Wire<typeof schema.changePeople>>(
    'PATCH',
    `${plan}/resources/preferences/scaling/:value`,
  ),
  changeTable: call<Wire<typeof ofTable.changeTable>>('PUT', `${plan}/table`),
  useUpFoods: takeProposal,
  mendPlan: takeProposal,
  saveInteraction: changeCall<Wire<typeof schema.saveInteraction>>('POST', `${plan}/interaction`),
  removeInteraction: changeCall<Wire<typeof schema.removeInteraction>>(
    'DELETE',
    `${plan}/interaction/:recipeId`,
  ),
  rejectDish: changeCall<Wire<typeof schema.rejectDish>>('POST', `${plan}/rejections`),
} as const satisfies {
  readonly [Name in Exclude<PlanAct, 'changeTarget'>]: Call | Readonly<Record<string, Call>>
}

/** What a change answers with. */
export type ChangedPlan = NonNullable<(typeof actCalls.lockItem)['types']>['answer']
