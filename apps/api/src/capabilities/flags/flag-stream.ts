import { PassThrough, type Readable } from 'node:stream'
import type { Flags } from '@butterleaf/contract/flags/flags'
import type { FlagSource } from '#platform/flags/flag-source.ts'

/** Below what proxies take for a dead connection. */
const heartbeatMs = 20_000
const againAfterMs = 2_000
/** Of a client that doesn't read; it comes back and is told what holds then. */
const mostUnread = 16 * 1024

/** Server-sent events: the flags of now, then those of every change, until the client leaves. */
export function flagStream(source: FlagSource): Readable {
  const stream = new PassThrough()
  const send = (text: string) => {
    if (stream.writableLength > mostUnread) stream.destroy()
    else if (!stream.writableEnded) stream.write(text)
  }
  const tell = (flags: Flags) => send(`event: flags\ndata: ${JSON.stringify(flags)}\n\n`)
  const leave = source.listen(tell)
  const heart = setInterval(() => send(':\n\n'), heartbeatMs).unref()
  stream.on('close', () => {
    leave()
    clearInterval(heart)
  })
  send(`retry: ${againAfterMs}\n\n`)
  tell(source.current())
  return stream
}
