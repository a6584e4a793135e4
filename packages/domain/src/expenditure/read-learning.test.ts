import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/iso-date.ts'
import { seededRandom, shuffle } from '../chance/seeded-random.ts'
import { gramsFromKg, gramsFromPounds, valueInUnit, wholeGrams } from '../nutrition/weight.ts'
import { rangesOf } from '../onboarding/ranges-of.ts'
import { projectTarget } from '../weight-tracker/projection.ts'
import { acceptProposal, type TargetDecision } from './propose-target.ts'

import { type LearningFacts, readLearning } from './read-learning.ts'
import { livedPerson, losing, learningToday as today } from './testing/lived-person.ts'

const formulaKcal = readLearning(livedPerson({ days: 1 })).formulaKcal
const targetKcal = readLearning(livedPerson({ days: 1 })).targetKcal
const body = (usesKcal: number, days = 60, more: Partial<LearningFacts> = {}) =>
  livedPerson({ days, holdingKcal: usesKcal, planKcal: targetKcal }, more)
const decided = (daysAgo: number, more: Partial<TargetDecision> = {}): TargetDecision => {
  const kcal = { fromKcal: targetKcal, toKcal: targetKcal - 150 }
  return { date: addDays(today, -daysAgo), reason: 'learned', choice: 'taken', ...kcal, ...more }
}
const changeOf = (facts: LearningFacts) => {
  const { proposal } = readLearning(facts)
  return proposal && { reason: proposal.reason, kcal: proposal.toKcal - proposal.fromKcal }
}

describe('the series of a person', () => {
  it('[LEARN-1] the order in which weigh-ins and days arrive changes nothing', () => {
    const facts = body(2300, 50)
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const random = seededRandom(seed)
        const mixed = { ...facts, logs: shuffle(random, facts.logs), eaten: shuffle(random, facts.eaten) }
        expect(readLearning(mixed)).toEqual(readLearning(facts))
      }),
      { numRuns: 10 },
    )
  })

  it('[LEARN-1] the unit in which a person types changes nothing that is told', () => {
    const facts = body(2300, 50)
    const inPounds = facts.logs.map((log) => ({
      ...log,
      grams: gramsFromPounds(valueInUnit(log.grams, 'us')),
    }))
    // Hundredths of a pound are some grams.
    const figures = [facts.logs, inPounds].map((logs) => readLearning({ ...facts, logs }))
    expect(Math.abs(figures[0]!.expenditure.kcal - figures[1]!.expenditure.kcal)).toBeLessThan(1)
    expect(figures[0]!.proposal).toEqual(figures[1]!.proposal)
  })

  it('[LEARN-1] tells what it rests on, and the dates of readings set aside', () => {
    const facts = body(2600, 40)
    const odd = facts.logs.map((log, at) => (at === 20 ? { ...log, grams: gramsFromKg(7.9) } : log))
    const learning = readLearning({ ...facts, logs: odd })
    expect(learning.restsOn).toEqual({ days: 40, readings: 39, completeDays: 40 })
    expect(learning.setAside).toEqual([facts.logs[20]!.date])
  })

  it('[LEARN-1] days completed before the first weigh-in count among the last 28', () => {
    const facts = body(2300, 40)
    const late = readLearning({ ...facts, logs: facts.logs.slice(-5) })
    expect(late.expenditure.missing.map(({ what }) => what)).toEqual(['days', 'readings', 'certainty'])
    expect(late.restsOn).toEqual({ days: 5, readings: 5, completeDays: 5 })
  })

  it('[LEARN-1] before the first weigh-in there is the formula alone', () => {
    const learning = readLearning({ ...body(2300), logs: [] })
    expect(learning).toMatchObject({ state: 'silent', formulaKcal, proposal: undefined })
    expect(learning.restsOn).toEqual({ days: 0, readings: 0, completeDays: 0 })
  })
})

