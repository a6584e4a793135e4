import { createHash } from 'node:crypto'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { FastifyReply } from 'fastify'
import type { LoadedPlan } from '../plan.ts'
import { planBytes } from './plan-bytes.ts'

/** What a plan says depends on its version, and on the recipes it names. */
type Version = Readonly<{ id: string; version: number; edition: string }>
type PlanAnswer = Version & Readonly<{ bytes: Buffer; etag: string }>

export type PlanAnswers = Readonly<{
  /** Answers with the plan. */
  send(reply: FastifyReply, loaded: LoadedPlan): MealPlan
  /** The same without reading the plan, where this version was sent lately. */
  sendKnown(reply: FastifyReply, userId: string, version: Version): MealPlan | undefined
}>

/** Some twenty megabytes at most. */
const usuallyKept = 256

/** A plan is shown again and again between changes: what was sent last is kept, ready to go out. */
export function planAnswers(mostKept = usuallyKept): PlanAnswers {
  const kept = new BoundedMap<PlanAnswer>(mostKept)
  const bytesOf = planBytes()
  const known = (userId: string, { id, version, edition }: Version) => {
    const answer = kept.get(userId)
    return answer?.id === id && answer.version === version && answer.edition === edition ? answer : undefined
  }
  return {
    send: (reply, loaded) => {
      const { userId, id, version } = loaded.plan
      const shown = { id, version, edition: loaded.cookbook.edition }
      const answer = known(userId, shown) ?? answerOf(shown, bytesOf(loaded))
      kept.set(userId, answer)
      return sent(reply, answer)
    },
    sendKnown: (reply, userId, version) => {
      const answer = known(userId, version)
      return answer && sent(reply, answer)
    },
  }
}

/** The tag is that of the text, which a version of this program may write otherwise. */
function answerOf(version: Version, bytes: Buffer): PlanAnswer {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  return { ...version, bytes, etag }
}

function sent(reply: FastifyReply, { bytes, etag }: PlanAnswer): MealPlan {
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  reply.type('application/json; charset=utf-8')
  // Bytes are sent as they are; the type tells what they say.
  return bytes as unknown as MealPlan
}
