import type { Weekday } from '../../calendar/weekday.ts'
import type { LoadKind } from '../../cooking/loads.ts'
import { eachMeal, type Meal } from '../../meals/meals.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { ReferenceName } from '../../nutrition/mineral-goals/references.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import { mealShares, type Share } from '../../onboarding/meal-shares.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import type { DishFood } from './basket/basket-food.ts'
import type { DishCharacter } from './palate.ts'
import { type Portions, portionsBetween, type Quarters, quartersPerServing } from './portions/portions.ts'
import { oldestLeftoverDays, type Slot } from './slots.ts'
import { dinerOfDay, isOwnersDay, type PlannedEater, type TableSeats, tableSeatsOf } from './table-seats.ts'
import {
  asLimit,
  cookingLimit,
  type DishTimes,
  longestMinutes,
  minutesByDay,
  minutesFor,
  takesNoLonger,
} from './time/minutes-allowed.ts'

/** All the planner knows of a recipe. What a person must not eat never gets this far. */
export type Dish = {
  id: string
  /** None of a side: no slot is filled with it. */
  meals: readonly Meal[]
  /** ED-2 */
  isSide: boolean
  /** The meals on whose plates a side may stand; none of a main. */
  goesWith: readonly Meal[]
  /** As written. */
  minutes: number
  /** Of them, those at the stove or in the oven, beside which another dish is made; absent: none. */
  cookMinutes?: number | undefined
  /** HELD-4: absent where any number of servings takes as long. */
  batchTimes?: DishTimes['batchTimes']
  perServing: Macros
  /** As written, before it is cooked. */
  gramsPerServing: number
  /** 1 cheap … 3 dear. */
  priceLevel: 1 | 2 | 3
  /** A serving's eggs, cans, slices: what nobody wants to cook a part of, one number for each food. */
  wholePieces: readonly number[]
  /** The servings it is written for. */
  batchServings: number
  /** How many days after it is cooked it may be eaten as a leftover; 0: never. */
  keepsDays: number
  /** TOG-1: what is frozen while it keeps is good for weeks. Absent: it doesn't freeze. */
  freezes?: true | undefined
  /** What a serving of it needs from the shop; tap water is not among it. */
  foods: readonly DishFood[]
  /** CON-8: grams a serving. */
  loads: Readonly<Record<LoadKind, number>>
  /** PLATE-1: pieces a serving, as sold: two yolks are two eggs. */
  eggs: number
  /** PLATE-1: the one food that makes the dish, where a second meal of it on a day would be odd. */
  ledBy?: LeadingFood | undefined
  /** PLATE-1: a shake, a coffee: a meal that nobody chews. */
  isDrink?: true | undefined
  /** PLATE-1: a bowl of porridge, beside which nothing savory stands. */
  isPorridge?: true | undefined
  /** PLATE-3: of a side, that it is a sauce; of a main, that it comes with one. */
  isSauced?: true | undefined
  /** PLATE-3: leaves or raw vegetables in a dressing, alone or on its plate. */
  isSalad?: true | undefined
  /** MIN-3: milligrams a serving, of fiber grams. */
  minerals: Readonly<Record<ReferenceName, number>>
  character: DishCharacter
}

export const leadingFoods = ['egg', 'cured-meat', 'tofu', 'cheese', 'fish', 'ground-meat'] as const
export type LeadingFood = (typeof leadingFoods)[number]

/** The number of a dish on the menu: its place in every array below. */
export type DishNumber = number

/** The ways to share whole batches, by dish; without dishes that don't come out even. */
export type Batches = ReadonlyMap<DishNumber, readonly (readonly Quarters[])[]>

