import { AppError } from '@butterleaf/server-kit/http/app-error'
import { refuseUnderPressure } from '@butterleaf/server-kit/limits/pressure'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerWithPage } from './answer-with-page.ts'

test.each([
  ['forbidden', 403, 'That didn’t work'],
  ['malformed-request', 400, 'That didn’t work'],
  ['too-many-requests', 429, 'One moment'],
  ['unavailable', 503, 'Back in a moment'],
] as const)('[API-3] what is refused as %s gets a page with %d', async (kind, status, title) => {
  const app = Fastify()
  app.setErrorHandler(answerWithPage)
  app.get('/', async () => {
    throw new AppError(kind, { retryAfterSeconds: 7 })
  })
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, '7'])
  expect(answer.body).toContain(`<h1 class="idp-title">${title}</h1>`)
  await app.close()
})

test('[OPS-4] a renewal that meets a busy server is asked to come again, which is not the same as refused', async () => {
  const app = Fastify()
  refuseUnderPressure(app, { limitMs: 2_000, delayMs: () => 3_000 })
  app.setErrorHandler(answerWithPage)
  app.post('/idp/token', async () => 'tokens')
  const answer = await app.inject({ method: 'POST', url: '/idp/token' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  await app.close()
})
