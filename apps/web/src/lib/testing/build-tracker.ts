import type { WeightLog, WeightTracker } from '@butterleaf/contract/weight-tracker/calls'

/** A tracker as the server sends it; fields that a test doesn't name are ordinary. */
export function buildTracker(
  logs: Pick<WeightLog, 'date' | 'weight'>[] = [],
  part: Partial<WeightTracker> = {},
) {
  const all = logs.map((log, index) => ({ id: `log-${index}`, weightTrackerId: 'tracker', note: '', ...log }))
  const first = all[0]?.weight ?? null
  const last = all.at(-1)?.weight ?? null
  const change = first === null || last === null ? 0 : first - last
  const series = { labels: all.map((log) => log.date), data: all.map((log) => log.weight) }
  const tracker: WeightTracker = {
    id: 'tracker',
    targetWeight: 78,
    targetDate: '2030-01-01',
    startingWeight: first,
    current: last,
    lost: Math.max(0, change),
    gained: Math.max(0, -change),
    percentLost: 0,
    projection: { kind: 'unknown' },
    logs: all,
    graphJs: (['1w', '1m', '3m', '1y', 'all'] as const).map((period) => ({
      period,
      label: period,
      ...series,
      trend: series.data,
    })),
    readings: [],
    ...part,
  }
  return tracker
}
