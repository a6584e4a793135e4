import { copyAsOwn } from '@butterleaf/cookbook/own/copy-recipe'
import { kitchenWarningsOf } from '@butterleaf/cookbook/own/kitchen-warnings'
import { buildRecipeWriter, editOf, leekPieText } from '@butterleaf/testing/own-recipes/recipe-writer'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownKitchenOf } from '#platform/recipes/own/own-foods-of-server.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const cook = () => buildRecipeWriter(app)
const doubtful = leekPieText.replace('- 300 g leeks', '- leeks')

describe('a recipe from text', () => {
  it('[OWN-1] [OWN-2] is read, matched and kept, with its source', async () => {
    const { add, send } = await cook()
    const recipe = await add()
    expect(recipe).toMatchObject({
      title: 'Leek pie',
      servings: 4,
      missing: 0,
      isWhole: true,
      mayBePlanned: true,
    })
    expect(recipe.lines.map(({ words, food, grams, how }) => [words, food?.id, grams, how])).toEqual([
      ['200 g flour', 'wheat-flour', 200, 'exact'],
      ['100 g butter', 'butter', 100, 'exact'],
      ['3 eggs', 'egg', 150, 'exact'],
      ['300 g leeks', 'leek', 300, 'exact'],
    ])
    expect(recipe.source).toEqual({ link: null, text: leekPieText, recipeId: null })
    expect((await send('GET', '')).body).toMatchObject({ total: 1, page: 1, pageTotal: 1, most: 500 })
  })

  it('[OWN-2] without a line it is not whole: nothing is counted as 0, and it may not be planned', async () => {
    const { add } = await cook()
    const recipe = await add(doubtful)
    expect(recipe).toMatchObject({
      missing: 1,
      lineCount: 4,
      isWhole: false,
      mayBePlanned: false,
      image: null,
    })
    expect(recipe.lines[3]).toMatchObject({ grams: null, figures: null, how: 'near' })
  })

  it('[OWN-2] a correction settles a line, and is remembered for this person alone', async () => {
    const [writer, other] = [await cook(), await cook()]
    const recipe = await writer.add(doubtful)
    const edit = editOf(recipe)
    edit.lines[3] = { ...edit.lines[3]!, grams: 320 }
    const saved = await writer.send('PUT', `/${recipe.id}`, edit)
    expect([saved.status, saved.body]).toMatchObject([200, { missing: 0, isWhole: true, mayBePlanned: true }])
    expect(saved.body.lines[3]).toMatchObject({ grams: 320, how: 'exact', doubt: null })
    expect((await writer.add(doubtful)).lines[3]).toMatchObject({ grams: 320, how: 'exact' })
    expect((await other.add(doubtful)).lines[3]).toMatchObject({ grams: null })
  })

  it('[OWN-2] [HELD-4] says which amounts were guessed, until the person says how much', async () => {
    const { add, send } = await cook()
    const recipe = await add(leekPieText.replace('100 g butter', 'a knob of butter'))
    const estimated = ({ lines }: typeof recipe) => lines.map((line) => line.isAmountEstimated)
    expect(estimated(recipe)).toEqual([false, true, false, false])
    const edit = editOf(recipe)
    expect(estimated((await send('PUT', `/${recipe.id}`, edit)).body)).toEqual([false, true, false, false])
    edit.lines[1] = { ...edit.lines[1]!, grams: 40 }
    expect(estimated((await send('PUT', `/${recipe.id}`, edit)).body)).toEqual([false, false, false, false])
    const again = await add(leekPieText.replace('100 g butter', 'a knob of butter'))
    expect(again.lines[1]).toMatchObject({ grams: 40, isAmountEstimated: false })
  })

  it('[OWN-2] [HELD-4] names a language that isn’t read, also after an edit, and reads the others', async () => {
    const { add, send } = await cook()
    const dutch = await add(
      'Preitaart\n\n- 200 g boter\n- 2 eieren\n\nDoe het deeg met de prei in de oven tot het goed is.',
    )
    expect(dutch.unreadLanguage).toBe('Dutch')
    const saved = await send('PUT', `/${dutch.id}`, { ...editOf(dutch), servings: 4 })
    expect(saved.body).toMatchObject({ servings: 4, unreadLanguage: 'Dutch' })
    const german = await add(
      'Lauchkuchen (4 Portionen)\n\nZutaten\n- 4 Eier\n- 2 EL Olivenöl\n\nZubereitung\nBacken.',
    )
    expect(german).toMatchObject({ servings: 4, missing: 0, isWhole: true, unreadLanguage: null })
    expect(german.lines.map(({ words, food, grams }) => [words, food?.id, grams])).toEqual([
      ['4 Eier', 'egg', 200],
      ['2 EL Olivenöl', 'olive-oil', 27],
    ])
  })

  it('[OWN-2] a food that was picked once is picked for the next amount of it', async () => {
    const { add, send } = await cook()
    const recipe = await add(leekPieText.replace('300 g leeks', '300 g zorble'))
    expect(recipe.lines[3]).toMatchObject({ how: 'unknown', food: null })
    const edit = editOf(recipe)
    edit.lines[3] = { ...edit.lines[3]!, food: { kind: 'cookbook', id: 'leek', name: 'leek' }, grams: 300 }
    expect((await send('PUT', `/${recipe.id}`, edit)).status).toBe(200)
    const next = await add(leekPieText.replace('300 g leeks', '120 g zorble'))
    expect(next.lines[3]).toMatchObject({ food: { id: 'leek' }, grams: 120, how: 'exact' })
  })

  it('[OWN-3] ordinary foods have keto ones beside them, with fewer net carbs and the change of the method', async () => {
    const { add, send } = await cook()
    const recipe = await add()
    const [swap] = recipe.lines[0]!.swaps
    expect(swap).toMatchObject({
      food: { id: 'almond-flour' },
      grams: 180,
      method: expect.stringContaining('gluten'),
    })
    const edit = editOf(recipe)
    edit.lines[0] = { ...edit.lines[0]!, food: swap!.food, grams: swap!.grams, note: swap!.method }
    const { body } = await send('PUT', `/${recipe.id}`, edit)
    const fewer = recipe.perServing!.net_carbs - body.perServing.net_carbs
    expect(fewer).toBeGreaterThan(20)
    expect(Math.abs(fewer - swap!.netCarbsLess)).toBeLessThan(0.2)
    expect((await add()).lines[0]!.food?.id).toBe('wheat-flour')
  })
})

