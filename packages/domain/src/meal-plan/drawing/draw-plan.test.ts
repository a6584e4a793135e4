import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { type Equipment, equipment } from '../../cooking/equipment.ts'
import { daysOfPlan, daysOfWeek } from '../../meals/meals.ts'
import { about, foundAt } from '../testing/invented-template.ts'
import { avoidancesOfDiner } from './diner.ts'
import { drawPlan } from './draw-plan.ts'
import type { DrawRequest } from './draw-request.ts'
import { type DrawWish, listKeptRecipes, makeDrawRequest } from './make-draw-request.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from './testing/invented-kitchen.ts'

const kitchen = inventedKitchen()
const asked = (wish: Partial<DrawWish> = {}, diner = anyDiner): DrawRequest =>
  makeDrawRequest(diner, [], { calendar: unbrokenCalendar(about.startDate), kept: [], seed: 'one', ...wish })

function daysOf(request: DrawRequest) {
  const answer = drawPlan(kitchen, request)
  if ('nothingFits' in answer) throw new Error('Nothing fits.')
  return answer.days
}

describe('drawPlan', () => {
  it('[PLAN-2] fills 28 days', () => {
    const days = daysOf(asked())
    expect(days).toHaveLength(daysOfPlan)
    expect(days.filter(({ items }) => items.length < 3)).toEqual([])
  })

  it('[PLAN-4] the same request is the same plan, another seed another one', () => {
    expect(daysOf(asked())).toEqual(daysOf(asked()))
    expect(daysOf(asked({ seed: 'two' }))).not.toEqual(daysOf(asked()))
  })

  it('[PLAN-2] takes dishes that come with the request', () => {
    const [dinner] = kitchen.recipes.filter(({ dish }) => dish.meals.includes('dinner'))
    const own = { dish: { ...dinner!.dish, id: 'own' }, edible: { ...dinner!.edible, id: 'own' } }
    const request = asked({
      open: [{ day: 3, meal: 'dinner' }],
      not: kitchen.recipes.map(({ dish }) => dish.id),
    })
    expect(daysOf({ ...request, own: [own] })[3]?.items.map(({ recipeId }) => recipeId)).toEqual(['own'])
  })

  it('[LIV-4] counts weekdays from the day the plan starts on', () => {
    const weekdayMinutes = { dinner: { monday: 15 } } as const
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, weekdayMinutes } }
    const minutesAt = (startDate: IsoDate) =>
      daysOf(asked({ calendar: unbrokenCalendar(startDate) }, diner)).map(
        ({ items }) => kitchen.dish(items.find(({ meal }) => meal === 'dinner')!.recipeId)!.minutes,
      )
    const shortDays = (startDate: IsoDate) =>
      minutesAt(startDate).flatMap((minutes, day) => (minutes <= 15 ? [day % daysOfWeek] : []))
    expect(shortDays(about.startDate).filter((day) => day === 0)).toHaveLength(4)
    expect(shortDays(addDays(about.startDate, 5)).filter((day) => day === 2)).toHaveLength(4)
  })

  it('[PLAN-5] where nothing fits, says so when asked, as data that a thread can send', () => {
    const { ranges } = asked()
    const impossible = { ...ranges, netCarbs: { minimum: 190, maximum: 195 } }
    const answer = drawPlan(kitchen, { ...asked({ explain: true }), ranges: impossible })
    expect(answer).toMatchObject({ nothingFits: { blocking: 'netCarbs' } })
    expect(structuredClone(answer)).toEqual(answer)
  })
})

