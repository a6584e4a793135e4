import { readFileSync } from 'node:fs'
import type { Cookbook } from '../corpus/compile-cookbook.ts'
import { faultLine } from '../reading/fault.ts'

/** A command's output, and whether it found no fault. */
export type Outcome = { text: string; isFine: boolean }

/** A reason to stop that its own words explain: shown without a stack. */
export class Refusal extends Error {}

/** Every fault on a line of its own, and how many there are. */
export function faultText({ faults }: Pick<Cookbook, 'faults'>): string {
  const files = new Set(faults.map(({ file }) => file)).size
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}.`
  return [...faults.map(faultLine), '', count].join('\n')
}

export function readReference(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}
