import { PassThrough, type Readable } from 'node:stream'
import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import type { PlanEvents } from './plan-events.ts'

export type Watch = {
  userId: string
  /** What the client knows already, from its last connection. */
  seen: number | undefined
  currentVersion: () => Promise<number | undefined>
  /** From now: when the access token ends. */
  lifeMs: number
}

/** Below what proxies take for a dead connection. */
const heartbeatMs = 20_000
const againAfterMs = 2_000
/** Of a client that doesn't read; it comes back and is told the newest version. */
const mostUnread = 64 * 1024
const longestTimerMs = 2_147_483_647

/** Server-sent events, until the client leaves or the stream is ended. Begins with the version there is, unless it is known. */
export function eventStream(events: PlanEvents, { userId, seen, currentVersion, lifeMs }: Watch): Readable {
  const stream = new PassThrough()
  let sent = seen
  const send = (text: string) => {
    if (stream.writableLength > mostUnread) stream.destroy()
    else if (!stream.writableEnded) stream.write(text)
  }
  const tell = (version: number | undefined) => {
    if (version === undefined || version === sent) return
    sent = version
    send(eventText({ version }))
  }
  const look = () => {
    const before = sent
    // What was told meanwhile is newer than what is found.
    const found = (version: number | undefined) => (sent === before ? tell(version) : undefined)
    return currentVersion().then(found, () => stream.destroy())
  }
  // Listening comes first, so that no change falls between the look and the listening.
  const leave = events.listen(userId, (version) => (version === undefined ? void look() : tell(version)))
  const heart = setInterval(() => send(':\n\n'), heartbeatMs).unref()
  const life = setTimeout(() => stream.end(), Math.min(lifeMs, longestTimerMs)).unref()
  stream.on('close', () => {
    leave()
    clearInterval(heart)
    clearTimeout(life)
  })
  send(`retry: ${againAfterMs}\n\n`)
  void look()
  return stream
}

function eventText(event: PlanEvent): string {
  return `event: plan\nid: ${event.version}\ndata: ${JSON.stringify(event)}\n\n`
}
