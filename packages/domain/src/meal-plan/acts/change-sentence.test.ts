import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import type { ShownContent, ShownSlot } from '../history/shown-change.ts'
import { changeSentence } from './change-sentence.ts'
import { planActNames } from './plan-acts.ts'

const stew: ShownContent = { kind: 'normal', title: 'Beef stew', servings: 1 }
const melt: ShownContent = { kind: 'normal', title: 'Tuna melt', servings: 1 }
const nothing: ShownContent = { kind: 'empty' }
const salad = { title: 'Green salad', servings: 1 }
const rolls = { title: 'Almond rolls', servings: 0.5 }
const stewWith = (...sides: (typeof salad)[]): ShownContent => ({ ...stew, sides })
const slot = (before: ShownContent, after: ShownContent, own: Partial<ShownSlot> = {}): ShownSlot => ({
  dayNumber: 2,
  meal: 'dinner',
  before,
  after,
  now: undefined,
  ...own,
})
const lunch = { dayNumber: 3, meal: 'lunch' } as const

describe('changeSentence', () => {
  it.each([
    ['replaceItem', [slot(stew, melt)], 'Dinner on day 2: Beef stew → Tuna melt'],
    ['clearItem', [slot(stew, nothing)], 'Dinner on day 2 cleared: Beef stew'],
    ['fillSlot', [slot(nothing, melt)], 'Dinner on day 2: Tuna melt'],
    ['addLeftover', [slot(nothing, { ...melt, kind: 'leftover' })], 'Dinner on day 2: leftover Tuna melt'],
    ['skipItem', [slot(stew, { kind: 'skipped' })], 'Dinner on day 2 skipped'],
    ['unskipItem', [slot({ kind: 'skipped' }, nothing)], 'Dinner on day 2 open again'],
    [
      'changeServings',
      [slot(stew, { ...stew, servings: 1.5 })],
      'Dinner on day 2: Beef stew, 1 → 1 ½ servings',
    ],
    ['resetDay', [slot(stew, nothing)], 'Day 2 emptied'],
    ['randomizeDay', [slot(stew, melt), slot(melt, stew, { meal: 'lunch' })], 'Day 2 drawn again, 2 dishes'],
    ['randomizeWeek', [slot(stew, melt, { dayNumber: 9 })], 'Week 2 drawn again, one dish'],
    ['undoChange', [slot(nothing, stew)], 'Brought back: Dinner on day 2: Beef stew'],
    ['undoChange', [slot(nothing, stew), slot(nothing, melt, lunch)], 'Brought back: 2 meals'],
    [
      'rejectDish',
      [slot(stew, melt), slot({ ...stew, kind: 'leftover' }, { ...melt, kind: 'leftover' }, lunch)],
      'Beef stew won’t come again: 2 dishes in its place',
    ],
    ['changeTarget', [slot(stew, { ...stew, servings: 1.5 })], 'A new target: one meal changed'],
    ['changeTarget', [slot(stew, stew), slot(melt, melt, lunch)], 'A new target: 2 meals changed'],
    [
      'moveItem',
      [slot(stew, nothing), slot(nothing, stew, lunch)],
      'Dinner on day 2 moved to lunch on day 3: Beef stew',
    ],
    [
      'exchangeItems',
      [slot(stew, melt), slot(melt, stew, lunch)],
      'Dinner on day 2 and lunch on day 3 exchanged: Beef stew ↔ Tuna melt',
    ],
    [
      'useUpFoods',
      [slot(stew, melt), slot(melt, { ...melt, servings: 2 }, lunch)],
      'To use up what you have: one dish changed',
    ],
    ['mendPlan', [slot(stew, { ...stew, servings: 0.75 })], 'Brought back into range: one meal changed'],
    ['mendPlan', [slot(stew, melt), slot(melt, stew, lunch)], 'Brought back into range: 2 meals changed'],
    ['regeneratePlan', [], 'A new plan'],
    ['restoreTemplate', [], 'An earlier plan brought back'],
  ] as const)('[LIFE-8] of %s', (act, slots, sentence) => {
    expect(changeSentence({ act, slots })).toBe(sentence)
  })

  it.each([
    ['a side that came', stew, stewWith(salad), 'Green salad beside Beef stew'],
    ['a second one', stewWith(salad), stewWith(salad, rolls), 'Almond rolls beside Beef stew'],
    ['two at once', stew, stewWith(salad, rolls), 'Green salad and Almond rolls beside Beef stew'],
    [
      'another side',
      stewWith(salad),
      stewWith(rolls),
      'Almond rolls beside Beef stew, instead of Green salad',
    ],
    ['no side', stewWith(salad), stew, 'Beef stew without Green salad'],
    [
      'more of a side',
      stewWith(salad),
      stewWith({ ...salad, servings: 1.5 }),
      'Green salad beside Beef stew, 1 → 1 ½ servings',
    ],
  ] as const)('[PLATE-3] [LIFE-8] of %s', (_what, before, after, sentence) => {
    const told = (act: 'changeSides' | 'undoChange') => changeSentence({ act, slots: [slot(before, after)] })
    expect(told('changeSides')).toBe(`Dinner on day 2: ${sentence}`)
    expect(told('undoChange')).toBe(`Brought back: Dinner on day 2: ${sentence}`)
  })

  it('[TOG-1] [LIFE-8] a time away is told by its dates, and what is cooked for itself then', () => {
    const away = { id: 'a', from: '2026-12-03' as IsoDate, to: '2026-12-06' as IsoDate }
    const leftover = slot({ ...stew, kind: 'leftover' }, stew, lunch)
    const told = (act: 'addAway' | 'removeAway' | 'undoChange', isAway: boolean) => {
      const change = isAway ? { before: [], after: [away] } : { before: [away], after: [] }
      return changeSentence({ act, slots: isAway ? [leftover] : [], away: change })
    }
    expect(told('addAway', true)).toMatch(
      /^Away .*3.*6.*\. No leftover any more, but cooked: lunch on day 3$/,
    )
    expect(told('removeAway', false)).toMatch(/^No longer away .*3.*6/)
    expect(told('undoChange', false)).toMatch(/^No longer away/)
  })

  it('[TOG-3] [LIFE-8] who isn’t at a meal is told by name, and what was drawn for those who are back', () => {
    const of = (meal: 'lunch' | 'dinner', gone: readonly string[], back: readonly string[]) => {
      return { dayNumber: 2, meal, gone, back }
    }
    const told = (absences: readonly ReturnType<typeof of>[], slots = [slot(stew, melt)]) =>
      changeSentence({ act: 'setAbsent', slots, absences })
    expect(told([of('dinner', ['Jo'], [])], [])).toBe('Dinner on day 2 without Jo')
    expect(told([of('lunch', ['Jo', 'Kim'], []), of('dinner', ['Jo'], [])], [])).toBe(
      'Lunch and dinner on day 2 without Jo and Kim',
    )
    expect(told([of('dinner', [], ['Jo'])])).toBe('Dinner on day 2 with Jo again. Also new: dinner on day 2')
  })

  it('[PLATE-3] [LIFE-8] another main keeps its sides, and a side that is refused is named alone', () => {
    const melted = slot(stewWith(salad), { ...melt, sides: [salad] })
    expect(changeSentence({ act: 'replaceItem', slots: [melted] })).toBe(
      'Dinner on day 2: Beef stew with Green salad → Tuna melt with Green salad',
    )
    expect(changeSentence({ act: 'rejectDish', slots: [slot(stewWith(salad), stew)] })).toMatch(
      /^Green salad won’t come again/,
    )
    expect(changeSentence({ act: 'rejectDish', slots: [melted] })).toMatch(/^Beef stew won’t come again/)
  })

  it.each(planActNames)('[ONE-1] %s says in its entry what it did, and every blank is filled in', (act) => {
    expect(changeSentence({ act, slots: [slot(stew, melt), slot(melt, stew, lunch)] })).toMatch(
      /^[A-Z][^{}]+$/,
    )
  })

  it('[LEFT-3] tells what became of meals that ate from the dish, and not that portions were adjusted', () => {
    const breakfast = slot(stew, { ...stew, servings: 2 }, { meal: 'breakfast' })
    const open = slot({ ...stew, kind: 'leftover' }, nothing, lunch)
    expect(changeSentence({ act: 'clearItem', slots: [slot(stew, nothing), open] })).toBe(
      'Dinner on day 2 cleared: Beef stew. Also open again: lunch on day 3',
    )
    const fresh = slot({ ...stew, kind: 'leftover' }, melt, lunch)
    expect(changeSentence({ act: 'randomizeItem', slots: [breakfast, slot(stew, melt), fresh] })).toBe(
      'Dinner on day 2: Beef stew → Tuna melt. Also new: lunch on day 3',
    )
  })

  it('[LIFE-1] tells what a move did to meals that ate from the dish', () => {
    const leftover = { ...stew, kind: 'leftover' } as const
    const early = { dayNumber: 1, meal: 'lunch' } as const
    const slots = [slot(leftover, nothing, early), slot(stew, nothing), slot(nothing, stew, lunch)]
    expect(changeSentence({ act: 'moveItem', slots })).toBe(
      'Dinner on day 2 moved to lunch on day 3: Beef stew. Also open again: lunch on day 1',
    )
  })

  it('[LIFE-8] a recipe that has left the cookbook is said to', () => {
    const gone = { kind: 'normal', title: undefined, servings: 1 } as const
    expect(changeSentence({ act: 'clearItem', slots: [slot(gone, nothing)] })).toContain('no longer there')
  })
})
