import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { TestAnswer } from '../http/send-request.ts'
import { signUp } from '../sign-in.ts'
import type { TestApp } from '../test-app.ts'

export const trackerPath = '/api/mealplan/weight-tracker'

/** A signed-up person with a weight tracker, and the calls they make. */
export interface TrackerOwner {
  token: string
  tracker: WeightTracker
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  saveLog(log: Record<string, unknown>): Promise<TestAnswer>
}

export function todayOf(app: TestApp): IsoDate {
  return isoDateInTimeZone(app.clock.now(), 'UTC')
}

export async function buildTrackerOwner(app: TestApp, target = { weight: 78 }): Promise<TrackerOwner> {
  const { accessToken: token } = await signUp(app.origin)
  const call: TrackerOwner['call'] = (method, path, body, headers = {}) =>
    app.request(method, trackerPath + path, { token, body, headers })
  const date = addDays(todayOf(app), 90)
  const { body: tracker } = await call('POST', '', { weight: target.weight, date })
  return {
    token,
    tracker,
    call,
    saveLog: (log) => call('PUT', `/${tracker.id}/log`, { weightTrackerId: tracker.id, note: '', ...log }),
  }
}
