import type { Meal } from '../../meals/meals.ts'
import type { MoveWish } from '../drawing/moving/move-to-fit.ts'
import type { ItemId, RecipeId } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { changeServings } from '../operations/change-servings.ts'
import type { Outcome } from '../operations/change-template.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { completeDay, reopenDay } from '../operations/complete-day.ts'
import { lockItem, unlockItem } from '../operations/lock-item.ts'
import { resetDay } from '../operations/reset-day.ts'
import { skipSlot, unskipSlot } from '../operations/skip-slot.ts'
import type { DayPlace, ItemPlace, WeekPlace } from '../places.ts'
import type { Template } from '../template.ts'

/** What each act is done with. */
export type ActArgs = {
  fillSlot: DayPlace & Readonly<{ meal: Meal; recipeId: RecipeId }>
  clearItem: ItemPlace
  replaceItem: ItemPlace & Readonly<{ recipeId: RecipeId }>
  moveItem: ItemPlace & Readonly<{ wish: MoveWish }>
  exchangeItems: ItemPlace & Readonly<{ wish: MoveWish }>
  randomizeItem: ItemPlace
  /** Where it is eaten; `parentId` cooks it. */
  addLeftover: DayPlace & Readonly<{ meal: Meal; parentId: ItemId }>
  skipItem: ItemPlace
  unskipItem: ItemPlace
  lockItem: ItemPlace
  unlockItem: ItemPlace
  /** Quarters of a serving; fewer where negative. */
  changeServings: ItemPlace & Readonly<{ steps: number }>
  completeDay: DayPlace
  reopenDay: DayPlace
  resetDay: DayPlace
  randomizeDay: DayPlace
  randomizeWeek: WeekPlace
  regeneratePlan: unknown
  restoreTemplate: unknown
  /** `version`: of the plan that the person sees, so that nothing is overwritten that they don't. */
  undoChange: Readonly<{ changeId: string; version: number }>
  /** Amounts and lists follow (SET-2). Other answers are saved with their own screens. */
  saveAnswers: Readonly<{ people: number }>
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
  /** What it is done to: by this a button knows that it is busy. */
  at: (args: Args) => string
  /** How it turns out: the browser shows it at once, the server keeps it. Missing where the server alone can tell, as of a draw. */
  perform?: (template: Template, args: Args) => Outcome
}>

const atItem = ({ itemId }: ItemPlace) => itemId
const atDay = ({ dayId }: DayPlace) => dayId
const atRecipe = ({ recipeId }: Readonly<{ recipeId: RecipeId }>) => recipeId
const atPlan = () => 'plan'

type ActTable = { readonly [Name in PlanAct]: Act<ActArgs[Name]> }

/** One entry an act. What it says of itself stands in `act-words.ts`, under the same name: a first screen needs none of it. */
export const planActs = {
  fillSlot: { at: atDay },
  clearItem: { at: atItem, perform: clearSlot },
  replaceItem: { at: atItem },
  moveItem: { at: atItem },
  exchangeItems: { at: atItem },
  randomizeItem: { at: atItem },
  addLeftover: {
    at: ({ parentId }) => parentId,
    // How much, the server finds.
    perform: (template, { meal, parentId, ...place }) =>
      addLeftover(template, place, { meal, parentId, servings: 1 }),
  },
  skipItem: { at: atItem, perform: skipSlot },
  unskipItem: { at: atItem, perform: unskipSlot },
  lockItem: { at: atItem, perform: lockItem },
  unlockItem: { at: atItem, perform: unlockItem },
  changeServings: {
    at: atItem,
    perform: (template, { steps, ...place }) => changeServings(template, place, steps),
  },
  completeDay: { at: atDay, perform: completeDay },
  reopenDay: { at: atDay, perform: reopenDay },
  resetDay: { at: atDay, perform: resetDay },
  randomizeDay: { at: atDay },
  randomizeWeek: { at: ({ weekId }) => weekId },
  regeneratePlan: { at: atPlan },
  restoreTemplate: { at: atPlan },
  undoChange: { at: ({ changeId }) => changeId },
  saveAnswers: { at: atPlan },
  changeTarget: { at: atPlan },
  useUpFoods: { at: atPlan },
  mendPlan: { at: atPlan },
  saveInteraction: { at: atRecipe },
  removeInteraction: { at: atRecipe },
  rejectDish: { at: atRecipe },
} as const satisfies ActTable

export const planActNames = Object.keys(planActs) as [PlanAct, ...PlanAct[]]

/** An act and what it is done with. */
export type ActDone = { [Name in PlanAct]: Readonly<{ act: Name; args: ActArgs[Name] }> }[PlanAct]

export function placeOfAct<Name extends PlanAct>(act: Name, args: ActArgs[Name]): string {
  const table: ActTable = planActs
  return table[act].at(args)
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
  const table: Readonly<{ [Each in ForeseenAct]: Required<Act<ActArgs[Each]>> }> = planActs
  return table[act].perform(template, args)
}

/** The template after it; undefined where the server alone can tell. */
export function performAct<Name extends PlanAct>(
  template: Template,
  act: Name,
  args: ActArgs[Name],
): Outcome | undefined {
  const table: ActTable = planActs
  return table[act].perform?.(template, args)
}
