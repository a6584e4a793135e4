import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/** Past these the server says 503 at once instead of answering everyone late. */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    maxEventLoopUtilization: 0.995,
    sampleInterval: 500,
    retryAfter: 2,
  })
}
