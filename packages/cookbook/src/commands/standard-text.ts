import type { Cookbook } from '../corpus/compile-cookbook.ts'
import { textTable } from '../corpus/text-table.ts'
import { faultLine } from '../reading/fault.ts'
import { type Standard, type StandardStates, standardNames } from '../reading/standards.ts'
import { Refusal } from './refusal.ts'

type Reported = Pick<Cookbook, 'reported'>

/** How much of the content doesn't keep each standard that is only reported. */
export function standardCounts({ reported }: Reported, states: StandardStates): string {
  const rows = standardNames
    .filter((name) => states[name] === 'reported')
    .map((name) => {
      const own = reported.filter(({ standard }) => standard === name)
      return [name, own.length, new Set(own.map(({ file }) => file)).size]
    })
  if (rows.length === 0) return ''
  const head = 'Standards that are reported and not enforced yet ("check --standard NAME" lists one):'
  return [head, textTable([['standard', 'times', 'files'], ...rows])].join('\n')
}

/** Everything that doesn't keep one standard, each on a line. */
export function standardList({ reported }: Reported, name: string, states: StandardStates): string {
  const standard = standardNames.find((one): one is Standard => one === name)
  if (!standard)
    throw new Refusal(`There is no standard "${name}". Name one of: ${standardNames.join('; ')}.`)
  if (states[standard] === 'enforced') return `"${standard}" is enforced: "check" lists its faults.`
  const own = reported.filter((fault) => fault.standard === standard)
  return [...own.map(faultLine), '', `${own.length} times.`].join('\n')
}
