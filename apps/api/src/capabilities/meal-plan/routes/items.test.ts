import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  drawnPerson,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

function recipeFor(meal: Meal, holds: (recipe: Recipe) => boolean = () => true): string {
  const found = app.context.recipes.corpus.recipes.find((recipe) => recipe.meals[0] === meal && holds(recipe))
  if (!found) throw new Error(`No such recipe for ${meal}`)
  return found.id
}

async function expectRefusal(
  owner: PlanOwner,
  method: string,
  path: string,
  sentence: RegExp,
  body?: object,
) {
  const before = await owner.read()
  const refused = await owner.call(method, path, body)
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/change-refused'])
  expect(refused.body.detail).toMatch(sentence)
  expect(await owner.read()).toEqual(before)
}

const fill = (owner: PlanOwner, day: number, category: Meal, item = recipeFor(category)) =>
  owner.change('POST', `${dayPath(owner.plan, day)}/items`, { category, item })

describe('choosing a recipe', () => {
  it('[ITEM-2] fills an open slot, on the grid of servings', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const recipe = recipeFor('lunch')
    const filled = await fill(owner, 2, 'lunch', recipe)
    const item = itemOf(filled, 2, 'lunch')
    expect(item).toMatchObject({
      type: 'normal',
      value: { id: recipe },
      serving: { minimum: 0.5 },
      locked: false,
    })
    expect((item.serving?.value ?? 0) % 0.25).toBe(0)
    expect(item.id).toBe(itemOf(owner.plan, 2, 'lunch').id)
  })

  it('[RCP-4] takes the serving that suits the day: no step more or less would bring it into range', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    for (const meal of ['breakfast', 'lunch', 'dinner'] as const) await fill(owner, 1, meal)
    const path = itemPath(owner.plan, 1, 'lunch')
    // Chosen by hand: a step that leaves lunch less than its share of the day could, and with none of these does.
    const lunches = app.context.recipes.corpus.recipes
      .filter(({ meals }) => meals[0] === 'lunch')
      .slice(1, 17)
    const servings = new Set<string>()
    let steps = 0
    for (const { id } of lunches) {
      const plan = await owner.change('POST', `${path}/replace`, { replacement: id })
      servings.add(
        dayOf(plan, 1)
          .items.map(({ serving }) => serving?.value ?? 0)
          .join(),
      )
      if (dayOf(plan, 1).fit.inRange) continue
      for (const method of ['POST', 'DELETE']) {
        const { status, body } = await owner.call(method, `${path}/serving/1`)
        if (status !== 200) continue
        steps += 1
        expect(dayOf(body, 1).fit.inRange).toBe(false)
        await owner.change(method === 'POST' ? 'DELETE' : 'POST', `${path}/serving/1`)
      }
    }
    expect(servings.size).toBeGreaterThan(1)
    expect(steps).toBeGreaterThan(10)
  })

  it('[ITEM-2] keeps the serving of what is locked', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    for (const meal of ['breakfast', 'dinner'] as const)
      await owner.change('POST', `${itemPath(owner.plan, 1, meal)}/lock`)
    const before = await owner.read()
    const after = await owner.change('POST', `${itemPath(owner.plan, 1, 'lunch')}/replace`, {
      replacement: recipeFor('lunch'),
    })
    for (const meal of ['breakfast', 'dinner'] as const)
      expect(itemOf(after, 1, meal)).toEqual(itemOf(before, 1, meal))
  })

  it('may take longer than the time that was set', async () => {
    const owner = await buildPlanOwner(app, {
      ...drawnPerson,
      schedules: { ...drawnPerson.schedules, lunch: { ...drawnPerson.schedules.lunch, time: 30 } },
    })
    const slow = recipeFor('lunch', ({ prepMinutes, cookMinutes }) => prepMinutes + cookMinutes > 45)
    const replaced = await owner.change('POST', `${itemPath(owner.plan, 1, 'lunch')}/replace`, {
      replacement: slow,
    })
    expect(itemOf(replaced, 1, 'lunch').value?.id).toBe(slow)
  })

  it('[PLAN-2] never takes what is forbidden, by whatever it is', async () => {
    const owner = await buildPlanOwner(app, {
      ...ownPerson,
      allergen: [24],
      intolerance: [3],
      avoidedIngredients: [{ name: 'celery' }],
    })
    const avoided = recipeFor('dinner')
    await owner.change('POST', '/interaction', { recipe: avoided, interactionType: 'avoid' })
    const isOkBut = ({ free, contains, ingredients }: Recipe, what: 'nuts' | 'pork' | 'celery') =>
      free.includes('nut-free') === (what !== 'nuts') &&
      contains.includes('pork') === (what === 'pork') &&
      ingredients.some(({ food }) => food.name.toLowerCase() === 'celery') === (what === 'celery')
    const forbidden = [
      avoided,
      ...(['nuts', 'pork', 'celery'] as const).map((what) =>
        recipeFor('dinner', (one) => isOkBut(one, what)),
      ),
    ]
    const sentences = new Set<string>()
    for (const item of forbidden) {
      const refused = await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, {
        category: 'dinner',
        item,
      })
      expect([refused.status, refused.body.type]).toEqual([422, '/problems/forbidden-recipe'])
      sentences.add(refused.body.detail)
    }
    expect(sentences.size).toBe(4)
    expect(itemOf(await owner.read(), 1, 'dinner').type).toBe('empty')
  })

  it('[API-3] refuses what is no recipe, no meal, or no open slot', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await fill(owner, 1, 'lunch')
    const items = `${dayPath(owner.plan, 1)}/items`
    const lunch = recipeFor('lunch')
    expect((await owner.call('POST', items, { category: 'lunch', item: 'none-0' })).status).toBe(404)
    const odd = await owner.call('POST', items, { category: 'tea', item: 7 })
    expect([odd.status, odd.body.errors.length]).toEqual([400, 2])
    await expectRefusal(owner, 'POST', items, /Something is planned for lunch/, {
      category: 'lunch',
      item: lunch,
    })
    const open = `${itemPath(owner.plan, 1, 'dinner')}/replace`
    await expectRefusal(owner, 'POST', open, /Nothing is planned for dinner/, { replacement: lunch })
  })

  it('says where a day has no such meal', async () => {
    const person = {
      ...drawnPerson,
      schedules: { ...drawnPerson.schedules, dessert: { unique: 0 as const } },
    }
    const owner = await buildPlanOwner(app, person)
    const body = { category: 'dessert', item: recipeFor('dessert') }
    await expectRefusal(owner, 'POST', `${dayPath(owner.plan, 1)}/items`, /Day 1 has no dessert/, body)
  })
})

