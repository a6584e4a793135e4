import type { WireOwnRecipe, WireOwnRecipesCreated } from '@butterleaf/contract/own-recipes/calls'
import { FetchRefusal } from '@butterleaf/cookbook/import/fetch-refusal'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const path = '/api/own-recipes'
const pie = `Leek pie

Serves 4

Ingredients
- 200 g flour
- 100 g butter
- 3 eggs
- 300 g leeks

Method
Rub the butter into the flour.
Bake at 200 °C for 35 minutes.`
const doubtful = pie.replace('- 300 g leeks', '- leeks')

async function cook() {
  const { accessToken: token } = await signUp(app.origin)
  const send = (method: string, at: string, body?: unknown) =>
    app.request(method, `${path}${at}`, { token, body })
  const add = async (text = pie): Promise<WireOwnRecipe> => {
    const { status, body } = await send('POST', '/text', { text })
    expect(status).toBe(201)
    const [made] = (body as WireOwnRecipesCreated).recipes
    return (await send('GET', `/${made?.id}`)).body
  }
  return { token, send, add }
}

/** As the app sends it back: all that a person edits. */
const editOf = ({
  title,
  meal,
  servings,
  prepMinutes,
  cookMinutes,
  isPlanned,
  lines,
  steps,
}: WireOwnRecipe) => ({
  ...{ title, meal, servings, prepMinutes, cookMinutes, isPlanned, steps },
  lines: lines.map(({ words, group, food, grams, isToTaste, isOptional, note }) => ({
    ...{ words, group, food, grams, isToTaste, isOptional, note },
  })),
})

