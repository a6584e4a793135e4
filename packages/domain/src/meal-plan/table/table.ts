import { dayNumber, type IsoDate } from '../../calendar/iso-date.ts'
import { type Weekday, weekdayOfDate } from '../../calendar/weekday.ts'
import { hashText } from '../../chance/seeded-random.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { addMacros, type Macros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'
import { avoidancesWith, eatersAt } from '../../onboarding/table/eaters-at.ts'
import { noAvoidances, type RecipeId } from '../../recipes/may-eat.ts'
import type { Kitchen } from '../drawing/kitchen.ts'
import { type FilledItem, type Helping, helpingsOf, type ItemId, isFilled, sidesOf } from '../item.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { type Day, dateOfDay, dayNumberOf, type Template } from '../template.ts'
import { absentAt } from './absent.ts'
import { type Apart, eatApart } from './apart.ts'
import { portionEater, type SharedDish } from './eater-portions.ts'
import { servedWithGuests } from './guests.ts'
import { aimOfPart, type PartOfDay, partOfDay, sharedMealsOn } from './part-of-day.ts'
import { type ServedOf, servedTo, timesHelping } from './served.ts'

/** TOG-3: what an eater gets of an item, its main first; `own`: what is cooked for them alone, a side, or a main where they have none of the shared one. */
export type EaterPlate = Readonly<{
  eater: Eater
  helpings: readonly Helping[]
  own?: readonly Helping[] | undefined
}>

/** TOG-3: of an eater with needs of their own, what the meals of a day that they share come to, with the room for snacks where these are their whole day. `part`: of which share of their day. */
export type EaterFit = Readonly<{ eater: Eater; part: PartOfDay; totals: Macros; deviation: number }>

export type ShownTable = Readonly<{
  servedOf: ServedOf
  platesOf(item: FilledItem): readonly EaterPlate[]
  /** Who would eat along, and isn't there this time. */
  absentFrom(item: FilledItem): readonly Eater[]
  fitsOf(day: Day): readonly EaterFit[]
}>

/** What is known of dishes. */
type Dishes = Pick<Kitchen, 'dish' | 'dishesFor' | 'sidesFor'>

/**
 * TOG-3: who eats what of a template. It follows from the dishes and the answers of all: an eater with a share has so much of the owner's
 * plate, one with needs of their own the portions that bring their part of the day into range. So nothing of it is stored, and every change
 * of a dish keeps it right.
 */
export function tableOf(template: Template, answers: Questionnaire, dishes: Dishes): ShownTable {
  const { people, eaters } = profileOf(answers)
  if (eaters.length === 0) return alone(template, people)
  const known = tables.get(template)
  if (known?.answers === answers && known.dishes === dishes) return known.table
  const table = tableWith(template, answers, dishes)
  tables.set(template, { answers, dishes, table })
  return table
}

const tables = new WeakMap<
  Template,
  Readonly<{ answers: Questionnaire; dishes: Dishes; table: ShownTable }>
>()

const nobody = { platesOf: () => [], absentFrom: () => [], fitsOf: () => [] }

function alone(template: Template, people: number): ShownTable {
  return { servedOf: servedWithGuests(servedTo(people), template), ...nobody }
}

function tableWith(template: Template, answers: Questionnaire, dishes: Dishes): ShownTable {
  const { people } = profileOf(answers)
  const dates = new Map<Day, IsoDate>()
  const dayOfItem = new Map<ItemId, Day>()
  for (const [weekIndex, week] of template.weeks.entries())
    for (const [dayIndex, day] of week.days.entries()) {
      dates.set(day, dateOfDay(template, dayNumberOf(weekIndex, dayIndex)))
      for (const { id } of day.items) dayOfItem.set(id, day)
    }
  const ofDay = (day: Day) => eatersOfDay(day, dates.get(day)!, answers, dishes)
  const platesOf = (item: FilledItem): readonly EaterPlate[] => {
    const day = dayOfItem.get(item.id)
    return day ? (ofDay(day).plates.get(item.id) ?? []) : []
  }
  const servedOf: ServedOf = (item) => {
    const plates = platesOf(item)
    const shared = helpingsOf(item).map((helping, at) => {
      const others = plates.reduce((sum, { helpings }) => sum + (helpings[at]?.servings ?? 0), 0)
      return { recipeId: helping.recipeId, servings: people * helping.servings + others }
    })
    return [...shared, ...ownDishesOf(plates)]
  }
  const absentFrom = (item: FilledItem): readonly Eater[] => {
    const day = dayOfItem.get(item.id)
    const absent = day ? absentAt(day, item.id) : []
    if (!day || absent.length === 0) return []
    const usual = eatersAt(answers, { meal: item.meal, weekday: weekdayOfDate(dates.get(day)!) })
    return usual.filter(({ id }) => absent.includes(id))
  }
  return {
    platesOf,
    absentFrom,
    servedOf: servedWithGuests(servedOf, template),
    fitsOf: (day) => ofDay(day).fits,
  }
}

type EatersOfDay = Readonly<{ plates: ReadonlyMap<ItemId, readonly EaterPlate[]>; fits: readonly EaterFit[] }>
type KnownEaters = Readonly<{ date: IsoDate; answers: Questionnaire; dishes: Dishes; found: EatersOfDay }>

/** A change leaves most days the same values: what is served on them is worked out once. */
const knownDays = new WeakMap<Day, KnownEaters>()

function eatersOfDay(day: Day, date: IsoDate, answers: Questionnaire, dishes: Dishes): EatersOfDay {
  const known = knownDays.get(day)
  if (known?.date === date && known.answers === answers && known.dishes === dishes) return known.found
  const found = seatDay(day, date, answers, dishes)
  knownDays.set(day, { date, answers, dishes, found })
  return found
}

