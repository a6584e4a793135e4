import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveProfile, profileOf } from '../../onboarding/diner-profile.ts'
import { allItems, placeOf } from '../places.ts'
import type { Template } from '../template.ts'
import { made } from '../testing/invented-template.ts'
import type { Diner, Planning } from './diner.ts'
import { avoidancesOfDiner, dishesFor, forbiddenTo, tastesOf } from './diner.ts'
import { randomizeItem } from './randomize-item.ts'
import { rankDishes } from './rank-dishes.ts'
import { slotOnWeekday } from './slot-on-weekday.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from './testing/invented-kitchen.ts'

const kitchen = inventedKitchen()
const drawn = drawnTemplate()
/** Other values for the same: nothing that is kept for the one is found for the other. */
const copyOf = (diner: Diner): Diner => structuredClone(diner)

const acts = fc.array(
  fc.record({
    what: fc.constantFrom('dice', 'dice', 'like', 'dislike', 'people', 'cuisine', 'breakfast'),
    at: fc.nat(),
    dish: fc.integer({ min: 0, max: 19 }),
  }),
  { minLength: 1, maxLength: 12 },
)

function dinerAfter(diner: Diner, what: string, dish: number): Diner {
  const { answers, interactions } = diner
  const said = { recipeId: `dinner-${dish}`, type: what === 'like' ? 'like' : 'dislike' } as const
  if (what === 'like' || what === 'dislike') return { ...diner, interactions: [...interactions, said] }
  if (what === 'people') return { ...diner, answers: { ...answers, people: 1 + (dish % 4) } }
  if (what === 'cuisine') return { ...diner, answers: { ...answers, likedCuisines: ['italian'] } }
  const breakfast = { ...answers.meals.breakfast, mostMinutes: 10 + dish }
  return { ...diner, answers: { ...answers, meals: { ...answers.meals, breakfast } } }
}

/** What is kept of a diner and a slot, and the same made of copies. */
function expectAsDerivedWhole(planning: Planning, template: Template, at: number): void {
  const { diner } = planning
  const whole = { kitchen, diner: copyOf(diner) }
  expect(profileOf(diner.answers)).toEqual(deriveProfile(whole.diner.answers))
  expect(tastesOf(diner)).toEqual(tastesOf(whole.diner))
  expect(avoidancesOfDiner(diner)).toEqual(avoidancesOfDiner(whole.diner))
  expect(dishesFor(planning)).toEqual(dishesFor(whole))
  const slots = allItems(template)
  const slot = slotOnWeekday(template, slots[at % slots.length]!)
  expect(rankDishes(planning, slot)).toEqual(rankDishes(whole, slot))
  expect(rankDishes(planning, slot)).toEqual(rankDishes(whole, slot))
  const forbidden = (by: Planning) => kitchen.recipes.map(({ dish }) => forbiddenTo(by)(dish.id))
  expect(forbidden(planning)).toEqual(forbidden(whole))
}

it('[ITEM-5] what is kept of a person and of a slot is what is worked out whole, after any acts of two people', () => {
  fc.assert(
    fc.property(acts, (steps) => {
      const people = [
        { diner: anyDiner, template: drawn },
        { diner: copyOf(anyDiner), template: drawn },
      ]
      for (const [turn, { what, at, dish }] of steps.entries()) {
        const person = people[turn % 2]!
        if (what === 'dice') {
          const slots = allItems(person.template)
          const planning = { kitchen, diner: person.diner, seed: `turn ${turn}` }
          const place = placeOf(slots[at % slots.length]!)
          const outcome = randomizeItem(planning, person.template, place)
          const whole = randomizeItem({ ...planning, diner: copyOf(person.diner) }, person.template, place)
          expect(outcome).toEqual(whole)
          if (outcome.ok) person.template = outcome.template
        } else person.diner = dinerAfter(person.diner, what, dish)
        expectAsDerivedWhole({ kitchen, diner: person.diner }, person.template, at)
      }
    }),
    { numRuns: 25 },
  )
})

it('[ITEM-5] a slot that is asked about again is ranked as if it were asked about first', () => {
  const slot = slotOnWeekday(drawn, allItems(drawn)[9]!)
  const planning = { kitchen, diner: anyDiner }
  const first = rankDishes(planning, slot)
  expect(rankDishes(planning, slot)).toEqual(first)
  const portions = slot.day.items.map((item) =>
    'servings' in item ? { ...item, servings: item.servings + 0.5 } : item,
  )
  const other = rankDishes(planning, { ...slot, day: { ...slot.day, items: portions } })
  expect(other.map(({ totals }) => totals)).not.toEqual(first.map(({ totals }) => totals))
})

/** A kitchen that tells how often it was asked for a dish, and how often figures of its dishes were read. */
function countingKitchen() {
  const counts = { dishes: 0, figures: 0 }
  const counted = inventedKitchen()
  for (const { dish } of counted.recipes) {
    const { perServing } = dish
    const get = () => {
      counts.figures += 1
      return perServing
    }
    Object.defineProperty(dish, 'perServing', { get })
  }
  const dish = (id: string) => {
    counts.dishes += 1
    return counted.dish(id)
  }
  const during = <Answer>(press: () => Answer): [Answer, typeof counts] => {
    const before = { ...counts }
    const answer = press()
    return [answer, { dishes: counts.dishes - before.dishes, figures: counts.figures - before.figures }]
  }
  return { kitchen: { ...counted, dish }, during }
}

it('[ONE-2] the dice pressed again fits no dish and adds up no basket: only what it draws is worked out', () => {
  const { kitchen: counting, during } = countingKitchen()
  const diner = copyOf(anyDiner)
  const slot = allItems(drawn).find(({ item }) => item.kind === 'normal' && item.meal === 'dinner')!
  const press = (template: Template, seed: string) =>
    during(() => made(randomizeItem({ kitchen: counting, diner, seed }, template, placeOf(slot))))
  const [once, first] = press(drawn, 'first')
  const [twice, second] = press(once, 'second')
  expect(twice).not.toEqual(once)
  expect(first.figures).toBeGreaterThan(100)
  expect(second.figures).toBeLessThan(20)
  // Those of the day; the first press asks for those of the week.
  expect(first.dishes).toBeGreaterThan(20)
  expect(second.dishes).toBeLessThan(10)
})
