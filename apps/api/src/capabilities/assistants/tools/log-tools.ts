import { randomUUID } from 'node:crypto'
import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { encodeEntry } from '@butterleaf/contract/food-log/log-codec'
import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { meantMeasure } from '@butterleaf/domain/food-table/meant-measures'
import { figuresOfGrams, shownFoodName, type TableFood } from '@butterleaf/domain/food-table/table-food'
import { type Macros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import {
  formatWeight,
  gramsFromKg,
  gramsFromUnit,
  kgFromGrams,
  type Unit,
} from '@butterleaf/domain/nutrition/weight'
import { z } from 'zod'
import { type ApiSession, ToolRefusal } from '../api-session.ts'
import { findDayOn, readDate, readOpenPlan } from './open-plan.ts'
import { tellDay } from './present-day.ts'
import { dayInput, defineTool, mealInput } from './tool.ts'
import { sayUndo, writeHandle } from './undo-handle.ts'

const grams = z.number().min(0).max(1_000)
const figuresInput = z
  .object({ calories: z.number().min(0).max(10_000), fat: grams, netCarbs: grams, protein: grams })
  .describe('What it had, as the person or the package says; grams, and kcal')

export const logFood = defineTool({
  name: 'log_food',
  title: 'I ate …',
  description:
    'Write down what the person ate instead of a planned meal, beside it, or as a snack. It is looked up among typical restaurant plates and 8,789 foods, unless its own figures are given. Answers with what was understood, the day’s certificate as eaten, and how to undo it.',
  input: {
    what: z.string().trim().min(1).max(200).describe('A burger, two eggs, almonds'),
    day: dayInput.default('today'),
    insteadOf: mealInput.optional().describe('The planned meal that it replaced; a snack without it'),
    grams: z.number().min(1).max(5_000).optional(),
    count: z.number().min(0.1).max(100).optional().describe('How many of the usual measure: eggs, slices'),
    size: z.enum(['least', 'usual', 'most']).default('usual').describe('Of a restaurant’s plate'),
    figures: figuresInput.optional(),
  },
  scopes: ['plan:read', 'tracker:write'],
  effect: 'changes',
  run: async (session, asked) => {
    const { source, figures, others } = await findEaten(session, asked)
    const date = readDate(asked.day, session.today)
    const place = asked.insteadOf
      ? ({ kind: 'instead', meal: asked.insteadOf } as const)
      : ({ kind: 'snack' } as const)
    const entry: LogEntry = { id: randomUUID(), date, place, source, figures }
    const body = { ...encodeEntry(entry), at: session.now.toISOString() }
    await session.ask(foodLogCalls.saveEntry, { params: { id: entry.id }, body })
    const open = await readOpenPlan(session)
    const told = await tellDay(session, open, findDayOn(open, date))
    const undo = writeHandle({ kind: 'eaten', entryId: entry.id })
    const name = 'name' in source ? source.name : asked.what
    const guess = source.kind === 'plate' ? ', a typical plate: an estimate' : ''
    const amount = source.kind === 'food' ? `, ${Math.round(source.grams)} g` : ''
    const else_ = others.length > 0 ? `\nIf that’s wrong, it could be: ${others.join('; ')}.` : ''
    return {
      says: `Written down: ${name}${amount}, ${shownMacros(figures).calories} kcal${guess}.${else_}\n${told.says}\n${sayUndo(undo)}`,
      data: { ...told.data, understood: { source, figures: shownMacros(figures), others }, undo },
    }
  },
})

type Eaten = Readonly<{
  source: Exclude<LogEntry['source'], { kind: 'notCounted' | 'recipe' }>
  figures: Macros
  others: readonly string[]
}>

interface Asked {
  what: string
  grams?: number | undefined
  count?: number | undefined
  size: 'least' | 'usual' | 'most'
  figures?: Macros | undefined
}

const mostOthers = 4

/** A plate where no amount is given, since an amount is of one food. */
async function findEaten({ foods }: ApiSession, asked: Asked): Promise<Eaten> {
  const { what, figures, size } = asked
  if (figures) return { source: { kind: 'figures', name: what }, figures, others: [] }
  const hasAmount = asked.grams !== undefined || asked.count !== undefined
  const [plate, ...plates] = hasAmount ? [] : foods.plates(what)
  const found = await foods.foods(what)
  const names = [...plates.map(({ name }) => name), ...found.map(shownFoodName)]
  if (plate) {
    const source = { kind: 'plate', plateId: plate.id, name: plate.name } as const
    return { source, figures: foods.figuresOf(plate, size), others: names.slice(0, mostOthers) }
  }
  const [food] = found
  if (!food) throw new ToolRefusal('what: No food by these words is known. Give its figures, or other words.')
  const amount = gramsOf(food, asked)
  const source = { kind: 'food', foodId: food.id, name: shownFoodName(food), grams: amount } as const
  return { source, figures: figuresOfGrams(food, amount), others: names.slice(1, mostOthers + 1) }
}

function gramsOf(food: TableFood, { grams: asked, count = 1 }: Asked): number {
  if (asked !== undefined) return asked
  const measure = meantMeasure(food)
  if (measure) return measure.grams * count
  throw new ToolRefusal(`grams: Say how many grams of ${shownFoodName(food)} it was.`)
}

const units = { kg: 'metric', lb: 'us' } as const

export const logWeight = defineTool({
  name: 'log_weight',
  title: 'Log my weight',
  description:
    'Save the weight of a day; a second one of the same day replaces it. Answers with how to undo it.',
  input: {
    weight: z.number().min(20).max(1_500),
    unit: z.enum(['kg', 'lb']),
    day: dayInput.default('today'),
  },
  scopes: ['plan:read', 'tracker:write'],
  effect: 'changes',
  run: async (session, { weight, unit, day }) => {
    const tracker = await session.find(weightTrackerCalls.read, {})
    if (!tracker)
      throw new ToolRefusal('No weight target is set yet. Set one in the app, then weights can be logged.')
    const date = readDate(day, session.today)
    const former = tracker.logs.find((log) => log.date === date)
    const kg = kgFromGrams(gramsFromUnit(weight, units[unit]))
    const body = {
      weightTrackerId: tracker.id,
      date,
      weight: kg,
      ...(former && { id: former.id, note: former.note }),
    }
    const after = await session.ask(weightTrackerCalls.saveLog, { params: { id: tracker.id }, body })
    const undo = writeHandle({
      kind: 'weighed',
      trackerId: tracker.id,
      date,
      formerKg: former?.weight ?? null,
    })
    const { current, targetWeight, lost } = after
    return {
      says: `Saved: ${weight} ${unit} on ${date}. ${sayWeights({ current, targetWeight, lost }, units[unit])}\n${sayUndo(undo)}`,
      data: {
        date,
        weightKg: kg,
        currentKg: current,
        targetKg: targetWeight,
        lostKg: lost,
        projection: after.projection,
        undo,
      },
    }
  },
})

interface Weights {
  current: number | null
  targetWeight: number
  lost: number
}

/** In the unit the person speaks in; the calls have kilograms. */
export function sayWeights({ current, targetWeight, lost }: Weights, unit: Unit): string {
  const say = (kg: number) => formatWeight(gramsFromKg(kg), unit, 'en-US')
  const now = current === null ? 'No weight is logged yet' : `Now ${say(current)}`
  return `${now}, target ${say(targetWeight)}${lost > 0 ? `, lost ${say(lost)} so far` : ''}.`
}
