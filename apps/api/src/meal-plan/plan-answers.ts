import { createHash } from 'node:crypto'
import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { FastifyReply } from 'fastify'
import type { Cookbook } from '../recipes/cookbook.ts'
import type { Plan } from './plan.ts'
import { presentPlan } from './present-plan.ts'

type PlanAnswer = Readonly<{ body: MealPlan; text: string; etag: string }>
type Version = Readonly<{ id: string; version: number }>

export type PlanAnswers = Readonly<{
  /** Answers with the plan. */
  send(reply: FastifyReply, plan: Plan): MealPlan
  /** The same without reading the plan, where this version was sent lately. */
  sendKnown(reply: FastifyReply, userId: string, version: Version): MealPlan | undefined
}>

/** Some tens of megabytes at most. */
const usuallyKept = 256

/** A plan is shown again and again between changes: what was sent last is kept, as text. */
export function planAnswers(cookbook: Cookbook, mostKept = usuallyKept): PlanAnswers {
  const kept = new Map<string, PlanAnswer>()
  const keep = (userId: string, answer: PlanAnswer) => {
    kept.delete(userId)
    kept.set(userId, answer)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }
  const known = (userId: string, { id, version }: Version) => {
    const answer = kept.get(userId)
    return answer?.body.id === id && answer.body.version === version ? answer : undefined
  }
  return {
    send: (reply, plan) => {
      const answer = known(plan.userId, plan) ?? answerOf(presentPlan(plan, cookbook))
      keep(plan.userId, answer)
      return sent(reply, answer)
    },
    sendKnown: (reply, userId, version) => {
      const answer = known(userId, version)
      return answer && sent(reply, answer)
    },
  }
}

/** The tag is that of the text, as a new edition of the cookbook changes what one version shows. */
function answerOf(body: MealPlan): PlanAnswer {
  const text = JSON.stringify(body)
  return { body, text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

function sent(reply: FastifyReply, { body, text, etag }: PlanAnswer): MealPlan {
  reply.headers({ etag, 'cache-control': 'private, no-cache' })
  reply.type('application/json; charset=utf-8').serializer(() => text)
  return body
}
