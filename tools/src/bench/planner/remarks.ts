// What is said of single people below the tables.
import type { PersonBound } from './bound/bounds-store.ts'
import type { MeasuredPlan } from './measure.ts'
import { daysOfPlan } from './rules.ts'
import type { MeasuredProfile } from './table.ts'

/** Who has fewer days in range than could be, who can't have all, and what is wrong. */
export function linesAbout({ person, bound, asked, plans: { planner } }: MeasuredProfile): string[] {
  const isShort = planner.daysInRange < bound.lower
  const short = isShort
    ? [`${person} has ${planner.daysInRange} of ${bound.lower} days in range: ${asked}`]
    : []
  const limit = bound.upper < daysOfPlan ? [`${person} ${limitInWords(bound)}: ${asked}`] : []
  return [...short, ...limit, ...faultsOf(planner).map((fault) => `${person}: ${fault}`)]
}

/** A plan better than what is proven to be the best keeps a rule less, or the proof is wrong: neither may pass unseen. */
export function faultsOf({ hard, daysInRange, bound }: MeasuredPlan): string[] {
  return daysInRange > bound ? [...hard, `${daysInRange} days in range, above the bound of ${bound}`] : hard
}

function limitInWords({ upper, lower, scarce = [], helps = [] }: PersonBound): string {
  const most = upper === lower ? `at most ${upper} days` : `${lower} to ${upper} days at most`
  const moves = helps.slice(0, 3).map(({ macro, end, percent }) => `${percent} % at the ${macro} ${end}`)
  const way = moves.length > 0 ? `all of them with ${moves.join(' or ')}` : 'no single range would do'
  return `can have ${most}; ${way}${scarce.length > 0 ? `; scarce: ${scarce.join(', ')}` : ''}`
}
