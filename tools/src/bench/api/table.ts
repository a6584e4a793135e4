// The result as a person reads it.

import type { Measured } from './measured.ts'

export type EngineResult = { rows: readonly Measured[]; load: readonly number[]; seconds: number }

export function table(engine: string, { rows, load, seconds }: EngineResult): string {
  const lines = rows.map(({ what, value, unit, goal, isLeast }) => {
    const wanted = goal === undefined ? '' : `${isLeast ? '≥' : '≤'} ${goal}`
    const isMet = goal === undefined || (isLeast ? value >= goal : value <= goal)
    return `${what.padEnd(70)}${figure(value).padStart(10)} ${unit.padEnd(4)}${wanted.padEnd(8)}${isMet ? '' : 'missed'}`.trimEnd()
  })
  const loads = load.map((one) => one.toFixed(1)).join(' → ')
  return [`${engine}: ${seconds.toFixed(0)} s, load of the machine ${loads}`, ...lines].join('\n')
}

function figure(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toFixed(2)
}
