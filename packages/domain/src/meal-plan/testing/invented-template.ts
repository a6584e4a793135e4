import type { IsoDate } from '../../calendar/iso-date.ts'
import { type Meal, mainMeals, meals } from '../../meals/meals.ts'
import type { Item } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { type DayPlace, type FoundItem, findSlot, type ItemPlace, placeOf } from '../places.ts'
import type { Refusal } from '../refusal.ts'
import { plannedWeeks } from '../states.ts'
import type { Day, Template, TemplateMode, Week } from '../template.ts'
import { createTemplate } from '../template-operations/create-template.ts'
import type { DrawnDays } from '../template-operations/draft.ts'

/** Letters stand for days: `.` empty, `s` started, `k` nothing but a skipped meal, `r` ready, `c` complete. */
type DayLetter = '.' | 's' | 'k' | 'r' | 'c'

export const about = {
  id: 'template',
  createdAt: '2026-03-02T09:00:00.000Z',
  startDate: '2026-03-02' as IsoDate,
}

/** "id-1", "id-2" … */
export function countedIds(prefix = 'id'): () => string {
  let count = 0
  return () => {
    count += 1
    return `${prefix}-${count}`
  }
}

/** Four weeks of seven letters; weeks left out are empty. */
export function templateOf(weeks: readonly string[], mode: TemplateMode = 'own'): Template {
  const written = ['.......', '.......', '.......', '.......'].map((empty, at) => weeks[at] ?? empty)
  const laidOut = written.map((letters, at) => weekOf(letters, `w${at + 1}`))
  return { ...about, mode, reachedWeeks: plannedWeeks(laidOut), weeks: laidOut }
}

export function weekOf(letters: string, id = 'w1'): Week {
  const days = [...letters].map((letter, at) => dayOf(letter as DayLetter, `${id}d${at + 1}`))
  return { id, days }
}

export function dayOf(letter: DayLetter, id = 'd'): Day {
  const items = meals.map((meal): Item => {
    const slot = { id: `${id}-${meal}`, meal }
    if (letter === 'k' && meal === 'lunch') return { id: slot.id, meal, kind: 'skipped' }
    const isFilled =
      letter === 's' ? meal === 'lunch' : letter !== '.' && letter !== 'k' && meal !== 'dessert'
    if (!isFilled) return { ...slot, kind: 'empty' }
    return { ...slot, kind: 'normal', recipeId: `recipe-${slot.id}`, servings: 1, isLocked: false }
  })
  return { id, isComplete: letter === 'c', items }
}

/** Three meals a day, each day's dinner eaten again for the next day's lunch on even days; dessert on days 3 and 6. */
export function drawnDays(prefix = 'drawn'): DrawnDays {
  return Array.from({ length: 28 }, (_, day) => {
    const own = (meal: Meal) => ({ meal, recipeId: `${prefix}-${day + 1}-${meal}`, servings: 1 })
    const eats = { day: day - 1, meal: 'dinner' as const }
    const lunch =
      (day % 7) % 2 === 1
        ? { ...own('lunch'), recipeId: `${prefix}-${day}-dinner`, leftoverOf: eats }
        : own('lunch')
    const dessert = day % 7 === 2 || day % 7 === 5 ? [own('dessert')] : []
    return [own('breakfast'), lunch, own('dinner'), ...dessert]
  })
}

export function generatedTemplate(): Template {
  return made(
    createTemplate({ ...about, mode: 'generated', mains: mainMeals, days: drawnDays() }, countedIds()),
  )
}

export function foundAt(template: Template, dayNumber: number, meal: Meal): FoundItem {
  const found = findSlot(template, dayNumber, meal)
  if (!found) throw new Error(`Day ${dayNumber} has no ${meal}`)
  return found
}

export function itemAt(template: Template, dayNumber: number, meal: Meal): Item {
  return foundAt(template, dayNumber, meal).item
}

export function slotAt(template: Template, dayNumber: number, meal: Meal): ItemPlace {
  return placeOf(foundAt(template, dayNumber, meal))
}

export function dayAt(template: Template, dayNumber: number): DayPlace {
  const { weekId, dayId } = slotAt(template, dayNumber, 'dinner')
  return { weekId, dayId }
}

/** What an operation made of a template; a refusal is a mistake of the test. */
export function made(outcome: Outcome): Template {
  if (!outcome.ok) throw new Error(`Refused: ${outcome.reason.because}`)
  return outcome.template
}

export function refusalOf(outcome: Outcome): Refusal | undefined {
  return outcome.ok ? undefined : outcome.reason
}
