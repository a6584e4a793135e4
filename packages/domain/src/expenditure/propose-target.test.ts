import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { gramsFromKg } from '../nutrition/weight.ts'
import type { Expenditure } from './estimate-expenditure.ts'
import { type ProposalFacts, proposeTarget, type TargetDecision } from './propose-target.ts'
import { losing, learningToday as today } from './testing/lived-person.ts'

const told = (kcal: number): Expenditure => ({
  ...{ kcal, low: kcal - 60, high: kcal + 60 },
  ...{ missing: [], trustedReadings: 40, setAside: [] },
})
const silent: Expenditure = { ...told(2600), missing: [{ what: 'days', have: 3, need: 30 }] }
const daysAgo = (days: number) => addDays(today, -days)
const log = (days: number, kg: number) => ({ date: daysAgo(days), grams: gramsFromKg(kg) })
const decided = (days: number, own: Partial<TargetDecision> = {}): TargetDecision => ({
  ...{ date: daysAgo(days), reason: 'learned', choice: 'taken', fromKcal: 2000, toKcal: 1900 },
  ...own,
})
const propose = (own: Partial<ProposalFacts>) =>
  proposeTarget({
    ...{ answers: losing, expenditure: silent, logs: [log(0, 80)] },
    ...{ goal: undefined, decisions: [], today, ...own },
  })

describe('what is proposed', () => {
  it('[LEARN-2] is nothing where there is nothing to say', () => {
    expect(propose({})).toBeUndefined()
  })

  it('[LEARN-2] rests on the newest decision, in whatever order they come', () => {
    const expenditure = told(2200)
    const [fresh, old] = [decided(3), decided(60)]
    expect(propose({ expenditure, decisions: [old] })?.reason).toBe('learned')
    expect(propose({ expenditure, decisions: [fresh, old] })).toBeUndefined()
    expect(propose({ expenditure, decisions: [old, fresh] })).toBeUndefined()
  })

  it('[LEARN-2] gives back what a loss above one percent a week is too much', () => {
    // 1.1 % of 80 kg: 80 g a week too many, some 88 kcal a day.
    const logs = Array.from({ length: 60 }, (_, at) => ({
      date: daysAgo(59 - at),
      grams: gramsFromKg(80 / 0.989 ** ((59 - at) / 7)),
    }))
    const proposal = propose({ logs })!
    expect(proposal.reason).toBe('losing-too-fast')
    expect(proposal.toKcal - proposal.fromKcal).toBeGreaterThanOrEqual(70)
    expect(proposal.toKcal - proposal.fromKcal).toBeLessThanOrEqual(100)
  })

  it('[LEARN-2] lets a person who weighs too little eat what they use, and no less', () => {
    const logs = [log(1, 55), log(0, 55)]
    const proposal = propose({ logs, expenditure: told(3600) })!
    expect(proposal.reason).toBe('learned')
    expect(proposal.toKcal).toBeGreaterThan(proposal.fromKcal)
  })
})

describe('at the goal', () => {
  const goal = { grams: gramsFromKg(75), date: today }

  it('[LEARN-4] the weight of the last readings counts, not that of the first day', () => {
    const logs = [log(20, 74), log(10, 74), log(0, 74)]
    expect(propose({ goal, logs })?.reason).toBe('goal-reached')
    expect(
      propose({ goal, logs: logs.map(({ date }) => ({ date, grams: gramsFromKg(79) })) }),
    ).toBeUndefined()
  })

  it('[LEARN-4] without a weigh-in nobody has reached it', () => {
    expect(propose({ goal: { ...goal, grams: gramsFromKg(90) }, logs: [] })).toBeUndefined()
  })

  it.each<[string, Partial<TargetDecision>, string | undefined]>([
    ['who took the first step goes on', { reason: 'goal-reached' }, 'goal-reached'],
    ['who declined it is asked for nothing', { reason: 'goal-reached', choice: 'kept' }, undefined],
    ['who took another change is on no such way', {}, undefined],
  ])('[LEARN-4] %s', (_, own, reason) => {
    expect(propose({ decisions: [decided(40, own)] })?.reason).toBe(reason)
  })
})
