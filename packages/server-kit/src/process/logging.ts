import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

/** A log line is written only through these: no address, no header, no body, so nothing personal can slip in. */
const serializers = {
  req: (request: { method: string; routeOptions?: { url?: string | undefined } }) => ({
    method: request.method,
    route: request.routeOptions?.url ?? 'unknown',
  }),
  res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  err: (error: Error & { code?: string }) => ({
    type: error.name,
    code: error.code,
    message: stripPersonalData(error.message),
    stack: stripPersonalData(error.stack ?? ''),
  }),
}

/** A second protection, for values that reach a line under these names anyway. */
const redactedPaths = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'id_token',
  'code',
  'email',
  'weight',
  'grams',
  'note',
  'card',
  'number',
  'cvv',
  'secret',
]
  .flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  // An error's `err.code` names its kind, and stays.
  .filter((path) => path !== '*.code')

export function loggerOptions(
  config: { logLevel: string },
  destination?: NodeJS.WritableStream,
): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      serializers,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      ...(destination ? { stream: destination } : {}),
    },
  }
}

/**
 * One line a request, written when it is answered. It can't hold personal data, so it skips the redaction, which would take
 * longer than the line.
 */
export function logRequests(app: FastifyInstance): void {
  const log = app.log.child({}, { redact: { paths: [] } })
  app.addHook('onResponse', async (request, reply) => {
    log.info({ reqId: request.id, req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** Repetitions are bounded, since an error may quote a long text, which is then searched only once. */
const personalPatterns: readonly [RegExp, string][] = [
  [/[^\s"'<>()@]{1,64}@[^\s"'<>()@]{1,255}\.[a-z]{2,}/gi, '[email]'],
  [/eyJ[A-Za-z0-9_-]{8,500}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/g, '[token]'],
  [/\b\d(?:[ -]?\d){12,18}\b/g, '[digits]'],
]

export function stripPersonalData(text: string): string {
  return personalPatterns.reduce((clean, [pattern, mark]) => clean.replace(pattern, mark), text)
}
