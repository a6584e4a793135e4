import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { Instrumenter, type InstrumenterOptions } from '@stryker-mutator/instrumenter'
import { glob } from 'tinyglobby'
import { root } from '../../../scripts/setup/steps.mjs'
import type { Area } from './areas.ts'

export type Sample = Readonly<{ count: number; seed: string }>

/** A piece of a source that Stryker changes in one way or several; lines from 1, columns from 0. */
export type ChangedPlace = Readonly<{
  file: string
  start: Position
  end: Position
  changes: number
}>
type Position = Readonly<{ line: number; column: number }>

/** What Stryker changes in an area, tests and what they stand on apart. */
export function sourcesOf({ sources }: Pick<Area, 'sources'>): string[] {
  return [...sources, '!**/*.test.{ts,tsx}', '!**/testing/**', '!**/stories/**']
}

/** All places of an area, in the order of its files. */
export async function listPlaces(
  area: Pick<Area, 'sources'>,
  folder: string = root,
): Promise<ChangedPlace[]> {
  const names = await glob(sourcesOf(area), { cwd: folder, expandDirectories: false })
  const files = names
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(join(folder, name), 'utf8') }))
  const { mutants } = await new Instrumenter(silent).instrument(files, everything)
  const places = new Map<string, ChangedPlace>()
  for (const { fileName: file, location } of mutants) {
    const [start, end] = [fromOne(location.start), fromOne(location.end)]
    const key = rangeText({ file, start, end })
    places.set(key, { file, start, end, changes: (places.get(key)?.changes ?? 0) + 1 })
  }
  return [...places.values()]
}

/** Places by chance, until they hold as many changes as are wanted; the same of the same seed. */
export function drawPlaces(places: readonly ChangedPlace[], { count, seed }: Sample): ChangedPlace[] {
  const random = seededRandom(seed)
  const rest = [...places]
  const drawn: ChangedPlace[] = []
  for (let changes = 0; changes < count && rest.length > 0; changes += drawn.at(-1)!.changes)
    drawn.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return drawn
}

/** As Stryker reads the option `mutate`: "file.ts:3:10-3:21". */
export function rangeText({ file, start, end }: Omit<ChangedPlace, 'changes'>): string {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column}`
}

function fromOne({ line, column }: Position): Position {
  return { line: line + 1, column }
}

const everything: InstrumenterOptions = { plugins: null, excludedMutations: [], ignorers: [] }

const nothing = () => undefined
const isOff = () => false
const silent = {
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
  ...{ isTraceEnabled: isOff, isDebugEnabled: isOff, isInfoEnabled: isOff },
  ...{ isWarnEnabled: isOff, isErrorEnabled: isOff, isFatalEnabled: isOff },
}