describe('an item', () => {
  it('[ITEM-5] drawn again is another that fits, fifty times over', async () => {
    const owner = await buildPlanOwner(app)
    const path = `${itemPath(owner.plan, 3, 'lunch')}/randomize`
    let before: MealPlan = owner.plan
    const seen = new Set<string>()
    for (let time = 0; time < 50; time++) {
      const after = await owner.change('POST', path)
      const id = itemOf(after, 3, 'lunch').value?.id ?? ''
      expect(id).not.toBe(itemOf(before, 3, 'lunch').value?.id)
      expect(dayOf(after, 3).fit.inRange).toBe(true)
      seen.add(id)
      before = after
    }
    expect(seen.size).toBeGreaterThan(15)
  })

  it('[ITEM-2] open is filled by "Suggested Recipe"', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const after = await owner.change('POST', `${itemPath(owner.plan, 5, 'breakfast')}/randomize`)
    expect(itemOf(after, 5, 'breakfast')).toMatchObject({ type: 'normal', category: 'breakfast' })
  })

  it('[PLAN-6] locked is not drawn again, and can be let go', async () => {
    const owner = await buildPlanOwner(app)
    const path = itemPath(owner.plan, 3, 'breakfast')
    expect(itemOf(await owner.change('POST', `${path}/lock`), 3, 'breakfast').locked).toBe(true)
    await expectRefusal(owner, 'POST', `${path}/randomize`, /You locked breakfast on day 3/)
    await owner.change('DELETE', `${path}/lock`)
    await owner.change('POST', `${path}/randomize`)
  })

  it('[LEFT-3] cleared frees its leftovers', async () => {
    const owner = await buildPlanOwner(app)
    const parent = itemsOf(owner.plan).find(({ type }) => type === 'leftoverParent')
    const day = owner.plan.templates[0]?.weeks
      .flatMap(({ days }) => days)
      .find(({ items }) => items.some(({ id }) => id === parent?.id))
    const path = `${dayPath(owner.plan, day?.dayNumber ?? 0)}/items/${parent?.id}`
    const cleared = await owner.change('DELETE', path)
    const fed = itemsOf(cleared).filter((item) => item.type === 'leftover' && item.parentId === parent?.id)
    expect(fed).toEqual([])
    expect(itemsOf(cleared).filter(({ type }) => type === 'empty').length).toBeGreaterThan(1)
    await owner.change('DELETE', path)
  })

  it('[ITEM-3] is skipped in a plan of one’s own, two a day at most and never dessert', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const path = (meal: Meal) => itemPath(owner.plan, 1, meal)
    await owner.change('POST', `${path('breakfast')}/skip`)
    const skipped = await owner.change('POST', `${path('lunch')}/skip`)
    expect(dayOf(skipped, 1)).toMatchObject({ totalMeals: 2 })
    await expectRefusal(owner, 'POST', `${path('dinner')}/skip`, /Day 1 must keep one meal/)
    await expectRefusal(owner, 'POST', `${path('dessert')}/skip`, /Dessert is optional/)
    expect(itemOf(await owner.change('DELETE', `${path('lunch')}/unskip`), 1, 'lunch').type).toBe('empty')
    expect(itemOf(await owner.change('DELETE', `${path('breakfast')}/skip`), 1, 'breakfast').type).toBe(
      'empty',
    )
    const drawn = await buildPlanOwner(app)
    const sentence = /Meals can be skipped in a plan you build yourself/
    await expectRefusal(drawn, 'POST', `${itemPath(drawn.plan, 1, 'lunch')}/skip`, sentence)
  })

  it('[ITEM-4] is served more and less in quarters, never below its minimum', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const before = itemOf(await fill(owner, 1, 'lunch'), 1, 'lunch').serving?.value ?? 0
    const path = `${itemPath(owner.plan, 1, 'lunch')}/serving`
    const more = await owner.change('POST', `${path}/2`)
    expect(itemOf(more, 1, 'lunch').serving?.value).toBe(before + 0.5)
    const less = await owner.change('DELETE', `${path}/1`)
    expect(itemOf(less, 1, 'lunch').serving?.value).toBe(before + 0.25)
    await expectRefusal(owner, 'DELETE', `${path}/14`, /A meal is at least ½ serving/)
    await expectRefusal(owner, 'POST', `${path}/14`, /A meal is at most 4 servings/)
    for (const steps of ['0', '15', '1.5', 'x']) {
      const refused = await owner.call('POST', `${path}/${steps}`)
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'n'])
    }
  })

  it('[API-1] [RCP-8] read by itself has the whole recipe, scaled to what is cooked', async () => {
    const owner = await buildPlanOwner(app, { ...drawnPerson, scaling: 2 })
    const parent = itemsOf(owner.plan).find((item) => item.type === 'leftoverParent')
    const at = daysWith(owner.plan, parent?.id ?? '')
    const { body } = await owner.call('GET', `${dayPath(owner.plan, at)}/items/${parent?.id}`)
    expect(body).toMatchObject({ id: parent?.id, type: 'leftoverParent', feeding: parent?.feeding })
    expect(body.value.scale).toBe(parent?.serving.scale)
    const recipe = app.context.recipes.corpus.recipe(body.value.id)
    const [first] = recipe?.ingredients ?? []
    expect(body.value.ingredients[0].gram).toBeCloseTo((first?.grams ?? 0) * body.value.scale, 3)
    expect(body.value.instructions).toHaveLength(recipe?.steps.length ?? 0)

    const open = await buildPlanOwner(app, ownPerson)
    const empty = await open.call('GET', itemPath(open.plan, 1, 'lunch'))
    expect(empty.body).toMatchObject({ type: 'empty', value: null, serving: null })
  })
})

