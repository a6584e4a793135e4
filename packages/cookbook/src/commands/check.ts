import { type Cookbook, compileCookbook } from '../corpus/compile-cookbook.ts'
import { missedFloors } from '../corpus/floors.ts'
import { summary } from '../corpus/summary.ts'
import { textTable } from '../corpus/text-table.ts'
import { compareWithUsda, readUsdaRows, usdaSummary } from '../foods/usda.ts'
import { faultLine } from '../reading/fault.ts'
import { type Standard, type StandardStates, standardNames, standards } from '../reading/standards.ts'
import { faultText, type Outcome, Refusal, readReference } from './outcome.ts'
import type { Places } from './places.ts'
import { staleSpread } from './spread.ts'

type CheckOptions = {
  isWhole?: boolean | undefined
  usdaFiles?: readonly string[]
  /** Lists what doesn't keep this standard, instead of all else. */
  standard?: string | undefined
  states?: StandardStates
}

/** Every fault of the content, or a summary of it; then the floors of the whole cookbook, and the USDA rows. */
export function check(
  { root, cacheFile, spreadFile }: Places,
  { isWhole = false, usdaFiles = [], standard, states = standards }: CheckOptions = {},
): Outcome {
  const cookbook = compileCookbook(root, { cacheFile, standards: states })
  if (standard !== undefined) return { text: standardList(cookbook, standard, states), isFine: true }
  const usda = compareFigures(cookbook, usdaFiles)
  const missed = isWhole ? missedFloors(cookbook.recipes) : []
  const stale = isWhole ? staleSpread(spreadFile, cookbook) : []
  const parts = [
    cookbook.faults.length === 0 ? summary(cookbook) : faultText(cookbook),
    standardCounts(cookbook, states),
    usda.text,
    missed.length === 0 ? '' : ['Below the floors:', ...missed].join('\n'),
    stale.join('\n'),
  ]
  const isFine = cookbook.faults.length === 0 && usda.isFine && missed.length + stale.length === 0
  return { text: parts.filter((part) => part !== '').join('\n\n'), isFine }
}

export function usda({ root, cacheFile }: Places, files: readonly string[]): Outcome {
  if (files.length === 0) throw new Refusal('Name the USDA files: npm run cookbook -- usda FILE…')
  return compareFigures(compileCookbook(root, { cacheFile }), files)
}

function compareFigures(cookbook: Cookbook, files: readonly string[]): Outcome {
  if (files.length === 0)
    return { text: 'USDA: not compared; give its files with --usda FILE.', isFine: true }
  const rows = readUsdaRows(files.map(readReference))
  const comparison = compareWithUsda(cookbook.placedFoods, rows)
  const { faults } = comparison
  const text = [...faults.map(faultLine), usdaSummary(comparison)].join('\n')
  return { text, isFine: faults.length === 0 }
}

type Reported = Pick<Cookbook, 'reported'>

/** How much of the content doesn't keep each standard that is only reported. */
function standardCounts({ reported }: Reported, states: StandardStates): string {
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
function standardList({ reported }: Reported, name: string, states: StandardStates): string {
  const standard = standardNames.find((one): one is Standard => one === name)
  if (!standard)
    throw new Refusal(`There is no standard "${name}". Name one of: ${standardNames.join('; ')}.`)
  if (states[standard] === 'enforced') return `"${standard}" is enforced: "check" lists its faults.`
  const own = reported.filter((fault) => fault.standard === standard)
  return [...own.map(faultLine), '', `${own.length} times.`].join('\n')
}
