// What the aim for minerals brings and what it costs: the same people with the option off and on.
import type { LivedPlan } from '../basket/basket-table.ts'
import type { MeasuredPlan } from '../measure.ts'
import { aimedAt, type MineralWeek, meetsAll } from './mineral-weeks.ts'

export type AimedPlan = Readonly<{ weeks: readonly MineralWeek[]; measured: MeasuredPlan; lived: LivedPlan }>

export function mineralTable(off: readonly AimedPlan[], on: readonly AimedPlan[]): string {
  const rows: [label: string, of: (plans: readonly AimedPlan[]) => string, goal: string][] = [
    ...aimedAt.map((name): (typeof rows)[number] => [
      `  with enough ${name}`,
      share((week) => week[name]),
      '',
    ]),
    ['days in range', (plans) => String(sum(plans.map(({ measured }) => measured.daysInRange))), 'no fewer'],
    ['foods without staples', week((one) => one.foods), ''],
    ['minutes in the kitchen', week((one) => one.minutes), ''],
    [
      'value thrown away, four weeks',
      (plans) => percent(sum(plans.map(({ lived }) => lived.asked.thrownShare)) / Math.max(1, plans.length)),
      '',
    ],
  ]
  rows.unshift(['weeks with enough of all three', share(meetsAll), '≥ 80 %'])
  const lines = rows.map(([label, of, goal]) => [label, of(off), of(on), goal] as const)
  return [['aiming for minerals', 'off', 'on', 'goal'] as const, ...lines]
    .map(([label, ...figures]) =>
      [label.padEnd(31), ...figures.map((figure) => figure.padStart(9))].join(' '),
    )
    .join('\n')
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
  return (plans: readonly AimedPlan[]) => {
    const sorted = plans.flatMap(({ lived }) => lived.asked.weeks.map(of)).sort((a, b) => a - b)
    return String(Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN))
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`
}
