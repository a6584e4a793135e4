import { randomUUID } from 'node:crypto'
import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { mealPlanCalls, proposalCalls, weekCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeDayFit } from '@butterleaf/contract/meal-plan/codecs/fit-codec'
import { type ShoppingListRow, shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { z } from 'zod'
import { type ApiSession, ToolRefusal } from '../api-session.ts'
import { tellChange } from './day-tools.ts'
import { findDayOn, type OpenPlan, paramsOfDay, readDate, readOpenPlan } from './open-plan.ts'
import { certificateOf, sayDish } from './present-day.ts'
import { dayInput, defineTool, quoteWords, writtenByPerson } from './tool.ts'
import { sayUndo, writeHandle } from './undo-handle.ts'

export const shoppingListTool = defineTool({
  name: 'shopping_list',
  title: 'What do I need to buy?',
  description:
    'The shopping list of the week that a day is in, by aisle: what is still to buy, and what is ticked.',
  input: { day: dayInput.default('today'), units: z.enum(['metric', 'us']).default('metric') },
  scopes: ['plan:read'],
  effect: 'reads',
  run: async (session, { day, units }) => {
    const open = await readOpenPlan(session)
    const { dayId: _day, ...params } = paramsOfDay(open, findDayOn(open, readDate(day, session.today)))
    const { shoppingList, weekNumber } = await session.ask(weekCalls.read, { params })
    const aisles = Object.entries(shoppingList).map(([aisle, rows]) => ({
      aisle,
      rows: Object.values(rows).map((row) => presentRow(row, units)),
    }))
    const toBuy = aisles.map(({ aisle, rows }) => ({ aisle, rows: rows.filter(({ isOpen }) => isOpen) }))
    const lines = toBuy
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ aisle, rows }) => [`${aisle}:`, ...rows.map(({ words }) => `- ${words}`)])
    const count = toBuy.reduce((sum, { rows }) => sum + rows.length, 0)
    return {
      says: [`Week ${weekNumber}: ${count} to buy.`, ...lines].join('\n'),
      data: {
        weekNumber,
        aisles: aisles.map(({ aisle, rows }) => ({ aisle, rows: rows.map(({ words: _, ...row }) => row) })),
      },
    }
  },
})

function presentRow({ kind, name, measures, checked, home }: ShoppingListRow, units: 'metric' | 'us') {
  const isOwn = kind === 'own'
  const amount = measures[units]?.text
  const isAtHome = home?.isCovered ?? false
  return {
    food: isOwn ? writtenByPerson(name) : name,
    amount: amount ?? null,
    ...{ isTicked: checked, isAtHome },
    isOpen: !checked && !isAtHome && kind !== 'no-longer-needed',
    words: `${isOwn ? quoteWords(name) : name}${amount ? `, ${amount}` : ''}`,
  }
}

export const addToList = defineTool({
  name: 'add_to_list',
  title: 'Add to the shopping list',
  description: 'Write a line on the shopping list of the week that a day is in. Answers with how to undo it.',
  input: {
    text: z.string().trim().min(1).max(200).describe('eggs, birthday candles'),
    day: dayInput.default('today'),
  },
  scopes: ['plan:read', 'list:write'],
  effect: 'changes',
  run: async (session, { text, day }) => {
    const open = await readOpenPlan(session)
    const { dayId: _day, ...params } = paramsOfDay(open, findDayOn(open, readDate(day, session.today)))
    const id = randomUUID()
    await session.ask(shoppingListCalls.addLine, { params, body: { id, text } })
    const undo = writeHandle({ kind: 'line', ...params, lineId: id })
    return {
      says: `On the list: ${quoteWords(text)}.\n${sayUndo(undo)}`,
      data: { line: writtenByPerson(text), undo },
    }
  },
})

const usualGrams = 200