/** The dishes as columns, for the loops that look at all of them a few thousand times. */
export type Menu = {
  dishes: readonly Dish[]
  /** Cooked for, the person included. */
  people: number
  /** Of a quarter of a serving. */
  calories: Float64Array
  fat: Float64Array
  netCarbs: Float64Array
  protein: Float64Array
  /** The dishes a meal may be cooked from. */
  candidates: Readonly<Record<Meal, Int32Array>>
  /** What cooking may take on the day that allows most. */
  mostMinutes: Readonly<Record<Meal, number>>
  /** LIV-4: what cooking may take on each day of a week of the plan; undefined where all days have the same. */
  minutesByDay: Readonly<Record<Meal, readonly number[] | undefined>>
  /** The portions of a dish that leave the other meals their share, also of a dish that comes as a leftover. */
  leastPortion: Readonly<Record<Meal, Uint8Array>>
  mostPortion: Readonly<Record<Meal, Uint8Array>>
  /** The same by who eats: the owner, then each eater with needs of their own (TOG-3). */
  limits: readonly PortionLimits[]
  /** What a meal may hold of a day's energy at most. */
  mostCalories: Readonly<Record<Meal, number>>
  /** PLATE-3: of the dishes, those that may stand beside a main: so many from there on. */
  sides: Readonly<{ first: DishNumber; count: number }>
  /** By the slots that a dessert feeds (`batchPortionings`): its portions that use up whole batches; filled when first asked. */
  batches: Map<string, Batches>
  /** TOG-3: undefined where nobody eats along. */
  seats: TableSeats | undefined
}

export type PortionLimits = Pick<Menu, 'leastPortion' | 'mostPortion'>

/** TOG-3: of the person whose day it is. */
export function limitsOn({ limits }: Pick<Menu, 'limits'>, day: number): PortionLimits {
  return limits[dinerOfDay(day)]!
}

type Diner = {
  wishes: Wishes
  ranges: MacroRanges
  besides?: readonly Macros[] | undefined
  people: number
  startsOn: Weekday
  daysSinceStart?: readonly number[] | undefined
  table?: readonly PlannedEater[] | undefined
}

/** `dishes` may be cooked, `sides` stand beside them; `kept` are on the plan already and are chosen no more. */
export function menuOf(
  dishes: readonly Dish[],
  diner: Diner,
  { sides = [], kept = [] }: Readonly<{ sides?: readonly Dish[]; kept?: readonly Dish[] }> = {},
): Menu {
  const all = [...dishes, ...sides, ...kept]
  const columns = columnsOf(all, diner, dishes.length)
  return { ...columns, sides: { first: dishes.length, count: sides.length } }
}

function columnsOf(
  dishes: readonly Dish[],
  { wishes, ranges, besides, people, table = [], ...days }: Diner,
  choosable: number,
): Omit<Menu, 'sides'> {
  const shares = mealShares(wishes)
  const seats = tableSeatsOf(table, people, dishes)
  // A dessert takes the time it takes.
  const limits = eachMeal((meal) => (meal === 'dessert' ? 0 : longestMinutes(wishes[meal])))
  const day = middleOf(ranges.calories) - caloriesBesides(besides)
  const column = (name: keyof Macros) =>
    Float64Array.from(dishes, (dish) => dish.perServing[name] / quartersPerServing)
  const portions = eachMeal((meal) =>
    dishes.map((dish, number) => {
      const own = portionsOf(dish, shares[meal], day)
      return number < choosable && mayFill(dish, meal, wishes)
        ? inTime(dish, own, { people: seats?.mostPortions(meal) ?? people, mostMinutes: limits[meal] })
        : own
    }),
  )
  const own = limitsOf((meal) => portions[meal])
  const ofEaters = table.flatMap(({ needs }) =>
    needs
      ? [limitsOf((meal) => dishes.map((dish) => portionsOf(dish, needs.shares[meal], needs.calories)))]
      : [],
  )
  return {
    dishes,
    people,
    limits: [own, ...ofEaters],
    calories: column('calories'),
    fat: column('fat'),
    netCarbs: column('netCarbs'),
    protein: column('protein'),
    candidates: eachMeal((meal) =>
      Int32Array.from(
        dishes.flatMap((dish, number) => {
          const { least, most } = portions[meal][number]!
          return number < choosable && least <= most && mayFill(dish, meal, wishes) ? [number] : []
        }),
      ),
    ),
    mostMinutes: limits,
    mostCalories: eachMeal((meal) => shares[meal].most * day),
    minutesByDay: eachMeal((meal) => minutesByDay(wishes[meal], days)),
    ...own,
    batches: new Map(),
    seats,
  }
}

