import { createHash } from 'node:crypto'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { FastifyReply } from 'fastify'
import { firstWeekOf } from '../first-week.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanCache, PlanVersion } from '../plan-cache.ts'
import { planBytes } from './plan-bytes.ts'

type PlanAnswer = PlanVersion & Readonly<{ bytes: Buffer; etag: string }>
type ChangesAnswer = PlanVersion & Readonly<{ since: number; bytes: Buffer }>

export type PlanAnswers = Readonly<{
  /** Answers with the plan. */
  send(reply: FastifyReply, loaded: LoadedPlan): Buffer
  /** The same without reading the plan, where this version was sent lately. */
  sendKnown(reply: FastifyReply, userId: string, version: PlanVersion): Buffer | undefined
  /** Answers with its first week, without a tag: once it is paid for, the plan of this version is another text. */
  sendFirstWeek(reply: FastifyReply, loaded: LoadedPlan): Buffer
  /** Answers with what changed since an earlier version; undefined where that isn't known. */
  sendChanges(reply: FastifyReply, loaded: LoadedPlan, since: number): Buffer | undefined
  /** The text of the same, for a message. */
  changesText(loaded: LoadedPlan, since: number): Buffer | undefined
}>

/** Some twenty megabytes at most. */
const usuallyKept = 256

/** A plan is shown again and again between changes: what was sent last is cached as bytes. */
export function planAnswers(planCache: PlanCache, mostKept = usuallyKept): PlanAnswers {
  const cached = new BoundedMap<PlanAnswer>(mostKept)
  const cachedChanges = new BoundedMap<ChangesAnswer>(mostKept)
  const bytesOf = planBytes()
  const known = (userId: string, version: PlanVersion) => {
    const answer = cached.get(userId)
    return answer && isOf(answer, version) ? answer : undefined
  }
  const sendWhole = (reply: FastifyReply, userId: string, answer: PlanAnswer) => {
    const { id, version, edition, etag, bytes } = answer
    planCache.noteSent(userId, { id, version, edition })
    reply.header('etag', etag)
    return sent(reply, bytes)
  }
  const changesText = (loaded: LoadedPlan, since: number) => {
    const { userId } = loaded.plan
    const version = versionOf(loaded)
    const before = cachedChanges.get(userId)
    if (before && before.since === since && isOf(before, version)) return before.bytes
    const changed = planCache.changesSince(loaded, since)
    const bytes = changed && bytesOf.changes(loaded, changed)
    if (bytes) cachedChanges.set(userId, { ...version, since, bytes })
    return bytes
  }
  return {
    send: (reply, loaded) => {
      const { userId } = loaded.plan
      const version = versionOf(loaded)
      const answer = known(userId, version) ?? answerOf(version, bytesOf.whole(loaded))
      cached.set(userId, answer)
      return sendWhole(reply, userId, answer)
    },
    sendFirstWeek: (reply, loaded) => sent(reply, bytesOf.whole(firstWeekOf(loaded))),
    sendKnown: (reply, userId, version) => {
      const answer = known(userId, version)
      return answer && sendWhole(reply, userId, answer)
    },
    sendChanges: (reply, loaded, since) => {
      const bytes = changesText(loaded, since)
      if (!bytes) return undefined
      reply.header('preference-applied', 'return=changes')
      return sent(reply, bytes)
    },
    changesText,
  }
}

function versionOf({ plan: { id, version }, cookbook: { edition } }: LoadedPlan): PlanVersion {
  return { id, version, edition }
}

function isOf(answer: PlanVersion, { id, version, edition }: PlanVersion): boolean {
  return answer.id === id && answer.version === version && answer.edition === edition
}

/** The tag is that of the text, which a version of this program may write otherwise. */
function answerOf(version: PlanVersion, bytes: Buffer): PlanAnswer {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...version, bytes, etag }
}

function sent(reply: FastifyReply, bytes: Buffer): Buffer {
  reply.header('cache-control', 'private, no-cache')
  reply.type('application/json; charset=utf-8')
  return bytes
}
