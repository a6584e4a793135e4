import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/** Counts and times every request by method, route pattern and status; no address and no person. */
export function measureRequests(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.decorate('metrics', registry)
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}

type Counted<Label extends string> = { name: string; help: string; labelNames: readonly Label[] }

/** Counts what happened, by labels that name neither a person nor what they wrote. */
export function openCounter<Label extends string>(
  app: FastifyInstance,
  { name, help, labelNames }: Counted<Label>,
): (labels: Record<Label, string>) => void {
  const counter = new Counter({ name, help, labelNames: [...labelNames], registers: [app.metrics] })
  return (labels) => counter.inc(labels)
}
