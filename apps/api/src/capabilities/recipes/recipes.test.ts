import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let token: string
let id: string

beforeAll(async () => {
  app = await startTestApp()
  token = (await signUp(app.origin)).accessToken
  id = app.context.recipes.corpus.recipes[100]!.id
})
afterAll(() => app.close())

const recipePath = (of: string) => `/api/recipes/${of}`
const imagePath = (of: string, size: string, edition?: string) =>
  `/api/recipes/${of}/image/${size}${edition === undefined ? '' : `?edition=${edition}`}`
const editionToday = () => app.context.recipes.corpus.recipe(id)!.edition

describe('GET /api/recipes/:id', () => {
  it('[API-1] answers with the whole recipe, as written', async () => {
    const { status, body } = await app.request('GET', recipePath(id), { token })
    const recipe = app.context.recipes.corpus.recipe(id)!
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, title: recipe.title, serving: recipe.servings, scale: 1 })
    expect(body.ingredients).toHaveLength(recipe.ingredients.length)
    expect(body.instructions).toHaveLength(recipe.steps.length)
  })

  it('[API-1] multiplies the amounts and leaves a serving a serving', async () => {
    const { body: once } = await app.request('GET', recipePath(id), { token })
    const { body: twice } = await app.request('GET', `${recipePath(id)}?scale=2`, { token })
    expect(twice.scale).toBe(2)
    expect(twice.nutrition).toEqual(once.nutrition)
    const grams = ({ ingredients }: { ingredients: { gram: number }[] }) =>
      ingredients.map(({ gram }) => gram)
    expect(grams(twice)).toEqual(grams(once).map((gram) => expect.closeTo(gram * 2, 2)))
  })

  it('an id from before ids stood in the files is the recipe as it is now', async () => {
    const { body } = await app.request('GET', recipePath(id.replace(/~.*/, '~0000000000')), { token })
    expect(body.id).toBe(id)
  })

  it('needs a token', async () => {
    expect((await app.request('GET', recipePath(id))).status).toBe(401)
  })

  it('[API-3] an unknown id is not found', async () => {
    const { status, body } = await app.request('GET', recipePath('nothing~aaaaaaaaaa'), { token })
    expect([status, body.type]).toEqual([404, '/problems/not-found'])
  })

  it.each(['0', '-1', 'two', '1e9', '101', ''])('[API-3] scale=%s is refused by name', async (scale) => {
    const { status, body } = await app.request('GET', `${recipePath(id)}?scale=${scale}`, { token })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['scale']])
  })
})

describe('GET /api/recipes/:id/image/:size', () => {
  it.each(['featured', 'small'])(
    '[RCP-9] gives anybody the %s picture, to be kept for good',
    async (size) => {
      const { status, headers, body } = await app.request('GET', imagePath(id, size, editionToday()))
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(body).toMatch(/^<svg /)
    },
  )

  it('opened by itself it runs and loads nothing', async () => {
    const { headers } = await app.request('GET', imagePath(id, 'featured'))
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is as the address on the recipe’s card says', async () => {
    const { body } = await app.request('GET', recipePath(id), { token })
    for (const size of ['small', 'featured'] as const) {
      expect(body.image[size]).toBe(imagePath(id, size, editionToday()))
      const { status, headers } = await app.request('GET', body.image[size])
      expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')])
    }
  })

  it('a client that has it already gets 304', async () => {
    const { headers } = await app.request('GET', imagePath(id, 'small'))
    const etag = headers.get('etag')!
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await app.request('GET', imagePath(id, 'small'), { headers: { 'if-none-match': known } })
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
    }
    const other = await app.request('GET', imagePath(id, 'featured'), { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })

  it.each([
    ['no edition', () => imagePath(id, 'small')],
    ['an earlier edition', () => imagePath(id, 'small', '0000000000')],
    ['an id from before ids stood in the files', () => imagePath(id.replace(/~.*/, '~0000000000'), 'small')],
  ])('under an address with %s it may change again', async (_words, path) => {
    const { status, headers, body } = await app.request('GET', path())
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
    expect(body).toBe((await app.request('GET', imagePath(id, 'small', editionToday()))).body)
  })

  it('[API-3] an edition that can’t be one is refused by name', async () => {
    const { status, body } = await app.request('GET', imagePath(id, 'small', 'x'.repeat(41)))
    expect([status, body.errors[0].field]).toEqual([400, 'edition'])
  })

  it('[API-3] an unknown recipe is not found, and not for good', async () => {
    const { status, headers } = await app.request('GET', imagePath('nothing', 'small'))
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('[API-3] an unknown size is refused by name', async () => {
    const { status, body } = await app.request('GET', imagePath(id, 'huge'))
    expect([status, body.errors[0].field]).toEqual([400, 'size'])
  })
})

describe('GET /api/recipes', () => {
  const titles = (body: { results: { title: string }[] }) => body.results.map(({ title }) => title)

  it('[API-1] pages through a hundred recipes without a token, each once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => app.request('GET', `/api/recipes?page=${page}`)),
    )
    expect(pages.map(({ body }) => body.results.length)).toEqual([24, 24, 24, 24, 4, 0])
    expect(pages[1]!.body.query).toEqual({ page: 2, pageTotal: 5, search: '' })
    expect(new Set(pages.flatMap(({ body }) => titles(body))).size).toBe(100)
  })

  it('[RCP-1] finds among them by text, and none beyond them', async () => {
    const { publicRecipes } = app.context.recipes.corpus
    const { title } = publicRecipes[30]!
    const { body } = await app.request('GET', `/api/recipes?search=${encodeURIComponent(title)}`)
    expect(titles(body)[0]).toBe(title)
    const known = new Set(publicRecipes.map(({ title }) => title))
    expect(titles(body).filter((title) => !known.has(title))).toEqual([])
  })

  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('[API-3] %s is refused by name', async (query, field) => {
    const { status, body } = await app.request('GET', `/api/recipes?${query}`)
    expect([status, body.errors[0].field]).toEqual([400, field])
  })
})
