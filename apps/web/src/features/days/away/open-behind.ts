import { findAwayOn } from '@butterleaf/domain/meal-plan/away/times-away'
import { daysIn, type FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { useState } from 'react'
import { device, readText, storeText } from '#lib/device/web-storage.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'

/** [MAP-4] The open days that a person who comes back is asked about; none while they are away, or once they were left. */
export type OpenBehind = Readonly<{ open: readonly FoundDay[]; onLeave: () => void }>

const leftKey = 'butterleaf.left-open'

export function useOpenBehind(): OpenBehind {
  const { template } = usePlan().plan
  const today = useToday()
  const [left, setLeft] = useState(() => readText(device, leftKey))
  const behind = openDaysBehind(template, today)
  const [first] = behind
  const isAsked = first && !findAwayOn(template, today) && left !== first.day.id
  const onLeave = () => {
    if (!first) return
    storeText(device, leftKey, first.day.id)
    setLeft(first.day.id)
  }
  return { open: isAsked ? behind : [], onLeave }
}

/** The open days from the first after the last complete one up to yesterday. */
function openDaysBehind(template: Template, today: string): FoundDay[] {
  const days = template.weeks.flatMap((week, weekIndex) => daysIn({ week, weekIndex }))
  const last = days.findLastIndex(({ day }) => day.isComplete)
  return days.slice(last + 1).filter(({ dayNumber }) => dateOfDay(template, dayNumber) < today)
}
