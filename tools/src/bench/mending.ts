// How long it takes to propose what brings a week back into range after an evening out, on the real cookbook, and how often it does.
//   npm run bench -- mending [--seed N] [--count N] [--month]
// Reference of the same run: 100,000 numbers sorted. The rule alone, for invented people and each day of their first week. Goal: p95 at most 300 ms; exit 1 above it.
// --month tells instead how months come out in which six things happen, in certificates as planned and as eaten.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openCookbook } from '@butterleaf/api/platform/recipes/cookbook'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import { spreadOf } from '../load/spread.ts'
import { timeSorting } from '../load/time-sorting.ts'
import { drawnPlan } from './mending/drawn-plan.ts'
import { eveningsOut } from './mending/evenings-out.ts'
import { livedMonth } from './mending/lived-month.ts'
import { monthTable } from './mending/month-table.ts'
import { drawProfiles, publicSeed } from './planner/profiles.ts'

const goalMs = 300

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(publicSeed) },
    count: { type: 'string', default: '12' },
    month: { type: 'boolean', default: false },
  },
})
const { kitchen, recipes, foodsByName } = openCookbook()
const { profiles } = drawProfiles(Number(options.count), options.seed, {
  recipes,
  foods: [...foodsByName.values()],
})
if (options.month) {
  printMonths()
  process.exit()
}
const evenings = profiles.flatMap(({ questionnaire }) => eveningsOut(kitchen, questionnaire))
const { p50, p95, most, count } = spreadOf(evenings.map(({ ms }) => ms))
const share = (holds: (one: (typeof evenings)[number]) => boolean) =>
  `${Math.round((100 * evenings.filter(holds).length) / count)} %`
console.log(`${count} evenings out, load of the machine ${loadavg()[0]?.toFixed(1)}`)
console.log(`p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${most.toFixed(0)} ms`)
console.log(`reference: ${timeSorting().toFixed(1)} ms to sort 100,000 numbers`)
console.log(
  `week out of range before: ${share(({ before }) => before > 0)}, after: ${share(({ after }) => after > 0)}`,
)
if (p95 > goalMs) process.exitCode = 1

function printMonths(): void {
  const macrosOf = (id: string) => kitchen.dish(id)?.perServing ?? noMacros
  for (const { questionnaire } of profiles) {
    const template = drawnPlan(kitchen, questionnaire)
    const ranges = rangesOf(questionnaire)
    const { minimum, maximum } = ranges.calories
    console.log(
      `\nA person of ${minimum} to ${maximum} kcal, up to ${ranges.netCarbs.maximum} g of net carbs a day`,
    )
    console.log(template ? monthTable(livedMonth(template, macrosOf, ranges)) : 'Nothing fits.')
  }
}