describe('what would go wrong at the stove', () => {
  const overloaded = `Pork chops

Serves 8

Ingredients
- 8 boneless pork chops
- 2 zorbles

Method
Heat a 12-inch skillet.
Brown the chops for 4 minutes a side.`
  const load = {
    ...{ kind: 'load', stepIndex: 1 },
    text: 'Eight boneless pork chops don’t fit a 30 cm (12 in) pan at once: brown them in two batches, each with its own minutes.',
  }

  it('[ED-4] [OWN-2] is told by step as soon as the recipe is read, also of lines that are known beside an unknown one', async () => {
    const recipe = await (await cook()).add(overloaded)
    expect(recipe).toMatchObject({ isWhole: false, warnings: [load] })
  })

  it('[ED-4] [OWN-4] never stops an edit, goes once the words are changed, and is shown with the recipe at its scale', async () => {
    const { add, send, token } = await cook()
    const recipe = await add(overloaded.replace('- 2 zorbles\n', ''))
    const saved = await send('PUT', `/${recipe.id}`, { ...editOf(recipe), title: 'My chops' })
    expect([saved.status, saved.body]).toMatchObject([200, { title: 'My chops', warnings: [load] }])
    const shown = async (query = '') =>
      (await app.request('GET', `/api/recipes/${recipe.id}${query}`, { token })).body.warnings
    expect([await shown(), await shown('?scale=0.5')]).toEqual([[load], []])
    const steps = ['Heat a 12-inch skillet.', 'Brown the chops in two batches, 4 minutes a side.']
    const mended = await send('PUT', `/${recipe.id}`, { ...editOf(recipe), steps })
    expect([mended.body.warnings, await shown()]).toEqual([[], undefined])
  })

  it('[ED-4] [OWN-4] isn’t told of ours, nor of an own version of one', async () => {
    const { send } = await cook()
    const { corpus } = app.context.recipes
    const { foods } = ownKitchenOf(corpus)
    const sample = corpus.recipes.filter((_, at) => at % 20 === 0)
    const warned = sample.filter((recipe) => kitchenWarningsOf(copyAsOwn(recipe, 'own-1'), foods).length > 0)
    expect(warned.map(({ slug }) => slug)).toEqual([])
    const { body } = await send('POST', '/copy', { recipeId: sample[0]!.id })
    expect(body.warnings).toEqual([])
  })
})

describe('an own version of one of ours', () => {
  it('[OWN-4] begins with its lines, known to the gram, and its figures', async () => {
    const { send } = await cook()
    const [ours] = app.context.recipes.corpus.recipes
    const { status, body } = await send('POST', '/copy', { recipeId: ours!.id })
    expect([status, body.title, body.isWhole, body.mayBePlanned]).toEqual([201, ours!.title, true, true])
    expect(body.source.recipeId).toBe(ours!.id)
    expect((await send('POST', '/copy', { recipeId: 'none' })).status).toBe(404)
  })
})

describe('a person’s recipes', () => {
  it('[OWN-6] [API-2] are theirs alone', async () => {
    const [writer, stranger] = [await cook(), await cook()]
    const recipe = await writer.add()
    const asked = [
      stranger.send('GET', `/${recipe.id}`),
      stranger.send('PUT', `/${recipe.id}`, editOf(recipe)),
      stranger.send('DELETE', `/${recipe.id}`),
      app.request('GET', `/api/recipes/${recipe.id}`, { token: stranger.token }),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await app.request('GET', `/api/recipes/${recipe.id}`, { token: writer.token })).body.title).toBe(
      'Leek pie',
    )
  })

  it('[OWN-4] has a drawing, which the address alone shows', async () => {
    const { add } = await cook()
    const { image } = await add()
    const answer = await fetch(`${app.origin}${image}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
  })

  it('[OWN-6] can be deleted', async () => {
    const { add, send, token } = await cook()
    const { id } = await add()
    expect((await send('DELETE', `/${id}`)).status).toBe(204)
    expect((await send('GET', `/${id}`)).status).toBe(404)
    expect((await app.request('GET', `/api/recipes/${id}`, { token })).status).toBe(404)
  })
})
