import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@butterleaf/testing/free-port'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { type Buyer, buildSubscriber } from '@butterleaf/testing/test-subscription'
import { bundledFile } from '../../../scripts/setup/build.mjs'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { ask } from '../load/ask.ts'
import { countingApp } from '../load/counting-app.ts'
import { engines } from '../load/engines.ts'
import { signUpPlanOwners } from '../load/people.ts'
import { answersReady } from '../load/server-process.ts'
import { until } from '../load/until.ts'
import { type DrillChecks, openChecks } from './checks.ts'
import { startWeighIns } from './load/weigh-ins.ts'
import { startNginx } from './network/nginx.ts'
import { needPrograms } from './programs.ts'

const changes = 10

/** Each change goes to the other process than the one before; news of it is awaited at both. */
async function shareOnePlan(
  origin: string,
  products: readonly Product[],
  { check }: DrillChecks,
): Promise<void> {
  const [owner] = await signUpPlanOwners(origin, 1)
  check('a person who signed up across both is known in both', true)
  const watched = await Promise.all(products.map((product) => watchPlan(product.origin, owner.token)))
  const statuses: number[] = []
  for (let at = 0; at < changes; at += 1) {
    const slot = owner.slot(at + 1, 'lunch').replace(origin, products[at % 2].origin)
    const { status } = await ask('POST', `${slot}/randomize`, { token: owner.token })
    statuses.push(status)
  }
  check(
    'changes of one plan at both are taken',
    statuses.every((status) => status === 200),
    statuses.join(' '),
  )
  const last = owner.version + changes
  const ms = await until('news at both', () => watched.every(({ news }) => news.version === last), {
    everyMs: 10,
  })
  check('both tell of a change that the other one took', true, `${Math.round(ms)} ms after the last`)
  const plans = await Promise.all(
    products.map((product) => ask('GET', `${product.origin}/api/mealplan`, { token: owner.token })),
  )
  check('both show the same plan', plans[0].text() === plans[1].text(), `version ${last}`)
  await Promise.all(watched.map(({ stop }) => stop()))
}

type WatchedPlan = { news: { version: number }; stop(): Promise<void> }

/** Watches a person's plan, and tells which version the last piece of news was of. */
async function watchPlan(origin: string, token: string): Promise<WatchedPlan> {
  const stopping = new AbortController()
  const response = await fetch(`${origin}/api/mealplan/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stopping.signal,
  })
  const news = { version: 0 }
  if (!response.body) throw new Error(`${response.status} without news`)
  const reading = read(response.body, news).catch(() => undefined)
  return {
    news,
    stop: async () => {
      stopping.abort()
      await reading
    },
  }
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, news: { version: number }): Promise<void> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    news.version = Number([...text.matchAll(/^id: ?(\d+)/gm)].at(-1)?.[1] ?? 0)
  }
}

const writers = 6

/** One after the other goes and comes back while people write and others sign up and in. */
async function restartInTurn(
  origin: string,
  products: readonly Product[],
  { check, checkNoneLost }: DrillChecks,
  rounds: number,
): Promise<void> {
  const load = await startWeighIns(origin, writers)
  const arrivals = startSignUps(origin)
  for (let round = 1; round <= rounds; round += 1) {
    for (const product of products) {
      await pause(500)
      await product.stop()
      await product.start()
    }
  }
  await pause(500)
  await Promise.all([load.stop(), arrivals.stop()])
  const { acknowledged, refusals } = load.state
  const kinds = [...refusals].map(([kind, count]) => `${count} × ${kind}`).join(', ')
  check(
    `${rounds * 2} restarts in turn drop no request`,
    refusals.size === 0,
    kinds || `${acknowledged} answered`,
  )
  check(
    'nor anybody who signs up, out and in meanwhile',
    arrivals.state.failures.length === 0,
    arrivals.state.failures[0] ?? `${arrivals.state.people} people`,
  )
  await checkNoneLost(load)
}

type State = { isRunning: boolean; people: number; failures: string[] }

/** One person after the other signs up, and in again in another browser, over the real pages; who can't is remembered. */
function startSignUps(origin: string) {
  const state: State = { isRunning: true, people: 0, failures: [] }
  const ended = signUpOneByOne(origin, state)
  return {
    state,
    stop: async () => {
      state.isRunning = false
      await ended
    },
  }
}

async function signUpOneByOne(origin: string, state: State): Promise<void> {
  while (state.isRunning) {
    try {
      await signIn(origin, await signUp(origin))
      state.people += 1
    } catch (error) {
      state.failures.push(String(error))
    }
  }
}

const subscribers = 6
const terms = 3

/** Both processes, and the operator's command twice at once, come upon the same renewals; each is charged once. */
async function renewOnce(
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

const freeGuesses = 5
const guesses = 12

/** Guesses at one password go to both in turn, and are counted together. */
async function refuseGuessing(origin: string, { check }: DrillChecks): Promise<void> {
  const { email } = await signUp(origin)
  const answers: number[] = []
  for (let at = 0; at < guesses; at += 1) {
    const { submit } = await startSignIn(origin)
    answers.push((await submit({ email, password: `wrong guess ${at}` })).status)
  }
  const refused = answers.filter((status) => status === 429).length
  check(
    `of ${guesses} guesses at a password, at both in turn, ${freeGuesses} are looked at`,
    refused === guesses - freeGuesses,
    answers.join(' '),
  )
}

/**
 * `npm run drill -- two-processes [ROUNDS]`: two processes on one PostgreSQL behind nginx. A person's session, plan
 * and news are the same in both, guesses at a password are counted together, a renewal is charged once; then one after the
 * other is restarted under load, and no request may fail.
 */
await runCommand(async ([rounds = '5']) => {
  const programs = needPrograms({ nginx: 'nginx-light' })
  const engine = await engines.postgres()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    REQUESTS_PER_MINUTE: '100000000',
    ...engine.environment,
    PUBLIC_URL: origin,
    TRUST_PROXY: 'true',
  }
  const products = [await startProduct(environment), await startProduct(environment)]
  const backends = products.map((product) => new URL(product.origin).port)
  const nginx = await startNginx(programs.nginx, { port, backends })
  const checks = openChecks()
  try {
    await until('nginx', () => answersReady(origin))
    await shareOnePlan(origin, products, checks)
    await refuseGuessing(origin, checks)
    await renewOnce(origin, environment, checks)
    await restartInTurn(origin, products, checks, Number(rounds))
  } finally {
    await nginx.stop()
    for (const product of products) await product.stop()
    await engine.close()
  }
  return checks.verdict()
})
