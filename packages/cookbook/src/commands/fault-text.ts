import type { Cookbook } from '../corpus/compile-cookbook.ts'
import { faultLine } from '../reading/fault.ts'

/** Every fault on a line of its own, and how many there are. */
export function faultText({ faults }: Pick<Cookbook, 'faults'>): string {
  const files = new Set(faults.map(({ file }) => file)).size
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}.`
  return [...faults.map(faultLine), '', count].join('\n')
}
