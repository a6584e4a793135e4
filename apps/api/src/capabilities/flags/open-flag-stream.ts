import type { Readable } from 'node:stream'
import { openEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import type { FlagSource } from '#platform/flags/flag-source.ts'

const mostUnreadBytes = 16 * 1024

/** Sends the current flags, then those of every change. */
export function openFlagStream(source: FlagSource): Readable {
  const { stream, send } = openEventStream({ mostUnreadBytes })
  const stopListening = source.listen((flags) => send({ name: 'flags', data: flags }))
  stream.once('close', stopListening)
  send({ name: 'flags', data: source.current() })
  return stream
}
