import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { FetchRefusal } from '@butterleaf/cookbook/import/fetch-refusal'
import {
  buildRecipeWriter,
  faultsOf,
  leekPieText,
  ownRecipePath,
} from '@butterleaf/testing/own-recipes/recipe-writer'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const cook = () => buildRecipeWriter(app)

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
    expect([again.status, faultsOf(again), fetched]).toEqual([409, ['link'], 1])
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
    expect([empty, gone, none].map((answer) => [answer.status, faultsOf(answer)])).toEqual(
      Array.from({ length: 3 }, () => [400, ['link']]),
    )
    expect((await send('GET', '')).body.total).toBe(0)
  })

  it('[HELD-1] an address inside the network is refused as one that doesn’t exist', async () => {
    const { send } = await cook()
    const words: string[] = []
    for (const reason of ['not-public', 'no-answer'] as const) {
      app.context.pages.read = async () => {
        throw new FetchRefusal(reason, 'For an editor.')
      }
      const { status, body } = await send('POST', '/link', { link: 'https://router.home/' })
      expect([status, body.errors]).toEqual([400, [{ field: 'link', message: body.detail }]])
      words.push(body.detail)
    }
    expect(new Set(words).size).toBe(1)
  })

  it('[OWN-6] 20 links an hour are read', async () => {
    const { send } = await cook()
    for (let tried = 0; tried < 20; tried += 1) await send('POST', '/link', { link: 'http://[' })
    expect((await send('POST', '/link', { link: 'http://[' })).status).toBe(429)
    expect((await send('POST', '/text', { text: leekPieText })).status).toBe(201)
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
    expect([picture.status, faultsOf(picture)]).toEqual([400, ['base64']])
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
      const answer = await fetch(`${app.origin}${ownRecipePath}/${recipe.id}/${kind}`, {
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
