import type { PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { decodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import { certificateText } from '@butterleaf/domain/nutrition/certificate-text'
import { useState } from 'react'
import { macrosFromWire } from '#lib/meal-plan/kitchen.ts'
import { mealWords } from '#lib/meal-plan/words/meal-words.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** Tells a screen reader what has changed on this day, whoever changed it. */
export function DayNews({ day }: { day: PlanDay }) {
  const [told, setTold] = useState({ day, news: '' })
  if (day !== told.day) {
    const news = day.id === told.day.id ? newsOf(told.day, day) || told.news : ''
    setTold({ day, news })
  }
  return <VisuallyHidden role="status">{told.news}</VisuallyHidden>
}

/** Empty while it is only the figures that settle. */
export function newsOf(old: PlanDay, day: PlanDay): string {
  const changes = day.items.flatMap((item) => {
    const before = old.items.find(({ id }) => id === item.id)
    return before ? changesOf(before, item) : []
  })
  if (old.state !== day.state) {
    changes.push(`Day ${day.dayNumber} is ${day.state === 'complete' ? 'complete' : 'open again'}.`)
  }
  if (changes.length === 0) return ''
  const { actual, target } = day.fit
  return [...changes, `${certificateText(macrosFromWire(actual), decodeRanges(target))}.`].join(' ')
}

function changesOf(old: PlanItem, item: PlanItem): string[] {
  const meal = mealWords[item.category]
  if (item.type === 'skipped') return old.type === 'skipped' ? [] : [`${meal} is skipped.`]
  if (item.type === 'empty') return old.type === 'empty' ? [] : [`${meal} is open.`]
  if (old.value?.id !== item.value.id) return [`${meal}: ${item.value.title}.`]
  const { value } = item.serving
  return [
    ...(old.serving?.value === value ? [] : [`${meal}: ${servingsText(value)}.`]),
    ...(old.locked === item.locked ? [] : [`${meal} is ${item.locked ? 'locked' : 'unlocked'}.`]),
  ]
}
