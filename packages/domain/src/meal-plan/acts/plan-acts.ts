import type { Meal } from '../../meals/meals.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { removeAway } from '../away/change-away.ts'
import type { DatesAway } from '../away/times-away.ts'
import type { MoveWish } from '../drawing/moving/move-to-fit.ts'
import type { ItemId } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { changeServings } from '../operations/change-servings.ts'
import { changeSides, type SideWish } from '../operations/change-sides.ts'
import type { Outcome } from '../operations/change-template.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay, reopenDay } from '../operations/complete-day.ts'
import { lockItem, unlockItem } from '../operations/lock-item.ts'
import type { LeftoverChoice } from '../operations/moving/leftover-choice.ts'
import { resetDay } from '../operations/reset-day.ts'
import { type AbsenceWish, setAbsent } from '../operations/set-absent.ts'
import { setGuests } from '../operations/set-guests.ts'
import { skipSlot, unskipSlot } from '../operations/skip-slot.ts'
import type { DayPlace, ItemPlace, WeekPlace } from '../places.ts'
import type { Guests, Template } from '../template.ts'

/** What each act is done with. */
export type ActArgs = {
  fillSlot: DayPlace & Readonly<{ meal: Meal; recipeId: RecipeId }>
  clearItem: ItemPlace
  replaceItem: ItemPlace & Readonly<{ recipeId: RecipeId }>
  moveItem: ItemPlace & Readonly<{ wish: MoveWish }>
  exchangeItems: ItemPlace & Readonly<{ wish: MoveWish }>
  /** LIFE-2: the place of the cooking. */
  partLeftovers: ItemPlace & Readonly<{ leftovers: LeftoverChoice }>
  randomizeItem: ItemPlace
  /** Where it is eaten; `parentId` cooks it. */
  addLeftover: DayPlace & Readonly<{ meal: Meal; parentId: ItemId }>
  skipItem: ItemPlace
  unskipItem: ItemPlace
  lockItem: ItemPlace
  unlockItem: ItemPlace
  /** Quarters of a serving; fewer where negative. */
  changeServings: ItemPlace & Readonly<{ steps: number }>
  /** All that stand beside the main then; none takes them away. */
  changeSides: ItemPlace & Readonly<{ sides: readonly SideWish[] }>
  /** TOG-2: all that eat along at this meal then. */
  setGuests: ItemPlace & Guests
  /** TOG-3: who of the table isn't at this meal then. */
  setAbsent: ItemPlace & AbsenceWish
  completeDay: DayPlace
  reopenDay: DayPlace
  resetDay: DayPlace
  randomizeDay: DayPlace
  randomizeWeek: WeekPlace
  /** TOG-1: both dates are away. */
  addAway: Pick<DatesAway, 'from' | 'to'>
  removeAway: Readonly<{ awayId: string }>
  regeneratePlan: unknown
  restoreTemplate: unknown
  /** `version`: of the plan that the person sees, so that nothing is overwritten that they don't. */
  undoChange: Readonly<{ changeId: string; version: number }>
  /** Answers that no dish follows from (SET-3). */
  saveAnswers: unknown
  /** Amounts and lists follow (SET-2). */
  changePeople: Readonly<{ people: number }>
  /** TOG-3. */
  changeTable: unknown
  changeTarget: unknown
  useUpFoods: unknown
  mendPlan: unknown
  /** Of one recipe the last press counts. */
  saveInteraction: Readonly<{ recipeId: RecipeId; interaction: 'like' | 'avoid' }>
  removeInteraction: Readonly<{ recipeId: RecipeId }>
  rejectDish: Readonly<{ recipeId: RecipeId }>
}

/** What a person can do to a plan, by the name it has from the button to the store. */
export type PlanAct = keyof ActArgs

type Act<Args> = Readonly<{
  /**
   * LIFE-8: what it says it did, in the history and in the notice with Undo. `change-sentence.ts` fills in the blanks, apart from this
   * table because a first screen says nothing yet.
   */
  says: string
  /** How it turns out: the browser shows it at once, the server keeps it. Missing where the server alone can tell, as of a draw. */
  perform?: (template: Template, args: Args) => Outcome
  /** Its notice tells what the draw reached and what it couldn’t. */
  isDrawReported?: true
  /** Presses of plus and minus right after each other are one change, which the first press names. */
  arePressesJoined?: true
  /** LIFE-2: it may take leftovers from a dish of a complete day; Undo has them eaten from there again. */
  partsWhatWasCooked?: true
}>

