// What tokens, calendars and assistants cost, with many people in the database (DOOR-1, DOOR-2, DOOR-4).
//   npm run bench -- door [--people N] [--engine sqlite|postgres]
// N people (1,000) sign up, each with a plan, a personal token and a calendar; fifty also let an assistant in. Then each reads their plan
// with the token, asks an assistant's question, and has their calendar read twice, the second time unchanged, four at a time.
// References of the same run: GET /api/mealplan with a sign-in's token; /healthz; 100,000 numbers sorted.
import { parseArgs } from 'node:util'
import { signUp } from '@butterleaf/testing/sign-in'
import { letIn } from '@butterleaf/testing/test-assistants'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { drawnPerson, planPath } from '@butterleaf/testing/test-plan'
import { askFor, askPatiently } from '../load/ask.ts'
import { engineNamed, withServerOn } from '../load/engines.ts'
import { inTurns } from '../load/people.ts'
import type { ServerProcess } from '../load/server-process.ts'
import { spreadOf } from '../load/spread.ts'
import { type Measured, referenceRows, tellMeasured } from './tables/measured.ts'

const { values: options } = parseArgs({
  options: { people: { type: 'string', default: '1000' }, engine: { type: 'string', default: 'sqlite' } },
})
const atOnce = 4
const withAssistant = 50
const withSignIn = 200

interface Person {
  signedIn: string
  token: string
  calendar: string
}

interface Assistant {
  token: string
  clientId: string
  refreshToken: string
}

const scopes = ['plan:read']

/** Each comes from a network of their own, as the limit on new accounts asks. */
async function makePerson(origin: string, number: number, assistants: Assistant[]): Promise<Person> {
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  const browser = new TestBrowser(origin, { from })
  const { accessToken: signedIn } = await signUp(origin, {}, { browser })
  const post = async (path: string, body: object) => {
    const { text } = await askPatiently(201, 'POST', origin + path, { token: signedIn, body })
    return JSON.parse(text()) as { token: string; url: string }
  }
  await post(planPath, drawnPerson)
  const { token } = await post('/api/tokens', { name: 'bench', scopes })
  const { url: calendar } = await post('/api/calendars', { kinds: ['meals', 'cooking', 'shopping'] })
  // Of the last people, since access tokens live ten minutes.
  if (number >= Number(options.people) - withAssistant) {
    const { accessToken, ...kept } = await letIn({ origin }, browser, { scopes: ['plan:read'] })
    assistants.push({ ...kept, token: accessToken })
  }
  return { signedIn, token, calendar }
}

async function measure<One>(
  { cpuMs }: ServerProcess,
  what: string,
  all: readonly One[],
  act: (one: One) => Promise<number>,
): Promise<Measured[]> {
  const cpuBefore = cpuMs()
  const startedAt = performance.now()
  const times = await inTurns(all, atOnce, act)
  const seconds = (performance.now() - startedAt) / 1000
  const { p50, p95, count } = spreadOf(times)
  return [
    { what: `${what}, ${count} times, p50`, unit: 'ms', value: p50 },
    { what: '  p95', unit: 'ms', value: p95 },
    { what: `  with ${atOnce} at a time`, unit: '/s', value: count / seconds },
    { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / count },
  ]
}

const dinner = { name: 'whats_planned', arguments: { meal: 'dinner' } }
const question = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: dinner }
const headers = { accept: 'application/json, text/event-stream' }

async function measureDoor(server: ServerProcess): Promise<Measured[]> {
  const { origin } = server
  const assistants: Assistant[] = []
  const numbers = Array.from({ length: Number(options.people) }, (_, number) => number)
  const people = await inTurns(numbers, atOnce, (number) => makePerson(origin, number, assistants))
  const read = async (token: string) => (await askFor(200, 'GET', origin + planPath, { token })).ms
  const askDinner = async (token: string) =>
    (await askFor(200, 'POST', `${origin}/mcp`, { token, body: question, headers })).ms
  const etags = new Map<string, string>()
  const readCalendar = async ({ calendar }: Person) => {
    const answer = await askFor(200, 'GET', calendar)
    etags.set(calendar, String(answer.headers.etag))
    return answer.ms
  }
  const readAgain = async ({ calendar }: Person) =>
    (await askFor(304, 'GET', calendar, { headers: { 'if-none-match': etags.get(calendar) ?? '' } })).ms
  // The library of the protocol is loaded with the first question.
  await askDinner(people[0]!.token)
  const renew = async ({ clientId, refreshToken }: Assistant) => {
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: refreshToken }
    const type = 'application/x-www-form-urlencoded'
    return (
      await askFor(200, 'POST', `${origin}/idp/token`, { body: String(new URLSearchParams(form)), type })
    ).ms
  }
  const rows = [
    ...(await measure(
      server,
      'reference: GET /api/mealplan with a sign-in’s token',
      people.slice(-withSignIn),
      (one) => read(one.signedIn),
    )),
    ...(await measure(server, 'an assistant that signed in asks what is for dinner', assistants, (one) =>
      askDinner(one.token),
    )),
    ...(await measure(server, 'it renews its token', assistants, renew)),
    ...(await measure(server, 'one with a personal token asks the same', people, (one) =>
      askDinner(one.token),
    )),
    ...(await measure(server, 'GET /api/mealplan with a personal token', people, (one) => read(one.token))),
    ...(await measure(server, 'a calendar is read', people, readCalendar)),
    ...(await measure(server, 'the same, unchanged', people, readAgain)),
  ]
  return [
    ...rows,
    ...(await referenceRows(origin)),
    { what: 'memory at the end', unit: 'MB', value: server.residentMb() },
  ]
}

const name = engineNamed(options.engine)
const environment = { TRUST_PROXY: '127.0.0.1', LOOP_DELAY_LIMIT_MS: '60000' }
await withServerOn(name, environment, (server) => tellMeasured(name, () => measureDoor(server)))
