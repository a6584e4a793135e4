import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on every answer asks its client to leave, and `/readyz` says no. */
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

/** From a connection to the request it was made for, in one data center. */
const arrivalMs = 250

/**
 * Node counts a connection as idle only once it has had a request, and read all of it. Browsers connect ahead of their first one,
 * and a body that was refused is never read to its end: a server that closes would wait a minute for either.
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
    // Nobody new; whoever has just connected is answered, for a balancer may not ask another process for a POST it has sent.
    app.server.close()
    if (unowed.size > 0) await pause(arrivalMs)
    isClosing = true
    for (const socket of unowed) socket.destroy()
  })
}