describe('a proposal', () => {
  it('[LEARN-2] takes 150 kcal away at most, from fat, and names why', () => {
    const { proposal } = readLearning(body(formulaKcal - 450))
    expect(proposal).toMatchObject({ reason: 'learned', fromKcal: targetKcal, toKcal: targetKcal - 150 })
    const before = rangesOf(losing)
    const after = proposal!.ranges
    expect([after.protein, after.netCarbs]).toEqual([before.protein, before.netCarbs])
    expect(before.fat.minimum - after.fat.minimum).toBeCloseTo(150 / 9, 1)
    expect(after.calories.maximum - after.calories.minimum).toBe(
      before.calories.maximum - before.calories.minimum,
    )
  })

  it('[LEARN-2] adds 150 kcal at most for a body that uses more', () => {
    expect(changeOf(body(formulaKcal + 500))).toEqual({ reason: 'learned', kcal: 150 })
  })

  it('[LEARN-1] is made only when the range excludes the formula', () => {
    for (const off of [-600, -400, -200, -150, -100, -50, 0, 50, 100, 150, 200, 400, 600]) {
      const { expenditure, proposal } = readLearning(body(formulaKcal + off, 45))
      const { low, high } = expenditure
      const isExcluded = formulaKcal < low || high < formulaKcal
      expect([off, proposal !== undefined]).toEqual([off, isExcluded])
    }
  })

  it('[LEARN-1] is never made before day 31', () => {
    for (let days = 1; days <= 30; days += 1)
      expect(readLearning(body(formulaKcal - 600, days)).proposal).toBe(undefined)
    expect(readLearning(body(formulaKcal - 900, 36)).proposal).toBeDefined()
  })

  it('[LEARN-2] comes a week after the last one, not a day earlier', () => {
    expect(changeOf(body(formulaKcal - 450, 60, { decisions: [decided(6)] }))).toBeUndefined()
    expect(changeOf(body(formulaKcal - 450, 60, { decisions: [decided(7)] }))).toBeDefined()
  })

  it('[LEARN-2] that was declined rests for four weeks', () => {
    const after = (daysAgo: number) =>
      changeOf(body(formulaKcal - 450, 60, { decisions: [decided(daysAgo, { choice: 'kept' })] }))
    expect([after(7), after(27), after(28)?.kcal]).toEqual([undefined, undefined, -150])
  })

  it('[LEARN-2] never goes below the floor of onboarding, and stops on it', () => {
    const near = { ...losing, deficitPercent: 40 }
    const floor = { ...near, ranges: { ...rangesOf(near), calories: { minimum: 1460, maximum: 1620 } } }
    const facts = livedPerson({ days: 60, holdingKcal: 1700, planKcal: 1540 }, { answers: floor })
    expect(changeOf(facts)).toEqual({ reason: 'learned', kcal: -40 })
    const onIt = { ...floor, ranges: { ...floor.ranges, calories: { minimum: 1425, maximum: 1575 } } }
    expect(
      changeOf(livedPerson({ days: 60, holdingKcal: 1700, planKcal: 1500 }, { answers: onIt })),
    ).toBeUndefined()
  })

  it('[LEARN-2] never takes food from a person who weighs too little, or is not of age', () => {
    expect(
      changeOf(body(formulaKcal - 450, 60, { answers: { ...losing, ageYears: 17 } }))?.kcal ?? 0,
    ).toBeGreaterThanOrEqual(0)
    const tall = { ...losing, heightCm: 212 }
    expect(changeOf(body(formulaKcal - 450, 60, { answers: tall }))?.kcal ?? 0).toBeGreaterThanOrEqual(0)
  })

  it('[LEARN-2] maintains and gains by the same estimate', () => {
    const wanted = (goal: 'maintain' | 'gain') =>
      changeOf(livedPerson({ days: 60, holdingKcal: 2250, planKcal: 2500 }, { answers: { ...losing, goal } }))
    expect([wanted('maintain'), wanted('gain')]).toEqual([
      { reason: 'learned', kcal: -150 },
      { reason: 'learned', kcal: -150 },
    ])
  })

  it('[LEARN-2] leaves no day without fat', () => {
    const lean = { ...rangesOf(losing), fat: { minimum: 40, maximum: 60 } }
    expect(changeOf(body(formulaKcal - 450, 60, { answers: { ...losing, ranges: lean } }))).toBeUndefined()
  })

  it('[LEARN-2] taken week by week, no week changes by more than 150 kcal and it ends', () => {
    let { answers } = body(formulaKcal - 500)
    let decisions: TargetDecision[] = []
    const steps = []
    for (let week = 0; week < 8; week += 1) {
      const date = addDays(today, 7 * week)
      const facts = body(formulaKcal - 500, 60, { answers, decisions })
      const { proposal } = readLearning({
        ...facts,
        decisions: decisions.map((one) => ({ ...one, date: addDays(one.date, -7 * week) })),
      })
      if (!proposal) break
      steps.push(proposal.toKcal - proposal.fromKcal)
      answers = acceptProposal(answers, proposal)
      decisions = [...decisions, { ...proposal, choice: 'taken', date }]
    }
    expect(steps.every((kcal) => kcal < 0 && kcal >= -150)).toBe(true)
    expect(steps.length).toBeGreaterThan(1)
    expect(steps.length).toBeLessThan(8)
  })
})

