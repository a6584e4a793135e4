import { unbrokenCalendar } from '../../../calendar/plan-calendar.ts'
import { fullQuestionnaire } from '../../../onboarding/testing/full-questionnaire.ts'
import type { Edible } from '../../../recipes/may-eat.ts'
import { inventedDishes } from '../../planner/testing/invented-menu.ts'
import type { Template } from '../../template.ts'
import { createTemplate } from '../../template-operations/create-template.ts'
import { type DrawnDays, makeDraft } from '../../template-operations/draft.ts'
import { about, countedIds, made } from '../../testing/invented-template.ts'
import type { Diner, Planning } from '../diner.ts'
import { drawPlan } from '../draw-plan.ts'
import { type Kitchen, kitchenOf } from '../kitchen.ts'
import { makeDrawRequest } from '../make-draw-request.ts'
import { addPass, nextPass, type SlotDraw } from '../slot-draw.ts'

const mayBeEatenByAll = {
  free: ['nut-free'],
  contains: [],
  foods: ['butter'],
  groups: [],
  needs: [],
} as const

/** Dishes that exist nowhere; `edible` says what is in some of them. */
export function inventedKitchen(edible: Readonly<Record<string, Partial<Edible>>> = {}): Kitchen {
  return kitchenOf(
    inventedDishes(80).map((dish) => ({
      dish,
      edible: { id: dish.id, ...mayBeEatenByAll, ...edible[dish.id] },
    })),
  )
}

const anyTime = { mostMinutes: 0, isAlwaysFresh: true, variety: 'varied' } as const

/** Eats dinner's leftovers for lunch, and dessert twice a week. */
export const anyDiner: Diner = {
  answers: {
    ...fullQuestionnaire,
    meals: {
      breakfast: anyTime,
      lunch: { ...anyTime, isAlwaysFresh: false, leftovers: 'some' },
      dinner: anyTime,
      dessert: { isWanted: true },
    },
  },
  interactions: [],
}

export function planningWith(own: Partial<Planning> = {}) {
  return { kitchen: inventedKitchen(), diner: anyDiner, seed: 'seed', ...own }
}

/** 28 days as the planner draws them. */
export function drawnTemplate({ kitchen, diner }: Planning = planningWith(), seed = 'one'): Template {
  const request = makeDrawRequest(diner, [], {
    calendar: unbrokenCalendar(about.startDate),
    kept: [],
    seed,
  })
  const days = drawnBy(kitchen, request)
  return made(createTemplate(makeDraft(diner.answers, about, days), countedIds('drawn')))
}

/** All passes of a draw, made by the planner here. */
export function drawAll({ kitchen, diner }: Planning, draw: SlotDraw, seed = 'two'): SlotDraw {
  const pass = nextPass(draw)
  if (!pass) return draw
  const days = drawnBy(kitchen, makeDrawRequest(diner, [], { ...pass, seed }))
  return drawAll({ kitchen, diner }, addPass(draw, days), seed)
}

function drawnBy(kitchen: Kitchen, request: Parameters<typeof drawPlan>[1]): DrawnDays {
  const answer = drawPlan(kitchen, request)
  if ('nothingFits' in answer) throw new Error('Nothing fits.')
  return answer.days.map(({ items }) => items)
}
