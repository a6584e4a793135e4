import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import { checkPlan } from './allowed.ts'
import type { AskedFlat, Eater, Item, JudgedRecipe, Plan } from './judged.ts'
import { totalsOf } from './plan.ts'
import { type Meal, meals } from './rules.ts'

const range = (minimum: number, maximum: number) => ({ minimum, maximum })
const ranges = {
  calories: range(1500, 1700),
  fat: range(100, 140),
  netCarbs: range(0, 25),
  protein: range(90, 130),
}
const recipe = (slug: string, meals: Meal[], more: Partial<JudgedRecipe> = {}): JudgedRecipe => ({
  id: slug,
  slug,
  meals,
  prepMinutes: 10,
  cookMinutes: 10,
  free: ['vegetarian'],
  contains: [],
  servings: 1,
  ingredients: [{ food: { id: 'spinach', name: 'spinach' }, grams: 300 }],
  perServing: { calories: 500, fat: 40, netCarbs: 5, protein: 30 },
  ...more,
})
const many = (meal: Meal) => Array.from({ length: 14 }, (_, at) => recipe(`${meal} ${at}`, [meal]))
const forbidden = {
  meat: recipe('meat', ['dinner'], { contains: ['red meat'] }),
  nuts: recipe('nuts', ['dinner'], { free: [] }),
  leeks: recipe('leeks', ['dinner'], { ingredients: [{ food: { id: 'leek', name: 'Leek' }, grams: 300 }] }),
  avoided: recipe('avoided', ['dinner']),
  slow: recipe('slow', ['dinner'], { cookMinutes: 60 }),
}
const heavy = recipe('heavy', ['dinner'], {
  ingredients: [{ food: { id: 'stock', name: 'stock' }, grams: 600 }],
})
const recipes = [heavy, ...meals.flatMap(many), ...Object.values(forbidden)]
const named = (slug: string) => recipes.find((each) => each.slug === slug)!

const fresh = { skip: false, unique: 1, leftover: 0, variety: 1, time: 0 }
const personWith = (schedules: AskedFlat['schedules'] = {}): Eater => ({
  ranges,
  avoidedRecipes: ['avoided'],
  flat: {
    allergen: [10],
    intolerance: [1],
    avoidedIngredients: [{ name: 'leek' }],
    schedules: {
      breakfast: fresh,
      lunch: fresh,
      dinner: { ...fresh, time: 30 },
      dessert: { unique: 0 },
      ...schedules,
    },
  },
})
/** Fourteen recipes of each meal, one after the other. */
const plan = (): Item[][] =>
  Array.from({ length: 28 }, (_, day) =>
    (['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({
      meal,
      recipe: named(`${meal} ${day % 14}`),
      servings: 1,
    })),
  )
const changed = (day: number, meal: Meal, change: Partial<Item>) => {
  const days = plan()
  days[day] = days[day]!.map((item) => (item.meal === meal ? { ...item, ...change } : item))
  return days
}
const dessert = (number: number): Item => ({
  meal: 'dessert',
  recipe: named(`dessert ${number}`),
  servings: 0.5,
})
const check = (days: Plan, person = personWith()) => checkPlan(days, person, recipes)

