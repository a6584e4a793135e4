import type { Fault } from './fault.ts'
import { type StandardStates, standards } from './standards.ts'

export type SplitFaults = { faults: Fault[]; reported: Fault[] }

/** What stops the build, and what is only counted. */
export function splitByStandard(all: readonly Fault[], states: StandardStates = standards): SplitFaults {
  const isReported = ({ standard }: Fault) => standard !== undefined && states[standard] === 'reported'
  return { faults: all.filter((fault) => !isReported(fault)), reported: all.filter(isReported) }
}
