import { readFileSync } from 'node:fs'
import { type Cookbook, compileCookbook } from '../corpus/compile-cookbook.ts'
import { type FloorSet, floorSets, missedFloors } from '../corpus/floors.ts'
import { summary } from '../corpus/summary.ts'
import { compareWithUsda, readUsdaRows, usdaSummary } from '../foods/usda.ts'
import { faultLine } from '../reading/fault.ts'
import { oneOfWords } from '../reading/nearest.ts'
import type { Outcome } from './outcome.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'

type CheckOptions = { floors?: string | undefined; usdaFiles?: readonly string[] }

/** All faults of the content, or what it holds; then the floors and the USDA rows that were asked for. */
export function check({ root, cacheFile }: Places, { floors, usdaFiles = [] }: CheckOptions = {}): Outcome {
  const floorSet = asFloorSet(floors)
  const cookbook = compileCookbook(root, { cacheFile })
  const usda = compareFigures(cookbook, usdaFiles)
  const missed = floorSet === undefined ? [] : missedFloors(cookbook.recipes, floorSet)
  const parts = [
    cookbook.faults.length === 0 ? summary(cookbook) : faultText(cookbook),
    usda.text,
    missed.length === 0 ? '' : ['Below the floors:', ...missed].join('\n'),
  ]
  const isFine = cookbook.faults.length === 0 && usda.isFine && missed.length === 0
  return { text: parts.filter((part) => part !== '').join('\n\n'), isFine }
}

export function usda({ root, cacheFile }: Places, files: readonly string[]): Outcome {
  if (files.length === 0) throw new Refusal('Name the USDA files: npm run cookbook -- usda FILE…')
  return compareFigures(compileCookbook(root, { cacheFile }), files)
}

export function faultText({ faults }: Pick<Cookbook, 'faults'>): string {
  const files = new Set(faults.map(({ file }) => file)).size
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in ${files} ${files === 1 ? 'file' : 'files'}.`
  return [...faults.map(faultLine), '', count].join('\n')
}

function compareFigures(cookbook: Cookbook, files: readonly string[]): Outcome {
  if (files.length === 0)
    return { text: 'USDA: not compared; give its files with --usda FILE.', isFine: true }
  const rows = readUsdaRows(files.map(readReference))
  const comparison = compareWithUsda(cookbook.placedFoods, rows)
  const text = [...comparison.faults.map(faultLine), usdaSummary(comparison)].join('\n')
  return { text, isFine: comparison.faults.length === 0 }
}

function readReference(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}

function asFloorSet(name: string | undefined): FloorSet | undefined {
  if (name === undefined) return undefined
  const set = floorSets.find((known) => known === name)
  if (!set) throw new Refusal(`There are no floors "${name}": write ${oneOfWords(floorSets)}.`)
  return set
}
