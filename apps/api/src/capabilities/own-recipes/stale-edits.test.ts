import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnRecipeContext, readOwnRecipe, saveOwnRecipe } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const text =
  'Leek stew\n\nServes 2\n\nIngredients\n- 300 g leeks\n- 50 g butter\n\nMethod\nStew for 10 minutes.'

async function cook() {
  const { accessToken: token } = await signUp(app.origin)
  const send = (method: string, at: string, body?: unknown) =>
    app.request(method, `/api/own-recipes${at}`, { token, body })
  const { body } = await send('POST', '/text', { text })
  const path = `/${body.recipes[0].id}`
  const read = async (): Promise<WireOwnRecipe> => (await send('GET', path)).body
  /** As the app sends it: the whole recipe, with the version that was seen. */
  const save = (seen: WireOwnRecipe, change: object) => send('PUT', path, { ...seen, ...change })
  return { token, path, read, save }
}

describe('two devices that edit one recipe', () => {
  it('[OWN-4] the second edit of one version is refused by name, and nothing of the first is lost', async () => {
    const { read, save } = await cook()
    const seen = await read()
    const first = await save(seen, { title: 'Leek stew of Monday' })
    expect([first.status, first.body.version === seen.version]).toEqual([200, false])
    const second = await save(seen, { title: 'Leek stew of Tuesday' })
    expect([second.status, second.body.errors?.[0]?.field]).toEqual([409, 'version'])
    expect(await read()).toEqual(first.body)
    expect((await save(first.body, { title: 'Leek stew of Tuesday' })).status).toBe(200)
  })

  it('[OWN-4] of edits of one version at the same time exactly one wins', async () => {
    const { read, save } = await cook()
    const seen = await read()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => save(seen, { title: `Stew number ${at}` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('[OWN-4] an edit is refused when another was saved after it was looked at and before its turn', async () => {
    const { path, read, save } = await cook()
    const seen = await read()
    const id = path.slice(1)
    const { db } = app.database
    const rows = db.selectFrom('own_recipes').select('user_id').where('recipe_id', '=', id)
    const { user_id: userId } = await rows.executeTakeFirstOrThrow()
    const first = { title: 'Leek stew of Monday' }
    const context: OwnRecipeContext = {
      reader: app.context.ownRecipeReader,
      ...app.context,
      findPlanned: async () => ({ openDays: [], isNamed: false }),
      // Its turn comes once the other edit is saved.
      queueChange: async (_user, change) => {
        expect((await save(seen, first)).status).toBe(200)
        return change()
      },
    }
    const edit = { ...(await readOwnRecipe(context, userId, id)), title: 'Leek stew of Tuesday' }
    const asker = { owner: userId, signal: new AbortController().signal }
    const late = saveOwnRecipe(context, asker, { id, edit, seenVersion: seen.version, evenIfPlanned: false })
    await expect(late).rejects.toMatchObject({ kind: 'conflict' })
    expect((await read()).title).toBe(first.title)
  })

  it('[OWN-4] a client that knows no versions saves as before, and a photo or a read makes no other version', async () => {
    const { token, path, read, save } = await cook()
    const seen = await read()
    expect((await save(seen, { title: 'Leek stew', version: undefined })).body.version).toBe(seen.version)
    expect((await save(seen, { title: 'Leek pot', version: undefined })).status).toBe(200)
    expect((await save(seen, { title: 'Leek pan', version: undefined })).body.title).toBe('Leek pan')
    const { version } = await read()
    await app.request('DELETE', `/api/own-recipes${path}/photo`, { token })
    expect((await read()).version).toBe(version)
  })
})
