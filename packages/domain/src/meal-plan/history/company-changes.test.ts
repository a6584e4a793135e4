import { describe, expect, it } from 'vitest'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import { completeDay } from '../operations/complete-day.ts'
import { setGuests } from '../operations/set-guests.ts'
import { withAbsent } from '../table/absent.ts'
import type { Template } from '../template.ts'
import { dayAt, generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import {
  absentCompany,
  allCompanyChanges,
  bringBackAllCompany,
  companyChanges,
  isCompanyOvertaken,
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
