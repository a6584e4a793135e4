import { leastScore } from './areas.ts'
import type { Judgement } from './judge-mutants.ts'
import type { Mutant } from './mutation-report.ts'

/** What `npm run mutants` prints of an area. */
export function judgementText(title: string, judgement: Judgement): string {
  const { noticed, timedOut, unnoticed, accepted, score, stale } = judgement
  const counts = `${noticed} noticed (${timedOut} timed out), ${unnoticed.length} not, ${accepted} accepted`
  return [
    ...unnoticed.map(mutantText),
    ...stale.map(
      ({ file, line, code }) => `No longer to be accepted, as it is noticed or gone: ${file}:${line} ${code}`,
    ),
    `${title}: ${score.toFixed(1)} % (at least ${leastScore}): ${counts}`,
  ].join('\n')
}

function mutantText({ file, line, column, kind, code, replacement, fate }: Mutant): string {
  return [`${file}:${line}:${column} ${kind}, ${fate}`, `  - ${code}`, `  + ${replacement}`].join('\n')
}
