import type { AcceptedMutant } from './accepted.ts'
import { leastScore } from './areas.ts'
import type { Mutant } from './mutation-report.ts'

export type Judgement = Readonly<{
  noticed: number
  /** Those of them that never ended: on a busy machine some may only have been slow. */
  timedOut: number
  /** Those that no test notices and nobody has accepted. */
  unnoticed: readonly Mutant[]
  accepted: number
  /** Of all that aren't accepted, in percent. */
  score: number
  /** Accepted once, and noticed or gone today: to be taken off the list. */
  stale: readonly AcceptedMutant[]
  isGood: boolean
}>

/** A sample says nothing of an accepted mutant that wasn't drawn. */
export function judgeMutants(
  mutants: readonly Mutant[],
  list: readonly AcceptedMutant[],
  { isSample = false }: Readonly<{ isSample?: boolean }> = {},
): Judgement {
  const files = new Set(mutants.map(({ file }) => file))
  const ofArea = list.filter(({ file }) => files.has(file))
  const alive = mutants.filter(({ fate }) => fate === 'survived' || fate === 'untested')
  const timedOut = mutants.filter(({ fate }) => fate === 'timed out').length
  const unnoticed = alive.filter((mutant) => !ofArea.some((each) => isSame(each, mutant)))
  const noticed = mutants.length - alive.length
  const counted = noticed + unnoticed.length
  const score = counted === 0 ? 100 : (100 * noticed) / counted
  const judged = isSample ? ofArea.filter((each) => mutants.some((mutant) => isSame(each, mutant))) : ofArea
  const stale = judged.filter((each) => !alive.some((mutant) => isSame(each, mutant)))
  const isGood = score >= leastScore && stale.length === 0
  return { noticed, timedOut, unnoticed, accepted: alive.length - unnoticed.length, score, stale, isGood }
}

function isSame(accepted: AcceptedMutant, { file, code, replacement }: Mutant): boolean {
  return accepted.file === file && accepted.code === code && accepted.replacement === replacement
}

/** What `npm run mutants` prints of an area. */
export function judgementText(title: string, judgement: Judgement): string {
  const { noticed, timedOut, unnoticed, accepted, score, stale } = judgement
  const counts = `${noticed} noticed (${timedOut} timed out), ${unnoticed.length} not, ${accepted} accepted`
  return [
    ...unnoticed.map(mutantText),
    ...stale.map(({ file, code }) => `No longer to be accepted, as it is noticed or gone: ${file} ${code}`),
    `${title}: ${score.toFixed(1)} % (at least ${leastScore}): ${counts}`,
  ].join('\n')
}

function mutantText({ file, line, column, kind, code, replacement, fate }: Mutant): string {
  return [`${file}:${line}:${column} ${kind}, ${fate}`, `  - ${code}`, `  + ${replacement}`].join('\n')
}
