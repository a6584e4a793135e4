import type { MealTimes } from '../account/meal-times.ts'
import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { cookedTitles, type FeedPlan, minutesOfSlot, thingsText } from '../calendar-feed/feed-events.ts'
import { listAged } from '../meal-plan/feeding.ts'
import { isFilled } from '../meal-plan/item.ts'
import { mealWords } from '../meal-plan/meal-words.ts'
import { type DayPlace, type ItemPlace, placeOf, type WeekPlace } from '../meal-plan/places.ts'
import { dayOnDate, templateStateOf } from '../meal-plan/states.ts'
import { type Day, dateOfDay, datesOf, type Template } from '../meal-plan/template.ts'
import { daysOfPlan } from '../meals/meals.ts'
import type { CookingMinutes, PlannedReminder } from './planned-reminders.ts'

/** What stands now of what a reminder would say. The plan is one without the meals that were out. */
export type ReminderFacts = Readonly<{
  plan: FeedPlan | undefined
  mealTimes: MealTimes
  thawsFor(date: IsoDate): readonly string[]
  hasWeighedIn(date: IsoDate): boolean
}>

export type ReminderWords = Readonly<{
  title: string
  text: string
  /** What a press on it opens. */
  place: ItemPlace | WeekPlace | DayPlace | 'tracker' | 'plan'
}>

/** DOOR-3: undefined where there is nothing to do, or it is done, and on days away. */
export function reminderWords(reminder: PlannedReminder, facts: ReminderFacts): ReminderWords | undefined {
  const { date } = reminder
  if (facts.plan && isAway(facts.plan.template, date)) return undefined
  if (reminder.kind === 'weighIn') {
    const text = 'One weigh-in keeps your trend true.'
    return facts.hasWeighedIn(date) ? undefined : { title: 'Weigh in', text, place: 'tracker' }
  }
  return facts.plan && wordsOfPlan(reminder, facts.plan, facts)
}

function wordsOfPlan(
  { kind, date, meal }: PlannedReminder,
  plan: FeedPlan,
  facts: ReminderFacts,
): ReminderWords | undefined {
  if (kind === 'thaw') return thawWords(addDays(date, 1), plan, facts)
  if (kind === 'shop') return shopWords(date, plan)
  if (kind === 'planEnd') return endWords(date, plan)
  const found = dayOnDate(plan.template, date)
  const item = found?.day.items.find((slot) => slot.meal === meal)
  if (!found || found.day.isComplete || !item || !isFilled(item)) return undefined
  const minutes = minutesOfSlot({ ...found, item }, plan)
  const titles = cookedTitles({ ...found, item }, plan)
  if (minutes === 0 || titles === '') return undefined
  const eaten = item.meal === 'dessert' ? 'after dinner' : `at ${facts.mealTimes[item.meal]}`
  return {
    title: `Cook ${mealWords[item.meal].toLowerCase()} now`,
    text: `${titles}: ${minutes} minutes, to eat ${eaten}.`,
    place: placeOf({ ...found, item }),
  }
}

function thawWords(tomorrow: IsoDate, plan: FeedPlan, facts: ReminderFacts): ReminderWords | undefined {
  const found = dayOnDate(plan.template, tomorrow)
  if (!found || found.day.isComplete) return undefined
  const { week, day } = found
  const foods = [...facts.thawsFor(tomorrow), ...frozenPortionsOf(day, plan)]
  if (foods.length === 0) return undefined
  return {
    title: 'Thaw for tomorrow',
    text: `From the freezer into the fridge: ${foods.join(', ')}.`,
    place: { weekId: week.id, dayId: day.id },
  }
}

/** TOG-1: portions that were cooked so long before that they were frozen. */
function frozenPortionsOf(day: Day, { template, dishOf, keepsDaysOf }: FeedPlan): string[] {
  const titles = listAged(template, keepsDaysOf)
    .filter(({ slot }) => slot.day.id === day.id)
    .map(({ slot }) => dishOf(slot.item.recipeId)?.title)
  return [...new Set(titles)].flatMap((title) => (title ? `what you froze of ${title}` : []))
}

function shopWords(date: IsoDate, { template, shops }: FeedPlan): ReminderWords | undefined {
  const shop = shops.find((one) => one.date === date && one.openRows > 0)
  const week = shop && template.weeks[shop.weekIndex]
  return (
    shop &&
    week && {
      title: 'Shopping today',
      text: `${thingsText(shop.openRows)} to buy.`,
      place: { weekId: week.id },
    }
  )
}

const daysBeforeEnd = 3

function endWords(date: IsoDate, { template }: FeedPlan): ReminderWords | undefined {
  const left = daysBetween(date, dateOfDay(template, daysOfPlan))
  if (left !== daysBeforeEnd || templateStateOf(template) === 'complete') return undefined
  return {
    title: 'Your plan ends in three days',
    text: 'Make the next one now, and your list goes on without a gap.',
    place: 'plan',
  }
}

/** TOG-1: between the plan's first and last day, and none of its days. */
function isAway(template: Template, date: IsoDate): boolean {
  const dates = datesOf(template)
  return date >= template.startDate && date < dates.at(-1)! && !dates.includes(date)
}

/** Of what isn't eaten yet. */
export function cookingMinutesOf(plan: FeedPlan | undefined): CookingMinutes {
  return (date) => {
    const found = plan && dayOnDate(plan.template, date)
    if (!found || found.day.isComplete) return []
    return found.day.items.flatMap((item) => {
      const minutes = minutesOfSlot({ ...found, item }, plan)
      return minutes > 0 ? [{ meal: item.meal, minutes }] : []
    })
  }
}
