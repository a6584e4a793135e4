import { signIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDemo, demoPerson } from './add-demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

it('[OPS-1] a demo that can’t be made whole leaves nothing, so that the next start makes it', async () => {
  const draw = async () => {
    throw new Error('no planner today')
  }
  const context = { ...app.context, planner: { ...app.context.planner, draw } }
  await expect(addDemo(context)).rejects.toThrow('no planner today')
  expect(await app.database.db.selectFrom('idp_accounts').selectAll().execute()).toEqual([])
})

it('[OPS-1] the demo has a paid plan, half cooked, and is made once', async () => {
  const sentence = await addDemo(app.context)
  expect(await addDemo(app.context)).toBe(sentence)
  const { accessToken: token } = await signIn(app.origin, demoPerson)
  const { body: plan } = await app.request('GET', '/api/mealplan', { token })
  const [template] = plan.templates
  expect(template.weeks[0].state).toBe('complete')
  expect((await app.request('GET', '/api/subscription', { token })).body.access).toBe('active')
})

it('[OPS-1] an account whose password everybody knows is not made in production', async () => {
  const config = { ...app.config, isProduction: true }
  await expect(addDemo({ ...app.context, config })).rejects.toThrow('not in production')
})
