import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { dayCalls } from '@butterleaf/contract/meal-plan/calls'
import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import { helpingsOf, isFilled } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { timeSteps } from '@butterleaf/domain/recipes/filters'
import { capitalize } from '@butterleaf/domain/text/capitalize'
import { z } from 'zod'
import { type ApiSession, ToolRefusal } from '../api-session.ts'
import { sayWeights } from './log-tools.ts'
import {
  type DatedDay,
  findDayOn,
  findMealOn,
  type OpenPlan,
  openPlan,
  paramsOfDay,
  readDate,
  readOpenPlan,
} from './open-plan.ts'
import { sayDish, tellDay } from './present-day.ts'
import { dayInput, defineTool, mealInput, type ToolAnswer } from './tool.ts'
import { sayUndo, type UndoHandle, writeHandle } from './undo-handle.ts'

export const whatsPlanned = defineTool({
  name: 'whats_planned',
  title: 'What’s for dinner?',
  description:
    'What the plan has on a day, or for one meal of it: dishes with minutes and servings, who eats along and how much is cooked for all, what was eaten, and the day’s certificate: each figure and its limits.',
  input: { day: dayInput.default('today'), meal: mealInput.optional() },
  scopes: ['plan:read'],
  effect: 'reads',
  run: async (session, { day, meal }) => {
    const open = await readOpenPlan(session)
    const found = findDayOn(open, readDate(day, session.today))
    const told = await tellDay(session, open, found)
    if (!meal) return told
    const { plate = 'nothing' } = nameDishes(open, found, meal)
    return { ...told, says: `${capitalize(meal)} on ${found.date} is ${plate}.\n${told.says}` }
  },
})

export const howIsMyMonth = defineTool({
  name: 'how_is_my_month',
  title: 'How is my month?',
  description:
    'How many days of the plan and of each week are in range, as planned and as eaten, the averages of the plan, and the weight beside its target.',
  input: { units: z.enum(['metric', 'us']).default('metric').describe('Of the weights') },
  scopes: ['plan:read'],
  effect: 'reads',
  run: async (session, { units }) => {
    const open = await readOpenPlan(session)
    const { plan, wire, days } = open
    const params = { planId: plan.id, templateId: plan.template.id }
    const [inRange, tracker] = await Promise.all([
      session.ask(foodLogCalls.readDaysInRange, { params }),
      session.find(weightTrackerCalls.read, {}),
    ])
    const ofDays = ({ inRange: count, days: all }: { inRange: number; days: number }) => `${count} of ${all}`
    const weeks = inRange.weeks.map(({ weekNumber, asPlanned, asEaten }) => {
      const eaten = asEaten.days > 0 ? `, ${ofDays(asEaten)} as eaten` : ''
      return `- Week ${weekNumber}: ${ofDays(asPlanned)} days in range as planned${eaten}`
    })
    const passed =
      inRange.asEaten.days > 0
        ? `Of the days that passed ${ofDays(inRange.asEaten)} were in range, as eaten.`
        : 'No day has passed yet.'
    const complete = days.filter(({ day }) => day.isComplete).length
    const fit = wire.templates[0]?.fit
    const weight = tracker && {
      startingKg: tracker.startingWeight,
      currentKg: tracker.current,
      targetKg: tracker.targetWeight,
      lostKg: tracker.lost,
      projection: tracker.projection,
    }
    return {
      says: [
        `The plan runs from ${days[0]?.date} to ${days.at(-1)?.date}; ${complete} of ${days.length} days are complete.`,
        `As planned ${ofDays(inRange.asPlanned)} days are in range. ${passed}`,
        ...weeks,
        tracker ? `Weight: ${sayWeights(tracker, units)}` : 'No weight target is set.',
      ].join('\n'),
      data: { daysInRange: inRange, completeDays: complete, sumsOfPlan: fit, weight: weight ?? null },
    }
  },
})

const quickest = timeSteps.filter((minutes) => minutes > 0)

export const swapMeal = defineTool({
  name: 'swap_meal',
  title: 'Swap a meal',
  description:
    'Put another dish in the place of a meal, portioned so that the day stays in its ranges where it can: by words (“chicken”), by minutes, by a recipe’s id, or, with none of them, any other that suits. Answers with the day’s certificate and how to undo it.',
  input: {
    day: dayInput.default('today'),
    meal: mealInput,
    words: z.string().trim().max(100).optional().describe('What the dish should be: chicken, salad, Thai'),
    maxMinutes: z.number().min(1).max(600).optional().describe('In the kitchen, prep and cooking together'),
    recipeId: z.string().min(1).max(100).optional().describe('As another tool told it'),
  },
  scopes: ['plan:read', 'plan:write'],
  effect: 'changes',
  run: async (session, { day, meal, words, maxMinutes, recipeId }) => {
    const open = await readOpenPlan(session)
    const found = findDayOn(open, readDate(day, session.today))
    const { item } = findMealOn(found, meal)
    const params = { ...paramsOfDay(open, found), itemId: item.id }
    const wanted = recipeId ?? (await findForSlot(session, open, found, { meal, words, maxMinutes, item }))
    const changed =
      wanted === undefined
        ? await session.ask(actCalls.randomizeItem, { params })
        : item.kind === 'empty'
          ? await session.ask(actCalls.fillSlot, { params, body: { category: meal, item: wanted } })
          : await session.ask(actCalls.replaceItem, { params, body: { replacement: wanted } })
    return tellChange(session, open, changed, {
      date: found.date,
      says: swapSentence(open, changed, found, meal),
    })
  },
})

