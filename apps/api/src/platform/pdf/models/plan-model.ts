import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { DayShare } from '@butterleaf/domain/meal-plan/eating/days-in-range'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { Nutrients } from '@butterleaf/domain/nutrition/nutrients'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'
import type { ForWhom, RecipeModel } from './recipe-model.ts'

export type PlanModel = ForWhom &
  Readonly<{
    system: UnitSystem
    targets: MacroRanges
    weeks: readonly WeekModel[]
    /** The recipes cooked in the plan, in the order of their pages. */
    recipes: readonly PlanRecipe[]
  }>

export type PlanRecipe = RecipeModel & Readonly<{ id: string }>

export type WeekModel = Readonly<{
  weekNumber: number
  days: readonly DayModel[]
  /** Of a planned day on average. */
  nutrients: Nutrients
  /** MIN-3: what its certificate says of the minerals; nothing where the person doesn't aim at them. */
  sentences: readonly string[]
  /** LIV-2: rows to buy, minutes in the kitchen, and the share of value thrown away. */
  asks: Readonly<{ rows: number; minutes: number; thrownShare: number }>
  /** LIFE-9: of its days that passed; absent where it was eaten as planned. */
  asEaten?: DayShare | undefined
}>

export type DayModel = Readonly<{
  dayNumber: number
  date: IsoDate
  slots: readonly SlotModel[]
  /** For one person, with every day's extras. */
  totals: Macros
  nutrients: Nutrients
}>

export type SlotModel = Readonly<{ meal: Meal }> & (DishModel | Readonly<{ kind: 'skipped' | 'empty' }>)

export type SideModel = Readonly<{ title: string; recipeId: string; servings: number }>

/** `servings` of one person; a leftover names the day it was cooked on. */
export type DishModel = Readonly<{
  kind: 'dish'
  title: string
  /** The target of the title's link, if it is one of `recipes`. */
  recipeId: string
  servings: number
  /** PLATE-3 */
  sides?: readonly SideModel[] | undefined
  /** TOG-3: what is cooked for some who eat along alone, by name. */
  apart?: readonly (SideModel & Readonly<{ names: readonly string[] }>)[] | undefined
  leftoverOf?: IsoDate | undefined
}>
