// How well the estimate of what a body uses is, beside the formula and two usual ways, on bodies of another model.
//   npm run bench -- learning [--count N] [--seed judging] [--json FILE]
// The filter is tuned on seed "tuning" and judged on any other. Exit 1 when a goal is missed. Who the bodies are stands in
// learning/person.ts and learning/body.ts, the goals in learning/goals.ts.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { goalsOf } from './learning/goals.ts'
import { judgePerson } from './learning/judged.ts'
import { calibrationLine, errorTable, subgroupTable } from './learning/table.ts'

const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '1200' },
    seed: { type: 'string', default: 'judging' },
    json: { type: 'string' },
  },
})
const judged = Array.from({ length: Number(options.count) }, (_, at) => judgePerson(`${options.seed}/${at}`))
const goals = goalsOf(judged)
const missed = goals.filter(({ holds }) => !holds)

console.log(`${judged.length} bodies of seed ${options.seed}\n\n${errorTable(judged)}`)
for (const day of [42, 56] as const)
  console.log(`\n${subgroupTable(judged, day)}\n\n${calibrationLine(judged, day)}`)
console.log('')
for (const { name, figure, holds } of goals)
  console.log(`${holds ? 'holds ' : 'MISSED'}  ${name}: ${figure.toFixed(1)}`)
if (options.json) writeFileSync(options.json, JSON.stringify({ seed: options.seed, goals }, null, 1))
if (missed.length > 0) process.exitCode = 1
