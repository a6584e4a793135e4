import autocannon from 'autocannon'
import { ask } from './ask.mjs'

const connections = 50
const seconds = 3
const rounds = 2

/** The plan, and 304s, beside the bare route: in turn, twice, since the machine is not the same from second to second. */
export async function measureReads({ server, bare, people, bytes }) {
  const url = `${server.origin}/api/mealplan`
  const withTokens = people.map(({ token }) => ({ headers: { authorization: `Bearer ${token}` } }))
  const [{ token }] = people
  const { headers } = await ask('GET', url, { token })
  const known = [{ headers: { authorization: `Bearer ${token}`, 'if-none-match': headers.etag } }]
  const loads = {
    bare: { url: bare.origin, cpuMs: bare.cpuMs, requests: withTokens },
    plan: { url, cpuMs: server.cpuMs, requests: withTokens },
    unchanged: { url, cpuMs: server.cpuMs, requests: known, status: 304 },
  }
  const runs = { bare: [], plan: [], unchanged: [] }
  for (const load of Object.values(loads)) await run(load, 1)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, load] of Object.entries(loads)) runs[name].push(await run(load, seconds))
  const perSecond = (name) => mean(runs[name].map((one) => one.perSecond))
  const share = (name, of) => perSecond(name) / perSecond(of)
  const cpuMs = (name) => mean(runs[name].map((one) => one.cpuMs))
  const p99 = (name) => Math.min(...runs[name].map((one) => one.p99))
  return [
    {
      what: `reference: bare route of ${bytes} bytes, ${connections} connections`,
      unit: '/s',
      value: perSecond('bare'),
    },
    { what: '  p99, the better of two runs', unit: 'ms', value: p99('bare') },
    { what: '  processor time for each', unit: 'ms', value: cpuMs('bare') },
    { what: `GET /api/mealplan, ${connections} connections`, unit: '/s', value: perSecond('plan') },
    { what: '  of the bare route', unit: '×', value: share('plan', 'bare'), goal: 0.6, isLeast: true },
    { what: '  p99, the better of two runs', unit: 'ms', value: p99('plan'), goal: 40 },
    { what: '  processor time for each', unit: 'ms', value: cpuMs('plan') },
    { what: `304s, ${connections} connections`, unit: '/s', value: perSecond('unchanged') },
    { what: '  of the plan itself', unit: '×', value: share('unchanged', 'plan'), goal: 1.5, isLeast: true },
    { what: '  processor time for each', unit: 'ms', value: cpuMs('unchanged') },
  ]
}

async function run({ url, requests, cpuMs, status = 200 }, duration) {
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

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
