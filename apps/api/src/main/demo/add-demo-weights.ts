import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { logRowsFor } from '@butterleaf/domain/weight-tracker/log-rows'
import { gramsFromKg } from '@butterleaf/domain/weight-tracker/weight'
import type { WeightEntry } from '@butterleaf/domain/weight-tracker/weight-log'
import { importLogs, setTarget } from '#capabilities/weight-tracker/operations.ts'
import type { AppContext } from '#platform/app-context.ts'

const demoDays = 84
const startKg = 88.4
const targetKg = 78
const daysToTarget = 90
const waterKg = 1.6
const kgPerDay = 0.055

/** A target, and twelve weeks of weigh-ins to yesterday. */
export async function addDemoWeights(
  { database, clock }: Pick<AppContext, 'database' | 'clock'>,
  userId: string,
  today: IsoDate,
): Promise<void> {
  const actor = { userId, now: clock.now(), today }
  const target = { grams: gramsFromKg(targetKg), date: addDays(today, daysToTarget) }
  const tracker = await setTarget(database.db, actor, target)
  await importLogs(database.db, actor, tracker.id, logRowsFor(demoLogs(today), 'metric'))
}

/** Water first, then a steady way down, with the swings a scale shows and some days left out. */
function demoLogs(today: IsoDate): WeightEntry[] {
  const random = seededRandom('demo')
  const logs: WeightEntry[] = []
  for (let day = 0; day < demoDays; day++) {
    const swing = (random() - 0.5) * 1.1
    const isLeftOut = random() < 0.25 && day > 0 && day < demoDays - 1
    const kg = startKg - waterKg * (1 - Math.exp(-day / 3)) - kgPerDay * day + swing
    const note = day === 0 ? 'Day one' : ''
    if (isLeftOut) continue
    logs.push({ date: addDays(today, day - demoDays), grams: gramsFromKg(Math.round(kg * 10) / 10), note })
  }
  return logs
}