const faults = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field)

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
    expect(recipe.source).toEqual({ link: null, text: pie, recipeId: null })
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

  it('[OWN-2] a food that was picked once is picked for the next amount of it', async () => {
    const { add, send } = await cook()
    const recipe = await add(pie.replace('300 g leeks', '300 g zorble'))
    expect(recipe.lines[3]).toMatchObject({ how: 'unknown', food: null })
    const edit = editOf(recipe)
    edit.lines[3] = { ...edit.lines[3]!, food: { kind: 'cookbook', id: 'leek', name: 'leek' }, grams: 300 }
    expect((await send('PUT', `/${recipe.id}`, edit)).status).toBe(200)
    const next = await add(pie.replace('300 g leeks', '120 g zorble'))
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

describe('a recipe from a link', () => {
  const page = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'Recipe',
    name: 'Buttered leeks',
    recipeYield: '2',
    recipeIngredient: ['300 g leeks', '50 g butter'],
    recipeInstructions: 'Melt and stew.',
  })}</script>`

  it('[OWN-1] [OWN-6] is fetched once, and the same link is refused with the recipe’s title', async () => {
    const { send } = await cook()
    let fetched = 0
    app.context.pages.read = async (link) => {
      fetched += 1
      return { address: link, text: page }
    }
    const first = await send('POST', '/link', { link: 'cook.test/leeks#top' })
    expect([first.status, first.body.recipes[0].title]).toEqual([201, 'Buttered leeks'])
    const again = await send('POST', '/link', { link: 'https://cook.test/leeks' })
    expect([again.status, faults(again), fetched]).toEqual([409, ['link'], 1])
    expect(again.body.detail).toContain('Buttered leeks')
    expect((await send('GET', `/${first.body.recipes[0].id}`)).body.source.link).toBe(
      'https://cook.test/leeks',
    )
  })

  it('[OWN-1] a page without a recipe, one that can’t be fetched and no address are refused by field', async () => {
    const { send } = await cook()
    app.context.pages.read = async (link) => ({ address: link, text: '<h1>News</h1>' })
    const empty = await send('POST', '/link', { link: 'https://cook.test/news' })
    app.context.pages.read = async () => {
      throw new FetchRefusal('no-answer', 'https://cook.test/ answered 404.')
    }
    const gone = await send('POST', '/link', { link: 'https://cook.test/gone' })
    const none = await send('POST', '/link', { link: 'http://[' })
    expect([empty, gone, none].map((answer) => [answer.status, faults(answer)])).toEqual(
      Array.from({ length: 3 }, () => [400, ['link']]),
    )
    expect((await send('GET', '')).body.total).toBe(0)
  })

  it('[OWN-6] 20 links an hour are read', async () => {
    const { send } = await cook()
    for (let tried = 0; tried < 20; tried += 1) await send('POST', '/link', { link: 'http://[' })
    expect((await send('POST', '/link', { link: 'http://[' })).status).toBe(429)
    expect((await send('POST', '/text', { text: pie })).status).toBe(201)
  })
})

describe('a recipe from a file', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')

  it('[OWN-1] is read by its kind; a picture is refused by field', async () => {
    const { send } = await cook()
    const cooklang = await send('POST', '/file', {
      name: 'pan-leeks.cook',
      base64: base64('>> servings: 2\n\nMelt @butter{50%g} and stew @leeks{300%g}.'),
    })
    expect([cooklang.status, cooklang.body.recipes[0]]).toMatchObject([
      201,
      { title: 'pan leeks', isWhole: true },
    ])
    const picture = await send('POST', '/file', { name: 'a.jpg', base64: 'AAECAwQ=' })
    expect([picture.status, faults(picture)]).toEqual([400, ['base64']])
  })
})

describe('a recipe as a file', () => {
  it.each([
    ['json-ld', 'application/ld+json', 'leek-pie.jsonld'],
    ['cooklang', 'text/plain; charset=utf-8', 'leek-pie.cook'],
  ])(
    '[OWN-1] [OWN-4] leaves as %s, and comes back with the same foods and grams',
    async (kind, type, name) => {
      const { add, send, token } = await cook()
      const recipe = await add()
      const answer = await fetch(`${app.origin}${path}/${recipe.id}/${kind}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual([200, expect.stringContaining(type), `attachment; filename="${name}"`])
      const base64 = Buffer.from(await answer.arrayBuffer()).toString('base64')
      const added = await send('POST', '/file', { name, base64 })
      expect(added.status).toBe(201)
      const { body: back } = await send('GET', `/${added.body.recipes[0].id}`)
      const counted = ({ lines }: WireOwnRecipe) =>
        lines.map(({ food, grams }) => `${grams} ${food?.id}`).toSorted()
      expect([back.title, back.servings, counted(back)]).toEqual(['Leek pie', 4, counted(recipe)])
      const stranger = await cook()
      expect((await stranger.send('GET', `/${recipe.id}/${kind}`)).status).toBe(404)
    },
  )
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

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['no recipe', { text: 'Dear Ann, how are you?' }, 'text'],
    ['300 lines', { text: `Ingredients\n${'- 1 egg\n'.repeat(300)}` }, 'text'],
    ['nothing', {}, 'text'],
  ])('[OWN-1] [API-3] %s is refused, and nothing is stored', async (_what, body, field) => {
    const { send } = await cook()
    const answer = await send('POST', '/text', body)
    expect([answer.status, faults(answer)]).toEqual([400, [field]])
    expect((await send('GET', '')).body.total).toBe(0)
  })

  it.each<[string, object, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['a thousand servings', { servings: 1000 }, 'servings'],
    ['half a minute', { prepMinutes: 0.5 }, 'prepMinutes'],
    ['no lines', { lines: [] }, 'lines'],
    ['0 g', { lines: [{ words: 'salt', grams: 0 }] }, 'lines.0.grams'],
    [
      'a food that is not there',
      { lines: [{ words: 'x', food: { kind: 'table', id: '1', name: 'x' }, grams: 1 }] },
      'lines.0.food',
    ],
  ])(
    '[OWN-4] [API-3] an edit with %s is refused by field, and changes nothing',
    async (_what, change, field) => {
      const { add, send } = await cook()
      const recipe = await add()
      const answer = await send('PUT', `/${recipe.id}`, { ...editOf(recipe), ...change })
      expect([answer.status, faults(answer)]).toEqual([400, [field]])
      expect((await send('GET', `/${recipe.id}`)).body).toEqual(recipe)
    },
  )

  it('[OWN-1] markup in a title is words', async () => {
    const { add } = await cook()
    expect((await add(pie.replace('Leek pie', 'Leek <script>alert(1)</script>'))).title).toBe(
      'Leek <script>alert(1)</script>',
    )
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
