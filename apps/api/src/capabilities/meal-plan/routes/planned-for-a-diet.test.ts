import { everybodysAim } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'
import { middleOf } from '@butterleaf/domain/nutrition/ranges'
import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  drawnPerson,
  itemOf,
  itemPath,
  itemsOf,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('[PLAN-2] a vegetarian without nuts meets neither meat nor nut in 28 days and 50 random draws', async () => {
  const owner = await buildPlanOwner(app, { ...drawnPerson, allergen: [10, 24] })
  const seen = new Set(itemsOf(owner.plan).flatMap(({ value }) => value?.id ?? []))
  const meals = ['breakfast', 'lunch', 'dinner'] as const
  for (let time = 0; time < 50; time++) {
    const day = (time % 28) + 1
    const meal = meals[time % 3] ?? 'lunch'
    const way = [
      itemPath(owner.plan, day, meal),
      dayPath(owner.plan, day),
      weekPath(owner.plan, (time % 4) + 1),
    ]
    const plan = await owner.change('POST', `${way[time % 10 === 9 ? 2 : time % 2]}/randomize`)
    for (const { value } of itemsOf(plan)) if (value) seen.add(value.id)
    expect(itemOf(plan, day, meal).value).not.toBeNull()
  }
  const recipes = [...seen].map((id) => app.context.recipes.corpus.recipe(id))
  expect(recipes.length).toBeGreaterThan(60)
  for (const recipe of recipes) {
    expect(recipe?.free).toEqual(expect.arrayContaining(['vegetarian', 'nut-free']))
    expect(recipe?.contains.filter((exclusion) => exclusion !== 'eggs')).toEqual([])
  }
})

it('[CON-9] a kitchen without oven and blender meets no dish that needs one: planned, drawn, offered or chosen by hand', async () => {
  const { corpus } = app.context.recipes
  const needs = (id: string) => corpus.recipe(id)?.needs ?? []
  const lacking = ['oven', 'broiler', 'blender'] as const
  const isUnusable = (id: string) => lacking.some((piece) => needs(id).includes(piece))
  const owner = await buildPlanOwner(app, { ...drawnPerson, lacksEquipment: ['oven', 'blender'] })
  expect(owner.plan.resources.preferences.lacksEquipment).toEqual(['oven', 'blender'])
  const seen = new Set(itemsOf(owner.plan).flatMap(({ value }) => value?.id ?? []))
  for (const way of [itemPath(owner.plan, 2, 'dinner'), dayPath(owner.plan, 3), weekPath(owner.plan, 2)]) {
    const plan = await owner.change('POST', `${way}/randomize`)
    for (const { value } of itemsOf(plan)) if (value) seen.add(value.id)
  }
  expect(seen.size).toBeGreaterThan(30)
  expect([...seen].filter(isUnusable)).toEqual([])

  const { body: page } = await owner.call('GET', `/recipes?q=${encodeURIComponent('{}')}`)
  const pages = Array.from({ length: page.query.pageTotal }, (_, at) => at + 1)
  const answers = await Promise.all(
    pages.map((at) => owner.call('GET', `/recipes?q=${encodeURIComponent(JSON.stringify({ page: at }))}`)),
  )
  const offered: string[] = answers.flatMap(({ body }) => body.results.map(({ id }: { id: string }) => id))
  const usable = corpus.recipes.filter(({ id, meals }) => meals.length > 0 && !isUnusable(id))
  expect(offered.sort()).toEqual(usable.map(({ id }) => id).sort())

  const [baked] = corpus.recipes.filter(
    ({ id, meals }) => meals.includes('dinner') && needs(id).includes('oven'),
  )
  const dinner = itemPath(owner.plan, 5, 'dinner')
  const refused = await owner.call('POST', `${dinner}/replace`, { replacement: baked?.id })
  expect([refused.status, refused.body.type, refused.body.detail]).toEqual([
    422,
    '/problems/forbidden-recipe',
    'This recipe needs equipment that your kitchen lacks.',
  ])
})

it('[PLAN-4] what is drawn follows from the stored seed', async () => {
  const owner = await buildPlanOwner(app)
  const { seed } = await app.database.db
    .selectFrom('plan_templates')
    .select('seed')
    .where('template_id', '=', owner.plan.templates[0]?.id ?? '')
    .executeTakeFirstOrThrow()
  const { preferences, profile } = owner.plan.resources
  const { net_carbs: netCarbs, ...ranges } = profile.nutrition
  const meal = { isSkipped: false, mostMinutes: 0, leftovers: 'none', variety: 'varied' } as const
  const drawn = await app.context.planner.draw({
    own: [],
    avoidances: noAvoidances,
    liked: [],
    palate: { likedCuisines: [], dislikedCuisines: [], adventure: 'familiar', eatsMeatOrFish: true },
    wishes: {
      breakfast: { ...meal, takenFrom: ['breakfast'] },
      lunch: { ...meal, takenFrom: ['lunch'] },
      dinner: { ...meal, leftovers: 'some', mostMinutes: 60, takenFrom: ['dinner'] },
      dessert: { ...meal, takenFrom: ['dessert'] },
    },
    startsOn: 'monday',
    ranges: { ...ranges, netCarbs },
    aim: everybodysAim(middleOf(ranges.calories)),
    people: preferences.scaling,
    prefersCheap: false,
    kept: [],
    seed,
    explain: true,
  })
  const ids = 'days' in drawn ? drawn.days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId)) : []
  expect(itemsOf(owner.plan).flatMap(({ value }) => value?.id ?? [])).toEqual(ids)
})
