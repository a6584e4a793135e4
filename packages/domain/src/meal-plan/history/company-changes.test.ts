import { describe, expect, it } from 'vitest'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import { completeDay } from '../operations/complete-day.ts'
import { setGuests } from '../operations/set-guests.ts'
import { withAbsent } from '../table/absent.ts'
import type { Template } from '../template.ts'
import { dayAt, generatedTemplate, itemAt, made, refusalOf, slotAt } from '../testing/invented-template.ts'
import {
  absentCompany,
  allCompanyChanges,
  bringBackAllCompany,
  bringBackCompany,
  companyChanges,
  isCompanyOvertaken,
  mealsWithReturn,
  refusalToBringBackCompany,
} from './company-changes.ts'

const anna = 'anna' as EaterId

describe('companyChanges', () => {
  it('[LIFE-8] names the meals of changed days at which others eat along than before', () => {
    const before = absentFrom(generatedTemplate(), 9, anna)
    expect(companyChanges(before, before, absentCompany)).toEqual([])
    const completed = made(completeDay(before, dayAt(before, 1)))
    expect(companyChanges(before, completed, absentCompany)).toEqual([])
    const more = absentFrom(completed, 3, anna)
    expect(companyChanges(before, more, absentCompany)).toEqual([
      { dayNumber: 3, itemId: itemAt(before, 3, 'dinner').id, meal: 'dinner', before: [], after: [anna] },
    ])
    expect(companyChanges(more, before, absentCompany)).toEqual([
      { dayNumber: 3, itemId: itemAt(before, 3, 'dinner').id, meal: 'dinner', before: [anna], after: [] },
    ])
    const fewer = { ...more, weeks: more.weeks.slice(1) }
    expect(companyChanges(before, fewer, absentCompany)).toEqual([])
    expect(companyChanges(fewer, before, absentCompany)).toEqual([])
  })
})

describe('bringing back who eats along', () => {
  const whole = generatedTemplate()
  const changed = absentFrom(absentFrom(whole, 3, anna), 9, anna)
  const changes = companyChanges(whole, changed, absentCompany)
  const back = (template: Template, of = changes) => bringBackCompany(template, of, absentCompany)

  it('[LIFE-8] has the meals as they were before the change, and all other days as the same objects', () => {
    const template = made(back(changed))
    expect(template.weeks).toEqual(whole.weeks)
    expect(template.weeks[2]).toBe(changed.weeks[2])
    expect(template.weeks[0]!.days[1]).toBe(changed.weeks[0]!.days[1])
    expect(made(back(absentFrom(changed, 10, anna))).weeks).toEqual(absentFrom(whole, 10, anna).weeks)
  })

  it('[LIFE-8] leaves what was eaten since', () => {
    const eaten = [1, 2, 3].reduce((now, day) => made(completeDay(now, dayAt(now, day))), changed)
    const template = made(back(eaten))
    expect(template.weeks[0]).toBe(eaten.weeks[0])
    expect(template.weeks[1]).toEqual(whole.weeks[1])
    const refusal = refusalOf(back(eaten, changes.slice(0, 1)))
    expect(refusal).toEqual({ because: 'day-complete', dayNumber: 3 })
  })

  it('[LIFE-8] is refused where it is so already, and where none of the meals is there', () => {
    expect(refusalOf(back(whole))).toEqual({ because: 'not-there' })
    expect(refusalOf(back(changed, []))).toEqual({ because: 'not-there' })
    const gone = changes.map((change) => ({ ...change, itemId: 'gone' }))
    expect(refusalOf(back(changed, gone))).toEqual({ because: 'not-there' })
    expect(refusalToBringBackCompany(absentFrom(whole, 9, anna), changes, absentCompany)).toBeUndefined()
    expect(refusalToBringBackCompany(changed, [...gone, ...changes], absentCompany)).toBeUndefined()
  })

  it('[LIFE-8] brings back who was absent and who were guests together, and tells by meal what came after', () => {
    const before = generatedTemplate()
    const invited = (template: Template) =>
      made(setGuests(template, { ...slotAt(template, 3, 'dinner'), adults: 2, children: 0 }))
    const after = invited(absentFrom(before, 3, anna))
    const changes = allCompanyChanges(before, after)
    expect(Object.keys(changes)).toEqual(['absences', 'guests'])
    expect(made(bringBackAllCompany(after, changes))).toEqual(before)
    const guestsAlone = allCompanyChanges(before, invited(before))
    expect(isCompanyOvertaken(changes, guestsAlone)).toBe(true)
    expect(isCompanyOvertaken(allCompanyChanges(before, absentFrom(before, 3, anna)), guestsAlone)).toBe(
      false,
    )
  })
})

describe('mealsWithReturn', () => {
  it('[TOG-3] are those to which a person of the table comes back', () => {
    const change = (itemId: string, before: readonly EaterId[], after: readonly EaterId[]) => {
      return { dayNumber: 1, itemId, meal: 'dinner' as const, before, after }
    }
    const ben = 'ben' as EaterId
    const changes = [
      change('back', [anna], []),
      change('one of two', [anna, ben], [ben]),
      change('gone', [], [anna]),
      change('more', [anna], [anna, ben]),
      change('other', [anna], [ben]),
    ]
    expect([...mealsWithReturn(changes)]).toEqual(['back', 'one of two', 'other'])
  })
})

function absentFrom(template: Template, dayNumber: number, eater: EaterId): Template {
  const { id } = itemAt(template, dayNumber, 'dinner')
  const weeks = template.weeks.map((week) => {
    if (!week.days.some(({ items }) => items.some((item) => item.id === id))) return week
    const days = week.days.map((day) =>
      day.items.some((item) => item.id === id) ? withAbsent(day, id, [eater]) : day,
    )
    return { ...week, days }
  })
  return { ...template, weeks }
}
