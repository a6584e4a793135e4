/** LIFE-8: how long what a change replaced can be brought back. */
export const historyDays = 30

const dayMs = 86_400_000

export function historyBegin(now: Date): Date {
  return new Date(now.getTime() - historyDays * dayMs)
}
