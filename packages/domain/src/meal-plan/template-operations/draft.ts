import type { IsoDate } from '../../calendar/iso-date.ts'
import { daysOfPlan, daysOfWeek, type MainMeal, type Meal, mainMeals, meals } from '../../meals/meals.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { wishesOf } from '../../onboarding/wishes.ts'
import type { Item, Plate } from '../item.ts'
import { plannedWeeks } from '../states.ts'
import type { Day, Template, TemplateId } from '../template.ts'

export type DrawnItem = Readonly<
  Plate & {
    meal: Meal
    /** The slot it is eaten from; days of the plan count from 0. Absent where it is cooked afresh. */
    leftoverOf?: Readonly<{ day: number; meal: Meal }>
  }
>
export type DrawnDays = readonly (readonly DrawnItem[])[]

/** What a template is made from. `mains`: the meals the person eats; dessert there is on the days it was drawn for. */
export type Draft = Readonly<
  { id: TemplateId; createdAt: string; startDate: IsoDate } & (
    | { mode: 'own' }
    | { mode: 'generated'; mains: readonly MainMeal[]; days: DrawnDays }
  )
>

/** A person who builds their own plan has nothing drawn: `days` are left out then. */
export function makeDraft(
  answers: Pick<Questionnaire, 'mode' | 'meals'>,
  about: Pick<Draft, 'id' | 'createdAt' | 'startDate'>,
  days: DrawnDays,
): Draft {
  const { mode } = answers
  if (mode === 'own') return { ...about, mode }
  const wishes = wishesOf(answers)
  return { ...about, mode, mains: mainMeals.filter((meal) => !wishes[meal].isSkipped), days }
}

/** What a new template takes over from an older one, by day of the plan from 0. */
export type KeptDays = readonly Readonly<Pick<Day, 'isComplete' | 'items'>>[]

export type NewId = () => string

/** Every slot there is, open but for what is kept. A kept dish has its slot though the meal isn't eaten any more. */
export function layOut(draft: Draft, newId: NewId, kept: KeptDays): Template {
  const { id, createdAt, startDate, mode } = draft
  const dayOf = (day: number): Day => {
    const { isComplete, items } = kept[day] ?? { isComplete: false, items: [] }
    const slots = isComplete ? items : slotsOf(draft, day, items, newId)
    return { id: newId(), isComplete, items: slots }
  }
  const weeks = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => ({
    id: newId(),
    days: Array.from({ length: daysOfWeek }, (_, day) => dayOf(week * daysOfWeek + day)),
  }))
  return { id, createdAt, startDate, mode, reachedWeeks: plannedWeeks(weeks), weeks }
}

function slotsOf(draft: Draft, day: number, kept: readonly Item[], newId: NewId): Item[] {
  return meals.flatMap((meal): Item[] => {
    const item = kept.find((other) => other.meal === meal)
    if (item) return [item]
    return isEaten(draft, day, meal) ? [{ id: newId(), meal, kind: 'empty' }] : []
  })
}

function isEaten(draft: Draft, day: number, meal: Meal): boolean {
  if (draft.mode === 'own') return true
  if (meal !== 'dessert') return draft.mains.includes(meal)
  return draft.days[day]?.some((item) => item.meal === 'dessert') ?? false
}
