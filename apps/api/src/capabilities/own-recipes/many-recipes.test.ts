import { zipOf } from '@butterleaf/cookbook/testing/zip-of'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

function exportOf(count: number) {
  const files = Array.from({ length: count }, (_, at) => {
    const recipeIngredient = ['300 g leeks', '50 g butter', '2 tbsp olive oil', `${at + 1} eggs`]
    const recipe = { '@type': 'Recipe', name: `Leeks ${at + 1}`, recipeYield: '2', recipeIngredient }
    return [`${at}.json`, JSON.stringify(recipe)] as const
  })
  return { name: 'all.zip', base64: zipOf(Object.fromEntries(files)).toString('base64') }
}

it('[OWN-1] [OWN-6] a file of many recipes is read while others are answered, and listed in pages', async () => {
  const { accessToken: token } = await signUp(app.origin)
  let isRead = false
  const upload = app.request('POST', '/api/own-recipes/file', { token, body: exportOf(120) }).finally(() => {
    isRead = true
  })
  let answered = 0
  while (!isRead) {
    await app.request('GET', '/healthz')
    answered += 1
  }
  expect((await upload).body.recipes).toHaveLength(120)
  expect(answered).toBeGreaterThan(10)

  const page = async (number: number) =>
    (await app.request('GET', `/api/own-recipes?page=${number}`, { token })).body
  const pages = [await page(1), await page(2), await page(3)]
  expect(pages.map(({ recipes }) => recipes.length)).toEqual([50, 50, 20])
  const titles = pages.flatMap(({ recipes }) => recipes.map(({ title }: { title: string }) => title))
  expect(new Set(titles).size).toBe(120)
  expect(await page(1)).toEqual(pages[0])
})