describe('a kitchen that lacks equipment', () => {
  const allDishes = inventedKitchen().recipes.map(({ dish }) => dish.id)
  // Every third dish needs something, each piece in its turn; one in fifteen needs two.
  const needsAt = (at: number): readonly Equipment[] => {
    if (at % 3 > 0) return []
    const own = equipment[(at / 3) % equipment.length]!
    return at % 15 === 0 ? [own, 'oven'] : [own]
  }
  const needs = new Map(allDishes.map((id, at) => [id, needsAt(at)]))
  const equipped = inventedKitchen(Object.fromEntries([...needs].map(([id, own]) => [id, { needs: own }])))
  const dinerLacking = (lacksEquipment: readonly Equipment[]) => ({
    ...anyDiner,
    answers: { ...anyDiner.answers, lacksEquipment },
  })
  const isUsable = (lacking: readonly Equipment[]) => (id: string) =>
    needs
      .get(id)!
      .every((piece) => !lacking.includes(piece) && !(piece === 'broiler' && lacking.includes('oven')))

  it('[CON-9] cooks what needs nothing of it, and all of that', () => {
    fc.assert(
      fc.property(fc.subarray([...equipment]), (lacking) => {
        const dishes = equipped.dishesFor(avoidancesOfDiner(dinerLacking(lacking)))
        expect(dishes.map(({ id }) => id)).toEqual(allDishes.filter(isUsable(lacking)))
      }),
    )
  })

  it('[CON-9] [PLAN-2] has no dish in its plan that needs what is lacking', () => {
    fc.assert(
      fc.property(fc.subarray([...equipment], { minLength: 1 }), fc.string(), (lacking, seed) => {
        const answer = drawPlan(equipped, asked({ seed }, dinerLacking(lacking)))
        const days = 'days' in answer ? answer.days : []
        const ids = days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId))
        expect(ids.length).toBeGreaterThan(80)
        expect(ids.filter((id) => !isUsable(lacking)(id))).toEqual([])
      }),
      { numRuns: 6 },
    )
  })

  it('[PLAN-5] [CON-9] is told what it could cook with an oven, where nothing is left without', () => {
    const dinners = allDishes.filter((id) => id.startsWith('dinner'))
    const bakedDinners = inventedKitchen(Object.fromEntries(dinners.map((id) => [id, { needs: ['oven'] }])))
    const answer = drawPlan(bakedDinners, asked({ explain: true }, dinerLacking(['oven'])))
    if (!('nothingFits' in answer)) throw new Error('Something fits.')
    expect(answer.nothingFits.emptyMeals).toEqual(['dinner'])
    expect(answer.nothingFits.offers[0]).toMatchObject({
      relaxation: { kind: 'more-equipment', used: ['oven'], stillLacking: [] },
      gain: { days: 28, dishes: dinners.length },
    })
    expect(structuredClone(answer)).toEqual(answer)
  })
})

describe('makeDrawRequest', () => {
  it('[PLAN-2] [ITEM-7] avoids what the person avoids, and what may not come', () => {
    const interactions = [
      { recipeId: 'dinner-1', type: 'dislike' },
      { recipeId: 'dinner-2', type: 'like' },
    ] as const
    const { avoidances, liked } = asked({ not: ['dinner-3'] }, { ...anyDiner, interactions })
    expect(avoidances.recipes).toEqual(['dinner-1', 'dinner-3'])
    expect(liked).toEqual(['dinner-2'])
  })

  it('a slot that is there is filled, also where the person skips the meal in general', () => {
    const meals = { ...anyDiner.answers.meals, lunch: { isSkipped: true }, dinner: { isSkipped: true } }
    const diner = { ...anyDiner, answers: { ...anyDiner.answers, meals } }
    const { wishes } = asked({ open: [{ day: 0, meal: 'lunch' }] }, diner)
    expect([wishes.lunch.isSkipped, wishes.dinner.isSkipped]).toEqual([false, true])
    expect(asked({}, diner).wishes.lunch.isSkipped).toBe(true)
  })
})

describe('listKeptRecipes', () => {
  it('names what stands in slots, by the day from 0', () => {
    const found = foundAt(drawnTemplate(), 9, 'dinner')
    const { item } = found
    const recipe = 'recipeId' in item ? { recipeId: item.recipeId, servings: item.servings } : {}
    const open = { item: { id: 'open', meal: 'lunch', kind: 'empty' }, dayNumber: 9 } as const
    expect(listKeptRecipes([found, open])).toEqual([{ day: 8, meal: 'dinner', ...recipe }])
  })
})
