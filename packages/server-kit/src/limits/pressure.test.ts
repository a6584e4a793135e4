import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { answerErrorsAsProblems } from '../http/problems.ts'
import { refuseUnderPressure } from './pressure.ts'

it.each([
  [3_000, 2_000, '/api/mealplan', 503],
  [3_000, 2_000, '/readyz', 503],
  [3_000, 2_000, '/healthz', 200],
  [3_000, 2_000, '/metrics?x', 200],
  [30, 2_000, '/api/mealplan', 200],
  [3_000, 60_000, '/api/mealplan', 200],
])(
  '[OPS-4] a loop %d ms late, with a limit of %d, answers %s with %d',
  async (delayMs, limitMs, url, status) => {
    const app = Fastify()
    answerErrorsAsProblems(app)
    refuseUnderPressure(app, { limitMs, delayMs: () => delayMs })
    app.get('/*', async () => 'here')
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
    await app.close()
  },
)
