import type { Meal } from '../../meals/meals.ts'
import type { PlanAct } from '../acts/plan-acts.ts'
import type { AwayChange } from '../away/change-away.ts'
import type { Guests, TemplateId } from '../template.ts'

/** What stood in a slot, as a history shows it. The title is missing of a recipe that has left the cookbook. */
export type ShownContent =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'skipped' }>
  | Readonly<{
      kind: 'normal' | 'leftover'
      title: string | undefined
      servings: number
      sides?: readonly ShownSide[] | undefined
    }>

/** PLATE-3. */
export type ShownSide = Readonly<{ title: string | undefined; servings: number }>

export type ShownSlot = Readonly<{
  dayNumber: number
  meal: Meal
  before: ShownContent
  after: ShownContent
  /** Where it changed again since: what would be replaced. */
  now: ShownContent | undefined
}>

/** TOG-3: by name, who of the table wasn't at a meal any more after a change, and who was again. */
export type ShownAbsence = Readonly<{
  dayNumber: number
  meal: Meal
  gone: readonly string[]
  back: readonly string[]
}>

/** TOG-2: the guests of a meal, before a change and after it. */
export type ShownGuests = Readonly<{ dayNumber: number; meal: Meal; before: Guests; after: Guests }>

/** LIFE-8: an entry of a plan's history. */
export type ShownChange = Readonly<{
  id: string
  /** An instant, ISO 8601. */
  at: string
  act: PlanAct
  templateId: TemplateId
  /** Empty where the whole plan was replaced, or nothing but its calendar or who eats along changed. */
  slots: readonly ShownSlot[]
  /** TOG-1: the times away before and after it, where they changed. */
  away?: AwayChange | undefined
  /** TOG-3: where people of the table don't eat along, or do again. */
  absences?: readonly ShownAbsence[] | undefined
  /** TOG-2: where a meal's guests changed. */
  guests?: readonly ShownGuests[] | undefined
  /** Why it can't be brought back. */
  refusal: string | undefined
}>

export type ShownHistory = Readonly<{
  /** Of the plan that the entries were shown beside. */
  version: number
  changes: readonly ShownChange[]
  /** The id from which older ones can be asked for. */
  older: string | undefined
}>
