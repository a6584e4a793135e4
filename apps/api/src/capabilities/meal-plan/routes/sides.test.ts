import type { BrowseAnswer, MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

/** A plan of one's own with one day drawn; its dinner stands alone. */
async function ownerWithDinner(): Promise<PlanOwner> {
  const owner = await buildPlanOwner(app, ownPerson)
  const plan = await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
  if (sidesOf(plan).length > 0)
    await owner.change('PUT', `${itemPath(plan, 1, 'dinner')}/sides`, { sides: [] })
  return { ...owner, plan: await owner.read() }
}

type FilledItem = Exclude<PlanItem, { value: null }>
const dinnerOf = (plan: MealPlan) => itemOf(plan, 1, 'dinner') as FilledItem
const sidesOf = (plan: MealPlan) => dinnerOf(plan).sides ?? []
const sidesPath = (plan: MealPlan) => `${itemPath(plan, 1, 'dinner')}/sides`

async function listSides({ call, plan }: PlanOwner): Promise<BrowseAnswer['results']> {
  const { status, body } = await call('GET', `${dayPath(plan, 1)}/items/dinner?kind=side`)
  expect(status).toBe(200)
  return body.results
}

const recipeOf = (id: string) => app.context.recipes.corpus.recipe(id) as Recipe
const caloriesOf = (plan: MealPlan) => dayOf(plan, 1).fit.actual.calories

describe('the sides of a plate', () => {
  it('[PLATE-3] are listed for a slot by how they suit the day, in the servings that they would have', async () => {
    const owner = await ownerWithDinner()
    const results = await listSides(owner)
    expect(results.length).toBeGreaterThan(5)
    expect(results.every(({ goesWith }) => goesWith?.includes('dinner'))).toBe(true)
    const [best] = results
    const plan = await owner.change('PUT', sidesPath(owner.plan), { sides: [{ recipe: best!.id }] })
    expect(sidesOf(plan)[0]).toMatchObject({ recipe: { id: best!.id }, serving: best!.serving })
    expect(dayOf(plan, 1).fit.actual).toEqual(best!.fit.actual)
  })

  it('[PLATE-3] are listed in the place of one that stands there, as the day is without it', async () => {
    const owner = await ownerWithDinner()
    const before = await listSides(owner)
    const [one, two] = before
    await owner.change('PUT', sidesPath(owner.plan), { sides: [{ recipe: one!.id }, { recipe: two!.id }] })
    const asked = `${dayPath(owner.plan, 1)}/items/dinner?kind=side&insteadOf=${encodeURIComponent(two!.id)}`
    const { body: instead } = await owner.call('GET', asked)
    const alone = await owner.change('PUT', sidesPath(owner.plan), {
      sides: [{ recipe: one!.id, serving: one!.serving.value }],
    })
    const beside = await listSides({ ...owner, plan: alone })
    const told = (results: BrowseAnswer['results']) => results.map(({ id, fit }) => [id, fit.actual.calories])
    expect(told(instead.results)).toEqual(told(beside))
  })

  it('[PLATE-3] count in the day, on the list and in the minutes; the main and its serving stay', async () => {
    const owner = await ownerWithDinner()
    const before = owner.plan
    const [one, two] = await listSides(owner)
    const sides = [
      { recipe: one!.id, serving: 1 },
      { recipe: two!.id, serving: 0.5 },
    ]
    const plan = await owner.change('PUT', sidesPath(before), { sides })
    const { value, serving, sides: standing } = dinnerOf(plan)
    expect([value.id, serving]).toEqual([dinnerOf(before).value.id, dinnerOf(before).serving])
    expect(standing).toMatchObject([
      { recipe: { id: one!.id }, serving: { value: 1, minimum: 0.5, scale: 1 / recipeOf(one!.id).servings } },
      { recipe: { id: two!.id }, serving: { value: 0.5 } },
    ])
    const added = recipeOf(one!.id).perServing.calories + 0.5 * recipeOf(two!.id).perServing.calories
    expect(Math.abs(caloriesOf(plan) - caloriesOf(before) - added)).toBeLessThanOrEqual(1)
    const { body: week } = await owner.call('GET', weekPath(plan, 1))
    const titles = JSON.stringify(week.shoppingList)
    expect(titles).toContain(recipeOf(one!.id).short ?? recipeOf(one!.id).title)
    const { body: view } = await owner.call('GET', itemPath(plan, 1, 'dinner'))
    expect(
      view.sides.map((side: { recipe: { id: string; ingredients: unknown[] } }) => side.recipe.id),
    ).toEqual(sides.map(({ recipe }) => recipe))
    expect(view.sides[0].recipe.ingredients.length).toBeGreaterThan(0)
  })

  it('[PLATE-3] [LIFE-8] come back with Undo, and stay beside another main', async () => {
    const owner = await ownerWithDinner()
    const [side] = await listSides(owner)
    const plan = await owner.change('PUT', sidesPath(owner.plan), { sides: [{ recipe: side!.id }] })
    const { body: history } = await owner.call('GET', '/changes')
    expect(history.changes[0]).toMatchObject({
      act: 'changeSides',
      slots: [{ category: 'dinner', before: {}, after: { sides: [{ title: recipeOf(side!.id).title }] } }],
    })
    const undone = await owner.change('POST', `/changes/${plan.version}/undo`)
    expect(sidesOf(undone)).toEqual([])
    const again = await owner.change('POST', `/changes/${undone.version}/undo`)
    expect(sidesOf(again)[0]?.recipe.id).toBe(side!.id)
    const other = app.context.recipes.corpus.recipes.find(
      ({ id, meals }) => meals[0] === 'dinner' && id !== dinnerOf(again).value.id,
    )
    const replaced = await owner.change('POST', `${itemPath(again, 1, 'dinner')}/replace`, {
      replacement: other!.id,
    })
    expect([dinnerOf(replaced).value.id, sidesOf(replaced)[0]?.recipe.id]).toEqual([other!.id, side!.id])
  })

  it('[PLATE-3] go with what the person avoids', async () => {
    const owner = await ownerWithDinner()
    const [side] = await listSides(owner)
    await owner.change('PUT', sidesPath(owner.plan), { sides: [{ recipe: side!.id }] })
    const plan = await owner.change('POST', '/rejections', { recipe: side!.id })
    expect(sidesOf(plan).map(({ recipe }) => recipe.id)).not.toContain(side!.id)
    expect(dinnerOf(plan).value.id).toBe(dinnerOf(owner.plan).value.id)
    const refused = await owner.call('PUT', sidesPath(plan), { sides: [{ recipe: side!.id }] })
    expect([refused.body.type, refused.body.errors]).toEqual([
      '/problems/forbidden-recipe',
      [{ field: 'sides.0.recipe', message: expect.any(String) }],
    ])
  })

  it('[PLATE-3] are refused by the field that is wrong', async () => {
    const owner = await ownerWithDinner()
    const [one, two, three] = await listSides(owner)
    const put = (sides: object[], meal: 'lunch' | 'dinner' | 'dessert' = 'dinner') =>
      owner.call('PUT', `${itemPath(owner.plan, 1, meal)}/sides`, { sides })
    const fieldOf = ({ body }: Awaited<ReturnType<typeof put>>) => [body.type, body.errors?.[0]?.field]
    const main = dinnerOf(owner.plan).value.id
    expect(fieldOf(await put([{ recipe: 'nothing' }]))).toEqual(['/problems/not-found', 'sides.0.recipe'])
    expect(fieldOf(await put([{ recipe: one!.id }, { recipe: main }]))).toEqual([
      '/problems/change-refused',
      'sides.1.recipe',
    ])
    const three_ = [one, two, three].map((side) => ({ recipe: side!.id }))
    expect(fieldOf(await put(three_))).toEqual(['/problems/change-refused', 'sides'])
    expect(fieldOf(await put([{ recipe: one!.id, serving: 0.3 }]))).toEqual([
      '/problems/change-refused',
      'sides',
    ])
    const empty = await owner.change('DELETE', itemPath(owner.plan, 1, 'lunch'))
    expect(itemOf(empty, 1, 'lunch').type).toBe('empty')
    expect(fieldOf(await put([{ recipe: one!.id }], 'lunch'))).toEqual(['/problems/change-refused', 'itemId'])
    const asMain = await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, {
      category: 'lunch',
      item: one!.id,
    })
    expect(asMain.body.type).toBe('/problems/change-refused')
  })

  it('[PLATE-3] [SHOP-6] are printed with their item and in the plan', async () => {
    const owner = await ownerWithDinner()
    const [side] = await listSides(owner)
    const plan = await owner.change('PUT', sidesPath(owner.plan), { sides: [{ recipe: side!.id }] })
    const printed = await owner.call('GET', `${itemPath(plan, 1, 'dinner')}/print`)
    expect(printed.status).toBe(200)
  })
})