const daysWith = (plan: MealPlan, itemId: string): number =>
  plan.templates
    .flatMap(({ weeks }) => weeks.flatMap(({ days }) => days))
    .find(({ items }) => items.some(({ id }) => id === itemId))?.dayNumber ?? 0

describe('leftovers', () => {
  const feed = (owner: PlanOwner, from: [number, Meal], to: [number, Meal]) => {
    const [day, meal] = to
    const { id } = itemOf(owner.plan, ...from)
    return `${dayPath(owner.plan, day)}/items/${id}/${meal}/leftover`
  }

  it('[LEFT-1] feed a later slot: both say so, and more is cooked', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const before = itemOf(await fill(owner, 1, 'dinner'), 1, 'dinner')
    const after = await owner.change('POST', feed(owner, [1, 'dinner'], [3, 'lunch']))
    const [parent, leftover] = [itemOf(after, 1, 'dinner'), itemOf(after, 3, 'lunch')]
    expect(leftover).toMatchObject({ type: 'leftover', parentId: parent.id, value: { id: parent.value?.id } })
    const eaten = (parent.serving?.value ?? 0) + (leftover.serving?.value ?? 0)
    expect(parent).toMatchObject({ type: 'leftoverParent', feeding: { total: eaten } })
    expect(parent.serving?.scale).toBeGreaterThan(before.serving?.scale ?? 0)
  })

  it('[LEFT-1] are refused where they can’t be', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await fill(owner, 2, 'dinner')
    await fill(owner, 3, 'dinner')
    const cases: [[number, Meal], RegExp][] = [
      [[1, 'lunch'], /Day 2 can only feed a later day/],
      [[6, 'lunch'], /keeps for 3 days/],
      [[8, 'lunch'], /eaten in the week they were cooked in/],
      [[3, 'dessert'], /A dessert can only be saved for a dessert/],
      [[3, 'dinner'], /Something is planned for dinner/],
    ]
    for (const [to, sentence] of cases)
      await expectRefusal(owner, 'POST', feed(owner, [2, 'dinner'], to), sentence)
    await expectRefusal(owner, 'POST', feed(owner, [1, 'lunch'], [2, 'lunch']), /Nothing is cooked for lunch/)
    await owner.change('POST', feed(owner, [2, 'dinner'], [3, 'lunch']))
    const [parent, leftover] = [itemPath(owner.plan, 2, 'dinner'), itemPath(owner.plan, 3, 'lunch')]
    await expectRefusal(owner, 'POST', `${parent}/skip`, /feeds a later meal/)
    await expectRefusal(owner, 'POST', `${leftover}/skip`, /You eat a leftover/)
  })
})

describe('what is not there', () => {
  it('[API-2] is 404, wherever in an address it stands', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const item = itemPath(owner.plan, 1, 'lunch')
    const parts = item.split('/')
    const wrong = parts.flatMap((_, at) =>
      at === 0 || at % 2 === 1 ? [] : [parts.with(at, 'nowhere').join('/')],
    )
    // Each part exists, but not inside the one before it.
    const elsewhere = item.replace(dayPath(owner.plan, 1), dayPath(owner.plan, 2))
    expect(wrong).toHaveLength(4)
    for (const path of [...wrong, elsewhere]) {
      expect((await owner.call('DELETE', path)).status).toBe(404)
      expect((await owner.call('GET', path)).status).toBe(404)
      expect((await owner.call('POST', `${path}/randomize`)).status).toBe(404)
    }
    expect((await owner.call('GET', templatePath(owner.plan).replace(/\w$/, '_'))).status).toBe(404)
  })
})
