import type { FoodSource, LogEntry, LogMeasure } from '@butterleaf/domain/food-log/log-entry'

export type RecentAmount = Readonly<{ grams: number; measure?: LogMeasure | undefined }>

/** [LIFE-3] The foods a person wrote down last, each with its last amount; the last first. */
export function recentFoods(entries: readonly LogEntry[]): ReadonlyMap<string, RecentAmount> {
  const recent = new Map<string, RecentAmount>()
  const byDate = entries.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  for (const { source } of byDate)
    if (isFood(source) && !recent.has(source.foodId)) recent.set(source.foodId, source)
  return recent
}

function isFood(source: LogEntry['source']): source is FoodSource {
  return source.kind === 'food'
}
