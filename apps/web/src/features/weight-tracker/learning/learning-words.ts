import type { Learning } from '@butterleaf/contract/weight-tracker/calls'

type Missing = Learning['missing'][number]
type Proposal = NonNullable<Learning['proposal']>

const number = (value: number, digits = 0) =>
  value.toLocaleString(undefined, { maximumFractionDigits: digits })
const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`

/** "Your body seems to use 1,990–2,290 kcal a day; the formula said 2,310." */
export function estimateSentence(estimate: NonNullable<Learning['estimate']>, formulaKcal: number): string {
  const { lowKcal, highKcal } = estimate
  return `Your body seems to use ${number(lowKcal)}–${number(highKcal)} kcal a day; the formula said ${number(formulaKcal)}.`
}

export function restsOnSentence({ days, readings, completeDays }: Learning['restsOn']): string {
  const weighIns = counted(readings, 'weigh-in', 'weigh-ins')
  return `From your trend over ${counted(days, 'day', 'days')}, with ${weighIns} and ${counted(completeDays, 'completed day', 'completed days')}.`
}

export function missingSentence(missing: Missing): string {
  switch (missing.what) {
    case 'days':
      return `Weigh-ins over ${missing.need} days: ${missing.have} so far.`
    case 'readings':
      return `${missing.need} weigh-ins: ${missing.have} so far.`
    case 'complete-days':
      return `${missing.need} of the last 28 days completed: ${missing.have} so far.`
    case 'recent-reading':
      return `A weigh-in of the last ${missing.most} days: the last one is ${missing.daysAgo} days old.`
    case 'certainty':
      return `A narrower range: it is ${number(missing.percent)} % to either side, and told from ${missing.most} % on. Weigh-ins and completed days narrow it.`
  }
}

export function proposalTitle({ fromKcal, toKcal }: Proposal): string {
  const change = toKcal - fromKcal
  return `A new target: ${number(toKcal)} kcal a day, ${number(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'}`
}

export function changeSentence({ fatGrams }: Proposal): string {
  return `${number(Math.abs(fatGrams), 1)} g ${fatGrams < 0 ? 'less' : 'more'} fat a day. Protein and net carbs stay.`
}

export const whySentence = {
  learned:
    'What your body seems to use leaves out the formula’s figure. No week changes by more than 150 kcal.',
  'losing-too-fast':
    'You lost more than 1 % of your weight in each of the last three weeks. A little more food slows that down.',
  'goal-reached': 'You are at your goal weight. In steps, your plan goes to what holds it.',
} as const satisfies Record<Proposal['reason'], string>

export const reasonWords = {
  learned: 'What your weigh-ins told',
  'losing-too-fast': 'Weight went down fast',
  'goal-reached': 'Goal weight reached',
} as const satisfies Record<Proposal['reason'], string>

export function decisionSentence({ choice, fromKcal, toKcal }: Learning['history'][number]): string {
  if (choice === 'kept') return `Kept ${number(fromKcal)} kcal instead of ${number(toKcal)}`
  return `${number(fromKcal)} → ${number(toKcal)} kcal`
}
