import { describe, expect, it } from 'vitest'
import { weekdays } from '../../calendar/weekday.ts'
import type { Eater } from '../../onboarding/questionnaire.ts'
import { isPlannedFor, withTimeOfChange } from './planned-for.ts'

const jo: Eater = {
  ...{ id: 'jo', name: 'Jo', share: 0.5 },
  sharedOn: { breakfast: [], lunch: [], dinner: weekdays },
  avoids: { diets: [], exclusions: [], avoidedFoods: [] },
}
const [early, noon, late] = [
  '2026-03-02T08:00:00.000Z',
  '2026-03-02T12:00:00.000Z',
  '2026-03-02T18:00:00.000Z',
]
const atNoon = withTimeOfChange({ version: 1, eaters: [jo] }, undefined, noon)

describe('a plan', () => {
  it('[TOG-3] that was made after the last change of the table is made for all at it', () => {
    const drawn = { mode: 'generated', createdAt: late! } as const
    expect(isPlannedFor(atNoon, drawn)).toBe(true)
    expect(isPlannedFor(atNoon, { ...drawn, createdAt: early! })).toBe(false)
    expect(isPlannedFor(atNoon, { ...drawn, mode: 'own' })).toBe(false)
    expect(isPlannedFor(undefined, drawn)).toBe(false)
    // As earlier versions stored it.
    expect(isPlannedFor({ version: 1, eaters: [jo] }, drawn)).toBe(false)
  })

  it.each<[string, readonly Eater[], boolean]>([
    ['another name', [{ ...jo, name: 'Joan' }], true],
    ['another share', [{ ...jo, share: 1 }], false],
    ['other meals', [{ ...jo, sharedOn: { ...jo.sharedOn, lunch: weekdays } }], false],
    ['a food that they may not eat', [{ ...jo, avoids: { ...jo.avoids, exclusions: ['fish'] } }], false],
    ['one who comes', [jo, { ...jo, id: 'kim' }], false],
    ['one who goes', [], false],
  ])('[TOG-3] after %s it is so still: %#', (_, eaters, stays) => {
    const later = withTimeOfChange({ version: 2, eaters }, atNoon, late)
    expect(later).toEqual({ version: 2, eaters, changedAt: stays ? noon : late })
  })
})
