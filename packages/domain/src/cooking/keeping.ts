/** How a cooked dish keeps. */
export type Keeping = {
  /** In the fridge unless `how` says otherwise; 0: eaten at once. */
  days: number
  /** "in a lidded box in the fridge, the dressing apart"; of what is eaten at once, why. */
  how: string
  freezes: boolean
  /** How it is warmed; missing where it is eaten cold or at once. */
  reheat?: string
}

/** "Keeps 3 days in a lidded box in the fridge. Freezes well. Warm it in a skillet, 4 min." */
export function keepingText({ days, how, freezes, reheat }: Keeping): string {
  const kept = days === 0 ? `Doesn’t keep: ${how}.` : `Keeps ${days} ${days === 1 ? 'day' : 'days'} ${how}.`
  const isInFreezer = /\bfreezer\b/.test(how)
  const more = [freezes && !isInFreezer && 'Freezes well.', reheat !== undefined && `Warm it ${reheat}.`]
  return [kept, ...more].filter(Boolean).join(' ')
}