function seatDay(day: Day, date: IsoDate, answers: Questionnaire, dishes: Dishes): EatersOfDay {
  const weekday = weekdayOfDate(date)
  const plates = new Map<ItemId, EaterPlate[]>()
  const fits: EaterFit[] = []
  const serve = (item: FilledItem, plate: EaterPlate) =>
    plates.set(item.id, [...(plates.get(item.id) ?? []), plate])
  for (const eater of profileOf(answers).eaters) {
    const items = day.items.filter(
      (item): item is FilledItem =>
        isFilled(item) &&
        // LIFE-2: a meal that is out isn't eaten at the table.
        item.servings > 0 &&
        eatersAt(answers, { meal: item.meal, weekday, absent: absentAt(day, item.id) }).includes(eater),
    )
    if (items.length === 0) continue
    if (eater.answers === undefined) {
      for (const item of items)
        serve(item, { eater, helpings: helpingsOf(item).map((one) => timesHelping(one, eater.share)) })
      continue
    }
    const fitted = fitEater({ ...eater, answers: eater.answers }, items, {
      ...{ weekday, dishes },
      apart: () => cookedApart(answers, eater, { date, dishes }),
    })
    for (const { item, helpings, own } of fitted.portions)
      serve(item, { eater, helpings, ...(own.length > 0 && { own }) })
    const { part, totals, deviation } = fitted
    fits.push({ eater, part, totals, deviation })
  }
  return { plates, fits }
}

type OnDay = Readonly<{ weekday: Weekday; dishes: Dishes; apart: () => Apart }>

/** A slot that stands open leaves its share of the part to be eaten elsewhere. */
function fitEater(
  eater: Eater & Readonly<{ answers: Questionnaire }>,
  items: readonly FilledItem[],
  { weekday, dishes, apart }: OnDay,
) {
  const { answers } = eater
  const filled = items.map(({ meal }) => meal)
  const meals = sharedMealsOn(eater, weekday).filter((meal) => filled.includes(meal))
  const part = partOfDay(answers, meals)
  const aim = aimOfPart(part, profileOf(answers).ranges)
  const shared = items.map((item) => sharedDish(item, dishes))
  const asked = { ranges: part.ranges, aim, besides: part.snackRoom }
  const found = portionEater(shared, asked)
  const mended = found.deviation > 0 ? eatApart(shared, asked, apart(), found) : undefined
  return { ...(mended ?? found), part }
}

/**
 * What they may eat, and the owner has the kitchen and the time to cook. A main of their own has its day of seven, so that none comes again
 * within them.
 */
function cookedApart(
  owner: Questionnaire,
  eater: Eater,
  { date, dishes }: Pick<OnDay, 'dishes'> & Readonly<{ date: IsoDate }>,
): Apart {
  const { mains, sides } = choicesApart(owner, eater, dishes)
  const { wishes } = profileOf(owner)
  const onDay = mains[dayNumber(date) % daysOfWeek]!
  const { dish } = dishes
  return { dish, sides, mainsFor: ({ meal }) => onDay.filter((one) => mayFill(one, meal, wishes)) }
}

type ChoicesApart = Readonly<{ sides: readonly Dish[]; mains: readonly (readonly Dish[])[] }>
const knownChoices = new WeakMap<
  Eater,
  Readonly<{ owner: Questionnaire; dishes: Dishes; choices: ChoicesApart }>
>()

function choicesApart(owner: Questionnaire, eater: Eater, dishes: Dishes): ChoicesApart {
  const known = knownChoices.get(eater)
  if (known?.owner === owner && known.dishes === dishes) return known.choices
  const { lacking } = profileOf(owner).avoidances
  const avoided = avoidancesWith({ ...noAvoidances, lacking }, [eater])
  const mains = Array.from({ length: daysOfWeek }, (): Dish[] => [])
  for (const dish of dishes.dishesFor(avoided)) mains[hashText(dish.id) % daysOfWeek]!.push(dish)
  const choices = { mains, sides: dishes.sidesFor(avoided) }
  knownChoices.set(eater, { owner, dishes, choices })
  return choices
}

/** Two who have the same one are cooked one for. */
export function ownDishesOf(plates: readonly Pick<EaterPlate, 'own'>[]): readonly Helping[] {
  const servings = new Map<RecipeId, number>()
  for (const { recipeId, servings: more } of plates.flatMap(({ own = [] }) => own))
    servings.set(recipeId, (servings.get(recipeId) ?? 0) + more)
  return [...servings].map(([recipeId, all]) => ({ recipeId, servings: all }))
}

/** By name, for whom alone such a dish is cooked. */
export function namesEatingApart(
  plates: readonly Pick<EaterPlate, 'eater' | 'own'>[],
  recipeId: RecipeId,
): string[] {
  return plates.flatMap(({ eater, own = [] }) =>
    own.some((dish) => dish.recipeId === recipeId) ? [eater.name] : [],
  )
}

function sharedDish(item: FilledItem, { dish }: Dishes): SharedDish {
  const main = dish(item.recipeId)
  const sides = sidesOf(item)
  return {
    item,
    main: main?.perServing ?? noMacros,
    gramsOfMain: main?.gramsPerServing ?? 1,
    sides:
      sides.length === 0
        ? undefined
        : sides.reduce(
            (sum, { recipeId, servings }) =>
              addMacros(sum, scaleMacros(dish(recipeId)?.perServing ?? noMacros, servings)),
            noMacros,
          ),
  }
}
