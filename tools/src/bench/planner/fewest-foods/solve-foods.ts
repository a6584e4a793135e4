import type { Highs } from '../bound/load-highs.ts'
import { dishName, extraName, type FoodsProgram } from './foods-program.ts'
import type { Candidate } from './week-dishes.ts'

/** A dish for choices, its portions by slot where each slot was portioned. */
export type ChosenDish = { choices: readonly number[]; recipe: number; portions: readonly number[] }
export type SolvedFoods = {
  /** Proven: no week of the program has fewer. Infinite where the program has no week. */
  lower: number
  chosen?: readonly ChosenDish[]
}

const dust = 1e-6

export function solveFoods(highs: Highs, { text, groups }: FoodsProgram, seconds: number): SolvedFoods {
  return highs.withModel({ format: 'lp', data: text }, (model) => {
    model.options.set({ output_flag: false, time_limit: seconds, mip_rel_gap: 0, mip_abs_gap: 1 - dust })
    model.run()
    const { infeasible, unboundedOrInfeasible } = highs.constants.modelStatus
    const status = model.getModelStatus()
    if (status === infeasible || status === unboundedOrInfeasible) return { lower: Number.POSITIVE_INFINITY }
    const proven = Number(model.info.get('mip_dual_bound'))
    const lower = Number.isFinite(proven) ? Math.max(0, Math.ceil(proven - dust)) : 0
    const found = Number(model.info.get('primal_solution_status'))
    if (found !== highs.constants.solutionStatus.feasible) return { lower }
    const { colValue } = model.getSolution()
    const amountOf = (name: string) => colValue[model.getColByName(name)]
    const isOn = (group: number, candidate: Candidate) => amountOf(dishName(group, candidate)) > 0.5
    const chosen = groups.flatMap(({ choices, candidates, parts }, group) =>
      candidates
        .filter((candidate) => isOn(group, candidate))
        .map((candidate) => ({
          choices,
          recipe: candidate.recipe,
          portions: parts.map(
            ({ slots }, part) =>
              candidate.least[slots[0]] + Math.round(amountOf(extraName(group, candidate, part))),
          ),
        })),
    )
    return { lower, chosen }
  })
}
