import type { Readable } from 'node:stream'
import { openEventStream } from '@butterleaf/server-kit/http/streams/event-stream'
import type { Listener, PlanEvents } from './plan-events.ts'

export type Watch = {
  userId: string
  /** What the client knows already, from its last connection. */
  seen: number | undefined
  currentVersion: () => Promise<number | undefined>
  /** From now: when the access token ends. */
  lifeMs: number
  /** TOG-5: of a watcher who may lose the right to watch, asked at each news; without it the stream ends. */
  mayWatch?: () => Promise<boolean>
  /** For a client that prefers changes: their JSON, where what changed since that version is known. */
  changesText?: ((version: number, since: number) => string | undefined) | undefined
}

const mostUnreadBytes = 64 * 1024
const longestTimerMs = 2_147_483_647

/** DAY-11: the version there is, unless the client knows it, then every new one. */
export function openPlanStream(
  events: Pick<PlanEvents, 'listen'>,
  { userId, seen, currentVersion, lifeMs, mayWatch, changesText }: Watch,
): Readable {
  const { stream, send, end } = openEventStream({ mostUnreadBytes })
  let sent = seen
  const tell = (version: number | undefined) => {
    if (version === undefined || version === sent) return
    const changes = sent === undefined ? undefined : changesText?.(version, sent)
    sent = version
    send({ name: 'plan', id: version, data: planEvent(version, changes) })
  }
  const look = () => {
    const before = sent
    // What was told meanwhile is newer than what is found.
    const found = (version: number | undefined) => (sent === before ? tell(version) : undefined)
    return currentVersion().then(found, () => stream.destroy())
  }
  const hear: Listener = (news) => {
    if (!news || 'foodLog' in news) send({ name: 'food-log', data: foodLogEvent(sent) })
    if (!news || 'listMark' in news) send({ name: 'list', data: listEvent(sent, news?.listMark) })
    if (!news) void look()
    else if ('version' in news) tell(news.version)
  }
  // Listening comes first, so that no change falls between the look and the listening.
  const stopListening = events.listen(userId, (news) => {
    if (!mayWatch) hear(news)
    else mayWatch().then((may) => (may ? hear(news) : end()), end)
  })
  const life = setTimeout(end, Math.min(lifeMs, longestTimerMs)).unref()
  stream.once('close', () => {
    stopListening()
    clearTimeout(life)
  })
  void look()
  return stream
}

/** JSON of a `PlanEvent`. A client that knows no such event reads the version, which it has already. */
function foodLogEvent(version = 0): string {
  return `{"version":${version},"foodLog":true}`
}

/** The same of a shopping list; without a mark, where something may have been missed. */
function listEvent(version = 0, listMark = ''): string {
  return JSON.stringify({ version, listMark })
}

/** JSON of a `PlanEvent`. */
function planEvent(version: number, changes: string | undefined): string {
  return changes ? `{"version":${version},"changes":${changes}}` : `{"version":${version}}`
}
