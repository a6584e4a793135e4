import { addDays } from '../../calendar/iso-date.ts'
import { isBroken, type PlanCalendar } from '../../calendar/plan-calendar.ts'
import { weekdayOfDate } from '../../calendar/weekday.ts'
import { eatenBesidesPlan } from '../../food-log/eaten-besides.ts'
import { type MainMeal, type Meal, meals } from '../../meals/meals.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import { plannerInputOf, profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { avoidancesWith, sizeBeside } from '../../onboarding/table/eaters-at.ts'
import type { Wishes } from '../../onboarding/wishes.ts'
import { noAvoidances, type RecipeId } from '../../recipes/may-eat.ts'
import { recipesOfType } from '../interactions.ts'
import { isFilled, withSides } from '../item.ts'
import type { FoundItem } from '../places.ts'
import type { EaterNeeds } from '../planner/table-seats.ts'
import type { Absence } from '../table/absent.ts'
import { avoidsText, type GuestsAvoid } from '../table/guests.ts'
import { partOfDay, rangesWithout, sharedMealsOn } from '../table/part-of-day.ts'
import { avoidancesOfDiner, type Diner } from './diner.ts'
import type { DrawRequest, EaterDrawnFor, KeptRecipe } from './draw-request.ts'

export type DrawWish = Pick<DrawRequest, 'kept' | 'seed' | 'open' | 'explain'> &
  Readonly<{
    /** When its days are. */
    calendar: PlanCalendar
    /** TOG-3: who of the table isn't at a meal. */
    absences?: readonly Absence[]
    /** TOG-2: what guests of a meal may not eat. */
    guestsAvoid?: readonly GuestsAvoid[]
    /** Recipes that may not come, beside those avoided. */
    not?: readonly RecipeId[]
  }>

/** `own`: recipes that the planner's threads don't hold. */
export function makeDrawRequest(
  diner: Diner,
  own: DrawRequest['own'],
  { not = [], open, calendar, absences = [], guestsAvoid = [], ...wish }: DrawWish,
): DrawRequest {
  const { wishes, ...input } = plannerInputOf(diner.answers)
  const avoidances = avoidancesOfDiner(diner)
  const table = [
    ...eatersDrawnFor(diner.answers, calendar, absences),
    ...guestsDrawnFor(calendar, guestsAvoid),
  ]
  return {
    ...wish,
    open,
    own,
    avoidances: { ...avoidances, recipes: [...avoidances.recipes, ...not] },
    liked: recipesOfType(diner.interactions, 'like'),
    wishes: open ? withoutSkips(wishes, new Set(open.map(({ meal }) => meal))) : wishes,
    startsOn: weekdayOfDate(calendar.startDate),
    ...(isBroken(calendar) && { daysSinceStart: calendar.days }),
    besides: eatenBesidesPlan(diner, calendar.startDate, calendar.days),
    ...(table.length > 0 && { table }),
    ...input,
  }
}

function eatersDrawnFor(
  answers: Questionnaire,
  { startDate, days }: PlanCalendar,
  absences: readonly Absence[],
): EaterDrawnFor[] {
  const dates = days.map((day) => addDays(startDate, day))
  return profileOf(answers).eaters.map((eater) => {
    const absent = new Set(
      absences.flatMap(({ date, meal, eaters }) => (eaters.includes(eater.id) ? [`${date} ${meal}`] : [])),
    )
    const mealsOn = dates.map((date) =>
      sharedMealsOn(eater, weekdayOfDate(date)).filter((meal) => !absent.has(`${date} ${meal}`)),
    )
    const daysOf = (meal: MainMeal) => mealsOn.flatMap((meals, day) => (meals.includes(meal) ? [day] : []))
    return {
      sharedDays: { breakfast: daysOf('breakfast'), lunch: daysOf('lunch'), dinner: daysOf('dinner') },
      avoidances: avoidancesWith(noAvoidances, [eater]),
      size: sizeBeside(answers, eater),
      ...(eater.answers && { needs: needsOf(eater.answers, mealsOn) }),
    }
  })
}

/** TOG-2: those of meals at which the same is avoided count as one. What they eat is cooked besides: it changes nothing of the owner's plates. */
function guestsDrawnFor(
  { startDate, days }: PlanCalendar,
  guestsAvoid: readonly GuestsAvoid[],
): EaterDrawnFor[] {
  const dates = days.map((day) => addDays(startDate, day))
  const kinds = new Map(guestsAvoid.map(({ avoids }) => [avoidsText(avoids), avoids]))
  return [...kinds].flatMap(([text, avoids]) => {
    const same = guestsAvoid.filter((one) => avoidsText(one.avoids) === text)
    const daysOf = (wanted: Meal) =>
      same.flatMap(({ date, meal }) => (meal === wanted && dates.includes(date) ? [dates.indexOf(date)] : []))
    const [breakfast, lunch, dinner, dessert] = meals.map(daysOf) as [number[], number[], number[], number[]]
    const sharedDays = { breakfast, lunch, dinner, dessert }
    if (meals.every((meal) => sharedDays[meal].length === 0)) return []
    return [{ sharedDays, avoidances: avoidancesWith(noAvoidances, [{ avoids }]), size: 0 }]
  })
}

/** `mealsOn`: what they share of each day. The room for snacks that they keep is left free of a whole day. */
function needsOf(answers: Questionnaire, mealsOn: readonly (readonly MainMeal[])[]): EaterNeeds {
  const { ranges, shares } = profileOf(answers)
  const parts = new Map<string, MacroRanges>()
  const rangesOn = mealsOn.map((meals) => {
    if (meals.length === 0) return undefined
    const part = partOfDay(answers, meals)
    const own = part.snackRoom ? rangesWithout(part.ranges, part.snackRoom) : part.ranges
    const known = parts.get(meals.join()) ?? own
    parts.set(meals.join(), known)
    return known
  })
  return { calories: middleOf(ranges.calories), shares, rangesOn }
}

/** A slot that is there is filled, also where the person skips the meal in general. */
function withoutSkips(wishes: Wishes, meals: ReadonlySet<Meal>): Wishes {
  const open = [...meals].map((meal) => [meal, { ...wishes[meal], isSkipped: false }])
  return { ...wishes, ...Object.fromEntries(open) }
}

/** What a draw has to plan around. */
export function listKeptRecipes(slots: readonly Pick<FoundItem, 'item' | 'dayNumber'>[]): KeptRecipe[] {
  return slots.flatMap(({ item, dayNumber }) => {
    if (!isFilled(item)) return []
    const { meal, recipeId, servings, sides } = item
    return [{ day: dayNumber - 1, meal, recipeId, servings, ...withSides(sides) }]
  })
}
