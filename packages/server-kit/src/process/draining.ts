import type { IncomingMessage, ServerResponse } from 'node:http'
import net, { type Server, type Socket } from 'node:net'
import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer closes its connection, and `/readyz` answers 503. */
    drain(): void
    isDraining(): boolean
  }
}

export function enableDraining(app: FastifyInstance): void {
  let isDraining = false
  app.decorate('drain', () => {
    isDraining = true
  })
  app.decorate('isDraining', () => isDraining)
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  closeUnowedConnections(app)
}

/** For a request that is on its way on a connection of any age. */
const arrivalMs = 250
/** The time between a connection and its first request: a client that connects ahead of time, or over a slow network. */
const firstRequestMs = 1_000
const pollMs = 20

/**
 * Node treats a connection as idle only after it had a request and read all of it. Browsers connect before their first
 * request, and a refused body is never read to its end: closing the server would wait a minute for either.
 */
function closeUnowedConnections(app: FastifyInstance): void {
  // With the time, as `performance.now()`, until which a request is waited for.
  const unowed = new Map<Socket, number>()
  let isClosing = false
  const owesNothing = (socket: Socket, waitMs: number) => {
    if (isClosing) socket.destroy()
    else unowed.set(socket, performance.now() + waitMs)
  }
  app.server.on('connection', (socket: Socket) => {
    owesNothing(socket, firstRequestMs)
    socket.once('close', () => unowed.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    unowed.delete(request.socket)
    response.once('finish', () => {
      if (!request.complete) owesNothing(request.socket, 0)
    })
  })
  app.addHook('preClose', async () => {
    await acceptNoMore(app.server)
    // A connection just made is still answered, because a load balancer may not repeat its POST at another process.
    const leastUntilMs = performance.now() + arrivalMs
    while (unowed.size > 0 && performance.now() < Math.max(leastUntilMs, ...unowed.values())) {
      await pause(pollMs)
    }
    // Requests that have arrived meanwhile are read before the connections that owe nothing are closed.
    await untilRead()
    isClosing = true
    for (const socket of unowed.keys()) socket.destroy()
  })
}

/** A server that is busier than it can answer stops listening all the same, before a supervisor loses its patience. */
const longestAcceptMs = 5_000

/**
 * Connections that wait in the kernel when a server stops listening are reset, so those are accepted first. Node accepts one in
 * each turn of the event loop: after a turn without any, none waits.
 */
async function acceptNoMore(server: Server): Promise<void> {
  const giveUpAtMs = performance.now() + longestAcceptMs
  let accepted = true
  const onConnection = () => {
    accepted = true
  }
  server.on('connection', onConnection)
  while (accepted && performance.now() < giveUpAtMs) {
    accepted = false
    await untilRead()
  }
  server.off('connection', onConnection)
  // Not the HTTP server's own method, which at once closes connections whose next request may be on its way.
  net.Server.prototype.close.call(server)
}

/** One whole turn of the event loop: what has arrived on open connections is read in it. */
async function untilRead(): Promise<void> {
  await endOfTurn()
  await endOfTurn()
}
