import { spreadOf } from '../../load/spread.ts'
import type { Measured } from './measured.ts'

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
