import {
  buildRecipeWriter,
  editOf,
  faultsOf,
  leekPieText,
} from '@butterleaf/testing/own-recipes/recipe-writer'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const cook = () => buildRecipeWriter(app)

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['no recipe', { text: 'Dear Ann, how are you?' }, 'text'],
    ['300 lines', { text: `Ingredients\n${'- 1 egg\n'.repeat(300)}` }, 'text'],
    ['nothing', {}, 'text'],
  ])('[OWN-1] [API-3] %s is refused, and nothing is stored', async (_what, body, field) => {
    const { send } = await cook()
    const answer = await send('POST', '/text', body)
    expect([answer.status, faultsOf(answer)]).toEqual([400, [field]])
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
      expect([answer.status, faultsOf(answer)]).toEqual([400, [field]])
      expect((await send('GET', `/${recipe.id}`)).body).toEqual(recipe)
    },
  )

  it('[HELD-1] breaks and marks of direction in words of one line don’t stay, pasted or saved', async () => {
    const { add, send } = await cook()
    const nasty = '\u202Eeip\r\nkeeL\u0007\u2069'
    const recipe = await add(
      leekPieText.replace('Leek pie', '\u202ELeek pie\u2066').replace('100 g butter', '100 g \u202Ebutter'),
    )
    expect([recipe.title, recipe.lines[1]?.words]).toEqual(['Leek pie', '100 g butter'])
    const [line, ...lines] = editOf(recipe).lines
    const edit = { title: nasty, lines: [{ ...line, words: nasty, group: nasty, note: nasty }, ...lines] }
    const steps = ['Bake.\r\n\u202EServe.']
    const saved = await send('PUT', `/${recipe.id}`, { ...editOf(recipe), ...edit, steps })
    const clean = 'eip keeL '
    expect(saved.body).toMatchObject({ title: clean, steps: ['Bake.\nServe.'] })
    expect(saved.body.lines[0]).toMatchObject({ words: clean, group: clean, note: clean })
  })

  it('[OWN-1] markup in a title is words', async () => {
    const { add } = await cook()
    expect((await add(leekPieText.replace('Leek pie', 'Leek <script>alert(1)</script>'))).title).toBe(
      'Leek <script>alert(1)</script>',
    )
  })
})
