import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'

/**
 * Past this the server says 503 at once instead of answering everyone late. Judged by delay alone: a loop
 * that is busy but prompt is a server at work.
 */
export async function refuseUnderPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, { maxEventLoopDelay: 2_000, sampleInterval: 500, retryAfter: 2 })
}
