import { PassThrough, type Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** `data` is JSON, or a value that becomes it. */
type ServerEvent = { name: string; id?: number; data: object | string }

export type EventStream = {
  stream: Readable
  send(event: ServerEvent): void
  /** Ends the stream after what was sent. */
  end(): void
}

/** Shorter than the idle time after which proxies close a connection. */
const heartbeatMs = 20_000
const reconnectAfterMs = 2_000

/**
 * Server-sent events, until the client leaves or the stream is ended. A client that doesn't read is disconnected once
 * `mostUnreadBytes` wait for it; it reconnects and gets the current state.
 */
export function openEventStream({ mostUnreadBytes }: { mostUnreadBytes: number }): EventStream {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableLength > mostUnreadBytes) stream.destroy()
    else if (!stream.writableEnded) stream.write(text)
  }
  const heartbeat = setInterval(() => write(':\n\n'), heartbeatMs).unref()
  stream.once('close', () => clearInterval(heartbeat))
  write(`retry: ${reconnectAfterMs}\n\n`)
  return { stream, send: (event) => write(textOf(event)), end: () => stream.end() }
}

/** Sets the headers of an event stream, and ends it when the client leaves. */
export function prepareEventStream(reply: FastifyReply, stream: Readable): Readable {
  // After a HEAD request the client doesn't stay either.
  reply.raw.once('close', () => stream.destroy())
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  return stream
}

function textOf({ name, id, data }: ServerEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${name}\n${idLine}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`
}
