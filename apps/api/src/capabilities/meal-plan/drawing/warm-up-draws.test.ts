import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { warmUpDraws } from './warm-up-draws.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('fills every slot of an invented plan', async () => {
  expect(await warmUpDraws(app.context.recipes.corpus)).toBe(28 * 4)
})
