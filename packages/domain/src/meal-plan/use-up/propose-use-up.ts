import { dishesFor, type Planning } from '../drawing/diner.ts'
import type { Dish } from '../planner/menu.ts'
import { makeProposal } from '../proposals/make-proposal.ts'
import type { PlanProposal } from '../proposals/plan-proposal.ts'
import type { Template } from '../template.ts'
import { changeableSlots } from './changeable-slots.ts'
import { findExchange, type Search } from './find-exchange.ts'
import { type FoodUse, type HeldFood, leastShareUsed } from './held-food.ts'
import { plannedDayFit } from './planned-day-fit.ts'
import { gramsPlanned, slotsAhead } from './planned-use.ts'

export type UseUpProposal = Readonly<{
  proposal: PlanProposal
  foods: readonly FoodUse[]
  template: Template
}>

const mostExchangesPerFood = 3
const mostTries = 300

export type AskedUseUp = Readonly<{
  held: readonly HeldFood[]
  /** The days of the plan that a person still shops for, 1 to 28. */
  days: ReadonlySet<number>
}>

/**
 * PAN-5: exchanges some dishes of the days ahead for those that use up the most of what is there. A day in range
 * stays in range; complete days, locked dishes, and cookings that feed other days stay.
 */
export function proposeUseUp(planning: Planning, template: Template, asked: AskedUseUp): UseUpProposal {
  const { held, days } = asked
  const search: Search = {
    held,
    days,
    dishes: dishesWith(planning, held),
    done: new Set(),
    refused: new WeakMap(),
    triesLeft: mostTries,
  }
  let current = template
  for (let left = held.length * mostExchangesPerFood; left > 0; left -= 1) {
    const found = findExchange(planning, current, search)
    if (!found) break
    current = found.template
    search.done = new Set([...search.done, found.itemId, found.recipeId])
  }
  return {
    proposal: makeProposal(template, current, plannedDayFit(planning, template)),
    foods: held.map((food) => useOf(planning, { before: template, after: current, food }, search)),
    template: current,
  }
}

function dishesWith(planning: Planning, held: readonly HeldFood[]): readonly Dish[] {
  const ids = new Set(held.map(({ food }) => food))
  return dishesFor(planning).filter(({ foods }) => foods.some(({ food }) => ids.has(food.id)))
}

type Use = Readonly<{ before: Template; after: Template; food: HeldFood }>

function useOf(planning: Planning, { before, after, food }: Use, { days, dishes }: Search): FoodUse {
  const usedIn = (template: Template) =>
    Math.min(food.grams, gramsPlanned(planning, slotsAhead(template, days), food))
  const usedGrams = usedIn(after)
  const leftShare = (food.grams - usedGrams) / food.grams
  const isInDish = dishes.some(({ foods }) => foods.some((each) => each.food.id === food.food))
  const isOpen = changeableSlots(before, days).some(({ dayNumber }) => dayNumber <= food.untilDayNumber)
  const reason = isInDish ? (isOpen ? 'out-of-range' : 'no-open-meal') : 'in-no-dish'
  return {
    food: food.food,
    grams: food.grams,
    plannedGrams: usedIn(before),
    usedGrams,
    unusedBecause: leftShare <= 0 ? undefined : leftShare < leastShareUsed ? 'little-left' : reason,
  }
}
