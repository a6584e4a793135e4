import { Refused } from './refused.ts'

const unitSeconds = { h: 3_600, d: 86_400, w: 7 * 86_400 } as const
const mostDays = 3_660

/** `30d`, `12h`, `2w`: in seconds. */
export function readDuration(text: string | undefined): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([hdw])$/.exec(text ?? '') ?? []
  const seconds = Number(count) * (unitSeconds[unit as keyof typeof unitSeconds] ?? 0)
  if (seconds === 0) throw new Refused('Say how far, such as 12h, 30d or 2w.')
  if (seconds > mostDays * unitSeconds.d) throw new Refused('Ten years at once are the most.')
  return seconds
}