/** What stands there now, and what did before. */
function swapSentence(before: OpenPlan, changed: object, found: DatedDay, meal: Meal): string {
  const after = openPlan(changed)
  const now = nameDishes(after, findDayOn(after, found.date), meal)
  const then = nameDishes(before, found, meal)
  // Where the main stayed, the sides are what changed.
  const of = now.main === then.main ? 'plate' : 'main'
  const instead = then[of] && then[of] !== now[of] ? `, instead of ${then[of]}` : ''
  return `${capitalize(meal)} on ${found.date} is ${now[of] ?? 'nothing'} now${instead}.`
}

function nameDishes({ plan }: OpenPlan, day: DatedDay, meal: Meal) {
  const { item } = findMealOn(day, meal)
  const dishes = isFilled(item) ? helpingsOf(item).flatMap(({ recipeId }) => plan.cards[recipeId] ?? []) : []
  const [main, ...sides] = dishes.map((card) => sayDish(card.id, card.title))
  return { main, plate: main && sides.length > 0 ? `${main} with ${joinWords(sides)}` : main }
}

type SlotWish = Readonly<{
  meal: z.output<typeof mealInput>
  words: string | undefined
  maxMinutes: number | undefined
  item: Readonly<{ kind: string; recipeId?: string }>
}>

/** What suits the rest of the day best of what was asked for; undefined where nothing was. */
async function findForSlot(
  session: ApiSession,
  open: OpenPlan,
  found: Parameters<typeof paramsOfDay>[1],
  { meal, words, maxMinutes, item }: SlotWish,
): Promise<string | undefined> {
  if (!words && maxMinutes === undefined) return undefined
  const time = quickest.findLast((step) => step <= Math.max(maxMinutes ?? 0, quickest[0] ?? 0))
  const q = JSON.stringify({ search: words ?? '', ...(maxMinutes !== undefined && { time }) })
  const { results } = await session.ask(dayCalls.browse[meal], {
    params: paramsOfDay(open, found),
    query: { q },
  })
  const best = results.find(({ id }) => id !== item.recipeId)
  if (best) return best.id
  const limits = [words && `“${words}”`, time && `at most ${time} minutes`].filter(Boolean).join(' and ')
  throw new ToolRefusal(`No ${meal} you may eat fits ${limits}. Ask for other words, or more minutes.`)
}

export const setDayComplete = defineTool({
  name: 'set_day_complete',
  title: 'Mark a day complete, or open again',
  description: 'Mark a day of the plan as eaten, or take that back. Days are completed in their order.',
  input: { day: dayInput.default('today'), isComplete: z.boolean().default(true) },
  scopes: ['plan:read', 'plan:write'],
  effect: 'changes',
  run: async (session, { day, isComplete }) => {
    const open = await readOpenPlan(session)
    const found = findDayOn(open, readDate(day, session.today))
    const params = paramsOfDay(open, found)
    const changed = await session.ask(isComplete ? actCalls.completeDay : actCalls.reopenDay, { params })
    const undo: UndoHandle = { kind: isComplete ? 'completed' : 'reopened', ...params }
    const says = isComplete ? `${found.date} is complete.` : `${found.date} is open again.`
    return tellChange(session, open, changed, { date: found.date, says, undo })
  },
})

export const clearDay = defineTool({
  name: 'clear_day',
  title: 'Empty a day',
  description: 'Take all dishes of a day off the plan. The person is asked first.',
  input: { day: dayInput },
  scopes: ['plan:read', 'plan:write'],
  effect: 'destroys',
  question: async (session, { day }) => `Take all dishes of ${readDate(day, session.today)} off the plan?`,
  run: async (session, { day }) => {
    const open = await readOpenPlan(session)
    const found = findDayOn(open, readDate(day, session.today))
    const changed = await session.ask(actCalls.resetDay, { params: paramsOfDay(open, found) })
    return tellChange(session, open, changed, { date: found.date, says: 'The day is empty.' })
  },
})

export const newPlan = defineTool({
  name: 'new_plan',
  title: 'Make a new plan',
  description:
    'Replace the whole plan by a new one of 28 days, from the same answers and from a day on. The person is asked first. The plan before can be brought back.',
  input: { from: dayInput.default('today').describe('The first day of the new plan') },
  scopes: ['plan:read', 'plan:write'],
  effect: 'destroys',
  question: async (session, { from }) =>
    `Replace the whole plan by a new one that begins on ${readDate(from, session.today)}?`,
  run: async (session, { from }) => {
    const open = await readOpenPlan(session)
    const startDate = readDate(from, session.today)
    const params = { planId: open.plan.id, templateId: open.plan.template.id }
    const body = { resources: open.wire.resources, startDate }
    const changed = await session.ask(actCalls.regeneratePlan, { params, body })
    return tellChange(session, open, changed, { date: startDate, says: `A new plan begins on ${startDate}.` })
  },
})

interface Change {
  date: ReturnType<typeof readDate>
  says: string
  /** Without one it is the change of the plan. */
  undo?: UndoHandle
}

/** [DOOR-4] The day as it is now, with its certificate and the way back. */
export async function tellChange(
  session: ApiSession,
  before: OpenPlan,
  answer: object,
  { date, says, undo }: Change,
): Promise<ToolAnswer> {
  const open = openPlan(answer)
  const told = await tellDay(session, open, findDayOn(open, date))
  if (open.plan.version === before.plan.version) return { ...told, says: `Nothing changed.\n${told.says}` }
  const handle = writeHandle(
    undo ?? { kind: 'plan', planId: open.plan.id, changeId: String(open.plan.version) },
  )
  return {
    says: [says, told.says, sayUndo(handle)].filter((part) => part !== '').join('\n'),
    data: { ...told.data, undo: handle },
  }
}
