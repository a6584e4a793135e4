import type { Eating } from '../models/recipe-model.ts'
import { shortDateText, weekdayText } from './dates.ts'

/** "day 3 dinner (Wed, Nov 25)", "day 4 lunch (Thu, Nov 26, leftovers)" */
export function eatingText({ dayNumber, date, meal, isLeftover }: Eating): string {
  const when = `${weekdayText(date).slice(0, 3)}, ${shortDateText(date)}`
  return `day ${dayNumber} ${meal} (${when}${isLeftover ? ', leftovers' : ''})`
}