export const useUpFood = defineTool({
  name: 'use_up_food',
  title: 'What can I use the spinach for?',
  description:
    'Dishes for the days ahead that use up foods the person has, with each day’s certificate before and after. It changes nothing, unless `take` puts them on the plan.',
  input: {
    foods: z
      .array(
        z.object({ name: z.string().trim().min(2).max(100), grams: z.number().min(5).max(5_000).optional() }),
      )
      .min(1)
      .max(5)
      .describe(`${usualGrams} g of each without an amount`),
    take: z.boolean().default(false).describe('Put the dishes on the plan; needs plan:write'),
  },
  scopes: ['plan:read', 'plan:write'],
  effect: 'changes',
  run: async (session, { foods, take }) => {
    const open = await readOpenPlan(session)
    const params = { planId: open.plan.id, templateId: open.plan.template.id }
    const held = []
    for (const { name, grams = usualGrams } of foods)
      held.push({ ingredient: await nameFood(session, name), grams })
    const proposal = await session.ask(proposalCalls.useUp, { params, body: { foods: held } })
    const says = proposalSentences(open, proposal)
    if (!take || proposal.meals.length === 0) return { says, data: { ...proposal } }
    const meals = proposal.meals.map(({ itemId, before, after }) => ({
      itemId,
      before: { recipe: before.recipe, servings: before.servings },
      after: { recipe: after.recipe, servings: after.servings },
    }))
    const changed = await session.ask(actCalls.useUpFoods, {
      params,
      body: { purpose: 'useUp', meals, foods: held },
    })
    const date = readDate(proposal.days[0]?.date ?? session.today, session.today)
    return tellChange(session, open, changed, { date, says: `On the plan now.\n${says}` })
  },
})

type UseUp = NonNullable<(typeof proposalCalls.useUp)['types']>['answer']

async function nameFood(session: ApiSession, name: string): Promise<string> {
  const [found] = (await session.ask(mealPlanCalls.findIngredients, { body: { searchString: name } })).filter(
    ({ group }) => group === undefined,
  )
  if (found) return found.name
  throw new ToolRefusal(`foods: No food is known as ${quoteWords(name)}.`)
}

const unusedWords = {
  'in-no-dish': 'no dish you may eat has it',
  'no-open-meal': 'no meal ahead is open for it',
  'out-of-range': 'a day would leave its ranges',
  'little-left': 'too little is left for a dish',
} as const

function proposalSentences({ days }: OpenPlan, { meals, days: judged, foods }: UseUp): string {
  const uses = foods.map(({ ingredient, grams, plannedGrams, usedGrams, unusedBecause }) => {
    const [all, planned, used] = [grams, plannedGrams, usedGrams].map(Math.round)
    if (planned === all) return `${ingredient}: the days ahead use all ${all} g as they are.`
    const more = used === planned ? '' : `, and ${used} g with these dishes`
    const why = unusedBecause ? `; the rest stays, because ${unusedWords[unusedBecause]}` : ''
    return `${ingredient}: the days ahead use ${planned} g of ${all} g as they are${more}${why}.`
  })
  const changes = meals.map((meal) => {
    const date = days[meal.dayNumber - 1]?.date ?? `day ${meal.dayNumber}`
    return `- ${date}, ${meal.category}: ${sayProposed(meal)}`
  })
  const certificates = judged.map(({ date, after }) => {
    const fit = decodeDayFit(after)
    return `${date} then: ${certificateOf(fit, fit.inRange).sentence}`
  })
  return [...uses, ...(meals.length > 0 ? ['The dishes:'] : []), ...changes, ...certificates].join('\n')
}

export function sayProposed({ before, after }: Pick<UseUp['meals'][number], 'before' | 'after'>): string {
  const dish = sayDish(after.recipe, after.title ?? 'a dish')
  if (after.recipe === before.recipe) return `${dish} with other sides or another amount`
  return `${dish} instead of ${sayDish(before.recipe, before.title ?? 'a dish')}`
}
