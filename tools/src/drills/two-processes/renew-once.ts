import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Buyer, buildSubscriber } from '@butterleaf/testing/test-subscription'
import { bundledFile } from '../../../../scripts/setup/build.mjs'
import { countingApp } from '../../load/counting-app.ts'
import { until } from '../../load/until.ts'
import type { DrillChecks } from '../checks.ts'

const subscribers = 6
const terms = 3

/** Both processes, and the operator's command twice at once, come upon the same renewals; each is charged once. */
export async function renewOnce(
  origin: string,
  environment: Record<string, string>,
  { check }: DrillChecks,
): Promise<void> {
  const app = countingApp(origin)
  const people: Buyer[] = []
  while (people.length < subscribers) people.push(await buildSubscriber(app, { plan_code: '1-month' }))
  for (let term = 1; term < terms; term += 1) {
    // Each lets half of the time pass: the last term's anchor lies behind both.
    await Promise.all([advance(environment, '16d'), advance(environment, '16d')])
  }
  await until('renewal', async () => (await invoiceCounts(people)).every((count) => count >= terms))
  const counts = await invoiceCounts(people)
  check(
    `${terms} terms of ${subscribers} people are charged once each`,
    counts.every((count) => count === terms),
    counts.join(' '),
  )
}

async function invoiceCounts(people: readonly Buyer[]): Promise<number[]> {
  const answers = await Promise.all(people.map(({ call }) => call('GET', '/invoices')))
  return answers.map(({ body }) => body.length)
}

function advance(environment: Record<string, string>, duration: string): Promise<unknown> {
  const env = { ...process.env, BILLING: 'sandbox', ...environment }
  return promisify(execFile)(process.execPath, [bundledFile('billing'), 'advance', duration], { env })
}