describe('losing too fast', () => {
  const losingBy = (sharePerWeek: number, days = 40) => {
    const facts = body(formulaKcal, days)
    const logs = facts.logs.map((log, at) => ({
      ...log,
      grams: wholeGrams(80_000 * (1 - sharePerWeek) ** (at / 7)),
    }))
    return { ...facts, logs, eaten: [] }
  }

  it('[LEARN-2] more than 1 % a week for three weeks proposes more food, also while the estimate is silent', () => {
    const fast = readLearning(losingBy(0.016))
    expect(fast.state).toBe('silent')
    expect(fast.proposal?.reason).toBe('losing-too-fast')
    expect(fast.proposal!.toKcal).toBeGreaterThan(fast.proposal!.fromKcal)
  })

  it('[LEARN-2] at its edges: 1.02 % is too fast, 0.98 % is not; 31 days are enough, 30 are not', () => {
    expect(changeOf(losingBy(0.0102))?.reason).toBe('losing-too-fast')
    expect(changeOf(losingBy(0.0098))).toBeUndefined()
    expect(changeOf(losingBy(0.016, 32))?.reason).toBe('losing-too-fast')
    expect(changeOf(losingBy(0.016, 31))).toBeUndefined()
  })

  it('[LEARN-2] goes before what was learned, and 150 kcal are the most', () => {
    expect(changeOf(losingBy(0.03))).toEqual({ reason: 'losing-too-fast', kcal: 150 })
  })
})

describe('at the goal weight', () => {
  const goal = { grams: gramsFromKg(85), date: today }

  it('[LEARN-4] proposes maintenance in steps, and goes on until the weight holds', () => {
    const first = readLearning(body(formulaKcal, 60, { goal }))
    expect(first.proposal).toMatchObject({ reason: 'goal-reached', toKcal: targetKcal + 150 })
    const answers = acceptProposal(losing, first.proposal!)
    expect(answers.goal).toBe('maintain')
    const decisions = [decided(7, { reason: 'goal-reached' })]
    expect(changeOf(body(formulaKcal, 60, { goal, answers, decisions }))).toEqual({
      reason: 'goal-reached',
      kcal: 150,
    })
  })

  it('[LEARN-4] holds also before the estimate is told: the formula is the goal then', () => {
    const facts = body(formulaKcal, 12, { goal })
    expect([readLearning(facts).state, changeOf(facts)?.reason]).toEqual(['silent', 'goal-reached'])
  })

  it('[LEARN-4] a goal that isn’t reached proposes nothing', () => {
    const far = { ...goal, grams: gramsFromKg(60) }
    expect(changeOf(body(formulaKcal, 60, { goal: far }))).toBeUndefined()
  })
})

describe('pause and off', () => {
  it('[LEARN-4] nothing is proposed while learning is paused or off', () => {
    const pauses = [{ from: addDays(today, -2), to: undefined }]
    const states = [{ pauses }, { isOff: true }].map((more) => {
      const { state, proposal, pace } = readLearning(body(formulaKcal - 450, 60, more))
      return [state, proposal, pace]
    })
    expect(states).toEqual([
      ['paused', undefined, undefined],
      ['off', undefined, undefined],
    ])
  })
})

describe('the tracker’s forecast', () => {
  it('[LEARN-1] uses the estimate’s pace where it is told, from the same trend', () => {
    const facts = body(formulaKcal, 60)
    const { pace } = readLearning(facts)
    const target = { grams: gramsFromKg(72), date: today }
    const told = projectTarget({ logs: facts.logs, target, today, learned: pace })
    const perDay = (0.8 * (targetKcal - formulaKcal)) / 7500
    const last = facts.logs.at(-1)!.grams / 1000
    const days = (72 - last) / perDay
    expect(told.kind).toBe('range')
    if (told.kind !== 'range') return
    expect(told.earliest < addDays(today, Math.round(days))).toBe(true)
    expect(told.latest === null || told.latest > addDays(today, Math.round(days))).toBe(true)
  })
})