/** "Dinner on day 2: Beef stew → Tuna melt". */
const says = '{meal}'

type ActTable = { readonly [Name in PlanAct]: Act<ActArgs[Name]> }

/** One entry an act, under the name that it has in the contract's calls, in the browser and in the store. */
export const planActs = {
  fillSlot: { says },
  clearItem: { says, perform: clearSlot },
  replaceItem: { says },
  moveItem: { says: '{move}' },
  exchangeItems: { says: '{move}' },
  partLeftovers: { says, partsWhatWasCooked: true },
  randomizeItem: { says },
  addLeftover: {
    says,
    // The server finds how much.
    perform: (template, { meal, parentId, ...place }) =>
      addLeftover(template, place, { meal, parentId, servings: 1 }),
  },
  skipItem: { says, perform: skipSlot },
  unskipItem: { says, perform: unskipSlot },
  lockItem: { says, perform: lockItem },
  unlockItem: { says, perform: unlockItem },
  changeServings: {
    says,
    perform: (template, { steps, ...place }) => changeServings(template, place, steps),
    arePressesJoined: true,
  },
  changeSides: {
    says,
    // The server finds how much of what came without servings.
    perform: (template, { sides, ...place }) => changeSides(template, place, sides),
    arePressesJoined: true,
  },
  setGuests: { says, perform: setGuests },
  // Where somebody comes back, the server draws another dish if this one doesn't suit them.
  setAbsent: { says: '{Meals} on {day} {without or with}', perform: setAbsent },
  completeDay: { says, perform: completeDay },
  reopenDay: { says, perform: reopenDay },
  resetDay: { says: '{Day} emptied', perform: resetDay },
  randomizeDay: { says: '{Day} drawn again, {dishes}', isDrawReported: true },
  randomizeWeek: {
    says: 'Week {week} drawn again, {dishes}',
    isDrawReported: true,
  },
  addAway: { says: 'Away {dates}' },
  removeAway: {
    says: 'No longer away {dates}',
    perform: (template, { awayId }) => removeAway(template, awayId),
  },
  regeneratePlan: { says: 'A new plan' },
  restoreTemplate: { says: 'An earlier plan brought back' },
  undoChange: { says: 'Brought back: {meal or meals}' },
  saveAnswers: { says },
  changePeople: { says },
  changeTable: { says: 'Other people at the table: {dishes} changed' },
  changeTarget: { says: 'A new target: {meals} changed' },
  useUpFoods: { says: 'To use up what you have: {dishes} changed' },
  mendPlan: { says: 'Brought back into range: {meals} changed' },
  saveInteraction: { says },
  removeInteraction: { says },
  rejectDish: { says: '{rejected} won’t come again: {dishes} in its place' },
} as const satisfies ActTable

export const planActNames = Object.keys(planActs) as [PlanAct, ...PlanAct[]]

/** An act and what it is done with. */
export type ActDone = { [Name in PlanAct]: Readonly<{ act: Name; args: ActArgs[Name] }> }[PlanAct]

/** What is told by what the draw reached. */
export function isDrawReported(done: ActDone): done is ReportedDraw {
  return entryOfAct(done.act).isDrawReported === true
}

type ReportedDraw = {
  [Name in PlanAct]: (typeof planActs)[Name] extends { isDrawReported: true }
    ? Extract<ActDone, { act: Name }>
    : never
}[PlanAct]

/** Its entry in the table. */
export function entryOfAct<Name extends PlanAct>(act: Name): Act<ActArgs[Name]> {
  const table: ActTable = planActs
  return table[act]
}

/** An act that the browser can show before the answer. */
export type ForeseenAct = {
  [Name in PlanAct]: (typeof planActs)[Name] extends { perform: unknown } ? Name : never
}[PlanAct]

export function performForeseen<Name extends ForeseenAct>(
  template: Template,
  act: Name,
  args: ActArgs[Name],
): Outcome {
  const table: Readonly<{
    [Each in ForeseenAct]: Act<ActArgs[Each]> & Required<Pick<Act<ActArgs[Each]>, 'perform'>>
  }> = planActs
  return table[act].perform(template, args)
}

/** The template after it; undefined where the server alone can tell. */
export function performAct<Name extends PlanAct>(
  template: Template,
  act: Name,
  args: ActArgs[Name],
): Outcome | undefined {
  return entryOfAct(act).perform?.(template, args)
}
