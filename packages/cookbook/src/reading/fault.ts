import { type Standard, type StandardStates, standards } from './standards.ts'

/**
 * One thing to correct in the content: where, what is wrong, and what to write instead. Both are sentences. With a standard it
 * stops the build only where that standard is enforced.
 */
export type Fault = { file: string; line: number; what: string; remedy: string; standard?: Standard }

/** A fault found without its place: the reader adds file and line. */
export type Finding = Pick<Fault, 'what' | 'remedy' | 'standard'>
export type LineFinding = Omit<Fault, 'file'>

export function faultLine({ file, line, what, remedy }: Fault): string {
  return `${file}:${line} ${what} ${remedy}`
}

export function byPlace(faults: readonly Fault[]): Fault[] {
  return faults.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}

type SplitFaults = { faults: Fault[]; reported: Fault[] }

/** What stops the build, and what is only counted. */
export function splitByStandard(all: readonly Fault[], states: StandardStates = standards): SplitFaults {
  const isReported = ({ standard }: Fault) => standard !== undefined && states[standard] === 'reported'
  return { faults: all.filter((fault) => !isReported(fault)), reported: all.filter(isReported) }
}
