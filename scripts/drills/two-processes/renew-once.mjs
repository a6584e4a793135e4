import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { countingApp } from '../../../bench/soak/counting-app.mjs'
import { buildSubscriber } from '../../../testing/dist/test-subscription.js'
import { until } from '../until.mjs'

const billingCommand = fileURLToPath(
  new URL('../../../apps/api/dist/main/commands/billing.js', import.meta.url),
)
const subscribers = 6
const terms = 3

/** Both processes, and the operator's command twice at once, come upon the same renewals; each is charged once. */
export async function renewOnce(origin, environment, { check }) {
  const app = countingApp(origin)
  const people = []
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

async function invoiceCounts(people) {
  const answers = await Promise.all(people.map(({ call }) => call('GET', '/invoices')))
  return answers.map(({ body }) => body.length)
}

function advance(environment, duration) {
  const env = { ...process.env, BILLING: 'sandbox', ...environment }
  return promisify(execFile)(process.execPath, [billingCommand, 'advance', duration], { env })
}
