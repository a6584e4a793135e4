import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startChild } from '@butterleaf/testing/child-process'
import autocannon from 'autocannon'
import { ask } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'
import { processorMs } from '../../load/process-figures.ts'
import type { ServerProcess } from '../../load/server-process.ts'
import { median } from '../../load/spread.ts'
import type { Measured } from '../tables/measured.ts'

const connections = 50
const seconds = 1
const rounds = 5

/** A bare route in a process of its own, for comparison. */
type BareRoute = { origin: string; cpuMs(): number; stop(): void }

export async function startBareRoute(origin: string, text: string): Promise<BareRoute> {
  const file = fileURLToPath(new URL('bare-server.js', import.meta.url))
  const child = startChild(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  child.send({ issuer: `${origin}/idp`, audience: `${origin}/api`, text })
  const [bare] = await once(child, 'message')
  return { origin: bare.origin, cpuMs: () => processorMs(child.pid), stop: () => void child.kill() }
}

type Read = {
  server: ServerProcess
  bare: BareRoute
  people: readonly PlanHolder[]
  /** Of the answer. */
  bytes: number
}
type LoadName = 'bare' | 'each' | 'plan' | 'unchanged'
type Request = { headers: Record<string, string> }
type Load = { url: string; cpuMs(): number; requests: readonly Request[]; status?: number }
type Run = { perSecond: number; p99: number; cpuMs: number }
type Runs = Record<LoadName, Run[]>

/**
 * The plan, and 304s, beside the bare routes, one after the other again and again: a machine that others use is not the same from
 * second to second, so that only what was measured side by side is compared, and the middle of the rounds counts.
 */
export async function measureReads({ server, bare, people, bytes }: Read): Promise<Measured[]> {
  const url = `${server.origin}/api/mealplan`
  const withTokens = people.map(({ token }) => ({ headers: { authorization: `Bearer ${token}` } }))
  const [{ token }] = people
  const { headers } = await ask('GET', url, { token })
  const known = withTokens.map((own) => ({ headers: { ...own.headers, 'if-none-match': '*' } }))
  if (!headers.etag) throw new Error(`${url} has no tag.`)
  const runs = await runInTurn({
    bare: { url: bare.origin, cpuMs: bare.cpuMs, requests: withTokens },
    each: { url: `${bare.origin}/each`, cpuMs: bare.cpuMs, requests: withTokens },
    plan: { url, cpuMs: server.cpuMs, requests: withTokens },
    unchanged: { url, cpuMs: server.cpuMs, requests: known, status: 304 },
  })
  return rowsOf(runs, bytes)
}

async function runInTurn(loads: Record<LoadName, Load>): Promise<Runs> {
  const runs: Runs = { bare: [], each: [], plan: [], unchanged: [] }
  for (const load of Object.values(loads)) await run(load, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const name of ['bare', 'each', 'plan', 'unchanged'] as const)
      runs[name].push(await run(loads[name], seconds))
  return runs
}

async function run({ url, requests, cpuMs, status = 200 }: Load, duration: number): Promise<Run> {
  const before = cpuMs()
  const result = await autocannon({ url, connections, duration, requests })
  const others = Object.keys(result.statusCodeStats).filter((code) => code !== String(status))
  if (others.length > 0 || result.errors > 0) throw new Error(`${url}: ${others} ${result.errors} errors`)
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    cpuMs: (cpuMs() - before) / result.requests.total,
  }
}

function rowsOf(runs: Runs, bytes: number): Measured[] {
  const middle = (name: LoadName, figure: keyof Run) => median(runs[name].map((one) => one[figure]))
  const ratio = (figure: keyof Run, name: LoadName, of: LoadName) =>
    median(runs[name].map((one, at) => one[figure] / runs[of][at][figure]))
  const share = (what: string, value: number, goal?: number): Measured => ({
    what,
    unit: '×',
    value,
    ...(goal && { goal, isLeast: true }),
  })
  const speed = (name: LoadName, what: string): Measured[] => [
    { what: `${what}, ${connections} connections`, unit: '/s', value: middle(name, 'perSecond') },
    { what: '  processor time for each', unit: 'ms', value: middle(name, 'cpuMs') },
  ]
  return [
    ...speed('bare', `reference: bare route of ${bytes} bytes, callers kept`),
    ...speed('each', 'reference: the same, each signature checked'),
    ...speed('plan', 'GET /api/mealplan'),
    {
      what: '  p99, the best round',
      unit: 'ms',
      value: Math.min(...runs.plan.map(({ p99 }) => p99)),
      goal: 40,
    },
    share('  of the bare route that checks each signature', ratio('perSecond', 'plan', 'each'), 0.6),
    share('  the same by processor time', ratio('cpuMs', 'each', 'plan')),
    share('  of the bare route that keeps callers', ratio('perSecond', 'plan', 'bare'), 0.6),
    share('  the same by processor time', ratio('cpuMs', 'bare', 'plan')),
    ...speed('unchanged', '304s'),
    share('  of the plan itself', ratio('perSecond', 'unchanged', 'plan'), 1.5),
    share('  the same by processor time', ratio('cpuMs', 'plan', 'unchanged')),
  ]
}
