import type { RhythmAsk } from '@butterleaf/contract/shopping-list/ask-calls'

const minutesAnHour = 60

/** LIV-3: "For you about 31 things to buy a week, 6½ h in the kitchen." Rounded, since each plan is a little different. */
export function rhythmAskText({ rows, minutes }: Pick<RhythmAsk, 'rows' | 'minutes'>): string {
  return `For you about ${rows} things to buy a week, ${hoursText(minutes)} in the kitchen.`
}

function hoursText(minutes: number): string {
  const halves = Math.max(1, Math.round((minutes / minutesAnHour) * 2))
  const hours = Math.floor(halves / 2)
  if (halves % 2 === 0) return `${hours} h`
  return `${hours > 0 ? hours : ''}½ h`
}
