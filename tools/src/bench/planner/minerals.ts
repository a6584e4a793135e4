// MIN-3: what the aim for minerals brings and what it costs: the same people with the option off and on. References are the product's;
// the sums are the bench's own.
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import { quantile } from '../../load/spread.ts'
import { aligned, mean, percent } from '../tables/figures.ts'
import type { LivedPlan } from './basket/basket-table.ts'
import type { Plan } from './judged.ts'
import { weeksOf } from './plan.ts'
import type { Profile } from './profiles.ts'
import { daysOfWeek } from './rules.ts'

/** MIN-4: no week is to have more, a day. */
const mostPotassiumMg = 4700

const aimedAt = ['potassium', 'magnesium', 'fiber'] as const
type AimedAt = (typeof aimedAt)[number]
/** What a week's daily mean has of each, met where it is the reference or more. */
export type MineralWeek = Readonly<Record<AimedAt, boolean>>

export function mineralWeeks({ questionnaire }: Profile, plan: Plan<Recipe>): MineralWeek[] {
  const references = referencesFor(questionnaire)
  return weeksOf(plan).map((week) => {
    const items = week.flat()
    const meanOf = (name: AimedAt) =>
      items.reduce((sum, { recipe, servings }) => sum + servings * recipe.perServing[name], 0) / daysOfWeek
    const isEnough = (name: AimedAt) => meanOf(name) >= references[name]
    return {
      potassium: isEnough('potassium') && meanOf('potassium') <= mostPotassiumMg,
      magnesium: isEnough('magnesium'),
      fiber: isEnough('fiber'),
    }
  })
}

export function meetsAll(week: MineralWeek): boolean {
  return aimedAt.every((name) => week[name])
}

export type AimedPlan = Readonly<{ weeks: readonly MineralWeek[]; lived: LivedPlan }>

export function mineralTable(off: readonly AimedPlan[], on: readonly AimedPlan[]): string {
  const rows: [label: string, of: (plans: readonly AimedPlan[]) => string, goal: string][] = [
    ...aimedAt.map((name): (typeof rows)[number] => [
      `  with enough ${name}`,
      share((week) => week[name]),
      '',
    ]),
    [
      'days in range',
      (plans) => String(plans.reduce((sum, { lived }) => sum + lived.daysInRange, 0)),
      'no fewer',
    ],
    ['foods without staples', week((one) => one.foods), ''],
    ['minutes in the kitchen', week((one) => one.minutes), ''],
    [
      'value thrown away, four weeks',
      (plans) => percent(mean(plans.map(({ lived }) => lived.asked.thrownShare))),
      '',
    ],
  ]
  rows.unshift(['weeks with enough of all three', share(meetsAll), '≥ 80 %'])
  const lines = rows.map(([label, of, goal]) => [label, of(off), of(on), goal])
  return aligned([['aiming for minerals', 'off', 'on', 'goal'], ...lines])
}

function share(isMet: (week: MineralWeek) => boolean) {
  return (plans: readonly AimedPlan[]) => percent(shareOfWeeks(plans, isMet))
}

export function shareOfWeeks(
  plans: readonly Pick<AimedPlan, 'weeks'>[],
  isMet: (week: MineralWeek) => boolean,
): number {
  const weeks = plans.flatMap((plan) => plan.weeks)
  return weeks.filter(isMet).length / weeks.length
}

function week(of: (one: LivedPlan['asked']['weeks'][number]) => number) {
  return (plans: readonly AimedPlan[]) =>
    String(
      Math.round(
        quantile(
          plans.flatMap(({ lived }) => lived.asked.weeks.map(of)),
          0.5,
        ),
      ),
    )
}