function limitsOf(portionsOfMeal: (meal: Meal) => readonly Portions[]): PortionLimits {
  return {
    leastPortion: eachMeal((meal) =>
      Uint8Array.from(portionsOfMeal(meal), ({ least }) => Math.min(least, 255)),
    ),
    mostPortion: eachMeal((meal) => Uint8Array.from(portionsOfMeal(meal), ({ most }) => Math.max(most, 0))),
  }
}

/** Of a day on average: meals share what is left. */
function caloriesBesides(besides: readonly Macros[] = []): number {
  return besides.reduce((sum, { calories }) => sum + calories / besides.length, 0)
}

/** CON-4, LIV-4: what there is time to cook here, and what is still good when the last leftover of it is eaten. */
export function candidatesFor(
  menu: Pick<
    Menu,
    'candidates' | 'dishes' | 'minutesByDay' | 'mostMinutes' | 'mostPortion' | 'people' | 'seats'
  >,
  { meal, slots: all }: { meal: Meal; slots: readonly Slot[] },
): Int32Array {
  const slots = all.filter(({ day }) => isOwnersDay(day))
  const { candidates, dishes, minutesByDay, mostPortion, people, seats } = menu
  const oldest = oldestLeftoverDays(slots)
  const byDay = minutesByDay[meal]
  const mostMinutes = byDay ? cookingLimit(slots, byDay) : menu.mostMinutes[meal]
  const cookings = slots.filter(({ leftoverOf }) => leftoverOf === undefined).length
  // The largest portions of all who eat of one cooking: whatever is served later, it is done in time.
  const mostServings = (dish: DishNumber) =>
    slots.reduce(
      (sum, slot) => sum + (seats?.portionsAt(slot) ?? people) * mostPortion[slot.meal][dish]!,
      0,
    ) /
    quartersPerServing /
    Math.max(1, cookings)
  const suits = (dish: DishNumber) => {
    const { keepsDays, minutes } = dishes[dish]!
    if (keepsDays < oldest || minutes > asLimit(mostMinutes)) return false
    if (seats && !seats.suits(dish, slots)) return false
    return minutesFor(dishes[dish]!, mostServings(dish)) <= asLimit(mostMinutes)
  }
  return candidates[meal].filter(suits)
}

/** Whether the meal may be cooked from it, in the time there is on some weekday. */
export function mayFill(dish: Dish, meal: Meal, wishes: Wishes): boolean {
  const { isSkipped, takenFrom } = wishes[meal]
  if (isSkipped || !dish.meals.some((own) => takenFrom.includes(own))) return false
  return meal === 'dessert' || takesNoLonger(dish, longestMinutes(wishes[meal]))
}

/** HELD-4: no more than is done in time: what doesn't fit the pan cooks after it. */
function inTime(
  dish: Dish,
  { least, most }: Portions,
  { people, mostMinutes }: Readonly<{ people: number; mostMinutes: number }>,
): Portions {
  if (!dish.batchTimes || mostMinutes === 0) return { least, most }
  const isLate = (portion: Quarters) =>
    minutesFor(dish, (people * portion) / quartersPerServing) > mostMinutes
  let inTimeAt = most
  while (inTimeAt >= least && isLate(inTimeAt)) inTimeAt -= 1
  return { least, most: inTimeAt }
}

/** The portions of a dish that keep to a share of a day of so much energy. */
export function portionsOf(
  { perServing, gramsPerServing }: Dish,
  { least, most }: Share,
  dayCalories: number,
): Portions {
  const dish = { calories: perServing.calories, grams: gramsPerServing }
  return portionsBetween(least * dayCalories, most * dayCalories, dish)
}
