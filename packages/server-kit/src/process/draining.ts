import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
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

/** The time between a connection and its first request, within one data center. */
const arrivalMs = 250

/**
 * Node treats a connection as idle only after it had a request and read all of it. Browsers connect before their first
 * request, and a refused body is never read to its end: closing the server would wait a minute for either.
 */
function closeUnowedConnections(app: FastifyInstance): void {
  const unowed = new Set<Socket>()
  let isClosing = false
  const owesNothing = (socket: Socket) => {
    if (isClosing) socket.destroy()
    else unowed.add(socket)
  }
  app.server.on('connection', (socket: Socket) => {
    owesNothing(socket)
    socket.once('close', () => unowed.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    unowed.delete(request.socket)
    response.once('finish', () => {
      if (!request.complete) owesNothing(request.socket)
    })
  })
  app.addHook('preClose', async () => {
    // Accepts no new connections. A connection just made is still answered, because a load balancer may not repeat its POST at
    // another process.
    app.server.close()
    if (unowed.size > 0) await pause(arrivalMs)
    isClosing = true
    for (const socket of unowed) socket.destroy()
  })
}
