// What the estimate says of a series, so that anybody can judge it:
//   npm run estimate -- --series FILE.json --day N [--json]
// FILE holds {sex: "m" or "f", starter, formula, fatKg, days: [{kg or null, plan, done}]}; the first N days are looked at.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { estimateExpenditure, type Missing } from '@butterleaf/domain/expenditure/estimate-expenditure'
import { Refusal, runCommand } from '../../../scripts/setup/steps.mjs'
import { readSeries } from '../estimate/read-series.ts'

const words = {
  days: 'short span',
  readings: 'few readings',
  'recent-reading': 'stale',
  'complete-days': 'few completed days',
  certainty: 'interval too wide',
} as const satisfies Record<Missing['what'], string>

/** Empty when nothing is missing. */
function whyOf(missing: readonly Missing[]): string {
  return missing.map(({ what }) => words[what]).join(', ')
}

await runCommand(async (words) => {
  const { values: options } = parseArgs({
    args: words,
    options: {
      series: { type: 'string' },
      day: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (options.series === undefined) throw new Refusal('Name the series: --series FILE.json.')
  const { kcal, low, high, missing } = estimateExpenditure(readSeries(readText(options.series), options.day))
  const speak = missing.length === 0
  const answer = { kcal, lo: low, hi: high, speak, why: whyOf(missing) }
  if (options.json) console.log(JSON.stringify(answer))
  else
    console.log(
      `${Math.round(low)} to ${Math.round(high)} kcal${speak ? '' : `, not told yet: ${answer.why}`}`,
    )
  return 0
})

function readText(file: string): string {
  try {
    // npm runs in the top folder; the file is meant from where the command was typed.
    return readFileSync(path.resolve(process.env.INIT_CWD ?? process.cwd(), file), 'utf8')
  } catch {
    throw new Refusal(`There is no file ${file} that can be read.`)
  }
}