describe('the check of a finished plan', () => {
  it('finds nothing in a plan that keeps the rules', () => {
    const { hard, gapViolations, orphans, staleLeftovers, isSameEnough, areLeftoversAsAsked } = check(plan())
    assert.deepEqual(
      { hard, gapViolations, orphans, staleLeftovers },
      { hard: [], gapViolations: 0, orphans: 0, staleLeftovers: 0 },
    )
    assert.ok(isSameEnough && areLeftoversAsAsked)
  })

  const broken: [what: string, days: Plan, said: RegExp][] = [
    ['a missing slot', plan().with(3, plan()[3]!.slice(1)), /day 4: 0 × breakfast/],
    ['a slot nobody asked for', plan().with(3, [...plan()[3]!, dessert(1)]), /day 4: 1 × dessert/],
    ['a missing week', plan().slice(7), /21 days/],
    ['an allergen', changed(3, 'dinner', { recipe: forbidden.nuts }), /code 10/],
    ['an intolerance', changed(3, 'dinner', { recipe: forbidden.meat }), /code 1$/],
    ['an avoided food', changed(3, 'dinner', { recipe: forbidden.leeks }), /avoided food/],
    ['an avoided recipe', changed(3, 'dinner', { recipe: forbidden.avoided }), /avoided recipe/],
    ['another category', changed(3, 'dinner', { recipe: named('lunch 13') }), /category/],
    ['too long a time', changed(3, 'dinner', { recipe: forbidden.slow }), /too long/],
    ['a serving off the grid', changed(3, 'dinner', { servings: 1.1 }), /served 1.1 times/],
    ['a serving beyond the most', changed(3, 'dinner', { servings: 2.75 }), /served 2.75 times/],
    ['a plate of more than 750 g', changed(3, 'dinner', { recipe: heavy, servings: 1.5 }), /share/],
    ["a serving beyond the meal's share", changed(3, 'breakfast', { servings: 1.5 }), /share/],
    [
      'a leftover of another dish',
      changed(3, 'dinner', { parent: { day: 2, meal: 'dinner' } }),
      /another dish/,
    ],
  ]
  for (const [what, days, said] of broken)
    it(`finds ${what}`, () => {
      assert.match(check(days).hard.join('; '), said)
    })

  it('finds figures that are not recipe times serving', () => {
    const days = plan()
    const totals = days.map(totalsOf).with(5, { ...totalsOf(days[5]!), protein: 91 })
    assert.deepEqual(checkPlan(days, personWith(), recipes, totals).hard.length, 1)
  })

  it('finds a recipe cooked again within the week, but not a week later', () => {
    assert.equal(check(changed(6, 'dinner', { recipe: named('dinner 0') })).gapViolations, 1)
    assert.equal(check(changed(7, 'dinner', { recipe: named('dinner 0') })).gapViolations, 0)
  })

  it('lets a meal that is to be mostly the same repeat, and wants half of each week the same', () => {
    const person = personWith({ breakfast: { ...fresh, variety: 2 } })
    const same = plan().map((items, day) =>
      items.map((item) =>
        item.meal === 'breakfast' && day % 7 < 4 ? { ...item, recipe: named('breakfast 1') } : item,
      ),
    )
    assert.equal(check(same, person).isSameEnough, true)
    assert.equal(check(same, person).gapViolations, 0)
    assert.equal(check(plan(), person).isSameEnough, false)
  })

  it('finds leftovers of nothing, too old, and of another week', () => {
    const fed = (day: number, from: number) =>
      changed(day, 'lunch', { recipe: named(`dinner ${from % 14}`), parent: { day: from, meal: 'dinner' } })
    const { orphans, staleLeftovers, hard } = check(fed(3, 0))
    assert.deepEqual({ orphans, staleLeftovers, hard }, { orphans: 0, staleLeftovers: 0, hard: [] })
    assert.equal(check(fed(4, 0)).staleLeftovers, 1)
    assert.equal(check(fed(7, 6)).staleLeftovers, 1)
    assert.equal(check(changed(3, 'lunch', { parent: { day: 2, meal: 'dinner' } })).orphans, 1)
    assert.equal(check(fed(3, 0)).areLeftoversAsAsked, false)
  })

  it('wants one or two desserts a week, two of them apart', () => {
    const person = personWith({ dessert: { unique: 1 } })
    const withDessert = (...days: number[]) =>
      plan().map((items, day) => {
        return days.includes(day % 7) ? [...items, dessert(day % 14)] : items
      })
    const faults = (...days: number[]) => check(withDessert(...days), person).hard.length
    assert.deepEqual([faults(1), faults(1, 4), faults(1, 2), faults(0, 2, 4), faults()], [0, 0, 4, 4, 4])
  })
})
