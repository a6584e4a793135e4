// What a benchmark measured, and how a person reads it.
import { loadavg } from 'node:os'
import { askFor } from '../../load/ask.ts'
import { spreadOf, timeSorting } from '../../load/spread.ts'

/** One figure with its goal where there is one: the most it may be, or the least. */
export type Measured = {
  what: string
  unit: 'ms' | 'MB' | '/s' | '×' | ''
  value: number
  goal?: number | undefined
  isLeast?: boolean
  lost?: number
}
/** Measures, and prints what it found as a table, with how busy the machine was before and after. */
export async function tellMeasured(
  title: string,
  measure: () => Promise<readonly Measured[]>,
): Promise<readonly Measured[]> {
  const startedAt = performance.now()
  const loadBefore = loadavg()[0]
  const rows = await measure()
  const seconds = (performance.now() - startedAt) / 1000
  const loads = [loadBefore, loadavg()[0]].map((one) => one.toFixed(1)).join(' → ')
  console.log(`${title}: ${seconds.toFixed(0)} s, load of the machine ${loads}`)
  console.log(`${rows.map(lineOf).join('\n')}\n`)
  return rows
}

export function isGoalMet({ value, goal, isLeast }: Measured): boolean {
  return goal === undefined || (isLeast ? value >= goal : value <= goal)
}

function lineOf(row: Measured): string {
  const { what, value, unit, goal, isLeast } = row
  const wanted = goal === undefined ? '' : `${isLeast ? '≥' : '≤'} ${goal}`
  return `${what.padEnd(70)}${figure(value).padStart(10)} ${unit.padEnd(4)}${wanted.padEnd(8)}${isGoalMet(row) ? '' : 'missed'}`.trimEnd()
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}

type Goals = { p50?: number; p95?: number }

/** Times of one question, in three rows. */
export function spreadRows(what: string, times: readonly number[], goals: Goals = {}): Measured[] {
  const { p50, p95, most, count } = spreadOf(times)
  return [
    { what: `${what}, ${count} times, p50`, unit: 'ms', value: p50, goal: goals.p50 },
    { what: '  p95', unit: 'ms', value: p95, goal: goals.p95 },
    { what: '  most', unit: 'ms', value: most },
  ]
}

type Acts = { what: string; goal?: number; cpuMs(): number; act(): Promise<readonly number[]> }

/** Acts of many clients at once: how many in a second, how long the slowest wait, what each costs the server. */
export async function rowsOfActs({ what, goal, cpuMs, act }: Acts): Promise<Measured[]> {
  const cpuBefore = cpuMs()
  const startedAt = performance.now()
  const times = await act()
  const seconds = (performance.now() - startedAt) / 1000
  return [
    { what, unit: '/s', value: times.length / seconds, goal, isLeast: true },
    { what: '  p99', unit: 'ms', value: spreadOf(times).p99 },
    { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / times.length },
  ]
}

/** What this machine does now with the least that a server can answer, and without one. */
export async function referenceRows(origin: string): Promise<Measured[]> {
  const times: number[] = []
  for (let asked = 0; asked < 200; asked += 1) times.push((await askFor(200, 'GET', `${origin}/healthz`)).ms)
  return [
    { what: 'reference: /healthz, one after the other, p95', unit: 'ms', value: spreadOf(times).p95 },
    { what: 'reference: 100,000 numbers sorted, median', unit: 'ms', value: timeSorting() },
  ]
}
