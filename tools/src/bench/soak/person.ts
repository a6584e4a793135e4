import { setTimeout as pause } from 'node:timers/promises'
import type { TestAnswer } from '@butterleaf/testing/http/send-request'
import { refresh } from '@butterleaf/testing/sign-in'
import {
  drawnPerson,
  itemPath,
  type PlanOwner,
  planOwner,
  planPath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { buildBuyer } from '@butterleaf/testing/test-subscription'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import type { CountingApp } from '../../load/counting-app.ts'
import { daysFromToday } from '../../load/people.ts'

const minuteMs = 60_000
const days = 28
const doings = [cook, cook, read, shop, weigh]

/** Until when people live, and how many presses long one life is. */
export type Life = { isOver: boolean; presses: number }
type Living = { app: CountingApp; owner: PlanOwner; trackerId: string; refreshToken: string; renewAt: number }
/** An answer that says no. */
class Refused extends Error {
  readonly status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/**
 * One person's life at one press every `pauseMs`: signs up, pays, has a plan drawn, then cooks, shops and weighs until asked to stop.
 * A person who is refused says so and goes on, unless they aren't known any more.
 */
export async function livePerson(
  app: CountingApp,
  { pauseMs, life }: { pauseMs: number; life: Life },
): Promise<void> {
  let person = await arrive(app)
  for (let at = 0; !life.isOver && at < life.presses; at += 1) {
    await pause(pauseMs * (0.5 + Math.random()))
    try {
      person = await renewed(person)
      await doings[at % doings.length](person, at)
    } catch (error) {
      if (error instanceof Refused && error.status === 401) throw error
      app.fail(error)
    }
  }
}

async function arrive(app: CountingApp): Promise<Living> {
  const buyer = await buildBuyer(app)
  await expectStatus(201, buyer.buy())
  const made = await expectStatus(
    201,
    app.request('POST', planPath, { token: buyer.token, body: drawnPerson }),
  )
  const owner = planOwner(app, buyer.token, made.body)
  const target = { weight: 70, date: daysFromToday(60) }
  const tracker = await expectStatus(
    200,
    app.request('POST', trackerPath, { token: buyer.token, body: target }),
  )
  return { app, owner, trackerId: tracker.body.id, refreshToken: buyer.refreshToken, renewAt: nextRenewal() }
}

/** As the app does before its token ends. */
async function renewed(person: Living): Promise<Living> {
  if (performance.now() < person.renewAt) return person
  const { app, owner, refreshToken } = person
  const tokens = await refresh(app.origin, refreshToken)
  return {
    ...person,
    owner: planOwner(app, tokens.access_token, owner.plan),
    refreshToken: tokens.refresh_token ?? '',
    renewAt: nextRenewal(),
  }
}

/** Tokens live ten minutes. */
function nextRenewal(): number {
  return performance.now() + minuteMs * (5 + 3 * Math.random())
}

/** Another dish, then the plan as it now is. */
async function cook({ app, owner }: Living, at: number): Promise<void> {
  await expectStatus(200, owner.call('POST', `${itemPath(owner.plan, 1 + (at % days), 'dinner')}/randomize`))
  await expectStatus(200, app.request('GET', planPath, { token: owner.token }))
}

async function read({ app, owner: { token } }: Living): Promise<void> {
  await expectStatus(200, app.request('GET', '/api/subscription', { token }))
  await expectStatus(200, app.request('GET', planPath, { token }))
}

async function shop({ owner }: Living, at: number): Promise<void> {
  const path = weekPath(owner.plan, 1 + (at % 4))
  const week = await expectStatus(200, owner.call('GET', path))
  const aisles: Record<string, object> = week.body.shoppingList
  const ingredients = Object.values(aisles)
    .flatMap((rows) => Object.keys(rows))
    .slice(0, 3)
  const ticks = ingredients.map((ingredient) => ({ ingredient, checked: true, at: new Date().toISOString() }))
  await expectStatus(200, owner.call('PUT', `${path}/shopping-list/checked`, ticks))
}

async function weigh({ app, owner: { token }, trackerId }: Living, at: number): Promise<void> {
  const body = { weightTrackerId: trackerId, date: daysFromToday(-(at % 200)), weight: 80, note: '' }
  await expectStatus(200, app.request('PUT', `${trackerPath}/${trackerId}/log`, { token, body }))
}

async function expectStatus(status: number, asked: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await asked
  if (answer.status === status) return answer
  throw new Refused(`${answer.status} instead of ${status}: ${answer.body?.type}`, answer.status)
}
