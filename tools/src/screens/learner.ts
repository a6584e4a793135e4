import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays, type IsoDate, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { sendRequest } from '@butterleaf/testing/http/send-request'
import { leekPieText, ownRecipePath } from '@butterleaf/testing/own-recipes/recipe-writer'
import type { TestApp } from '@butterleaf/testing/test-app'
import { planPath } from '@butterleaf/testing/test-plan'
import { eatPlans, importWeighIns, steadyWeights } from '@butterleaf/testing/weight-tracker/test-learner'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'

/** Ten weeks: two plans eaten whole, and the third until yesterday. */
const daysLived = 69
const eatenOfLast = 13
const timeZone = 'America/New_York'

type Door = { origin: string; token: string }

/** A person whose weight holds though their plan says it falls, with readings of two weeks and a recipe of their own. */
export async function liveTenWeeks({ origin, token }: Door): Promise<MealPlan> {
  const today = isoDateInTimeZone(new Date(), timeZone)
  const headers = { 'time-zone': timeZone }
  const app: Pick<TestApp, 'request'> = {
    request: (method, address, options) => sendRequest(origin, method, address, { headers, ...options }),
  }
  await eatPlans(app, token, { today, days: daysLived, eatenOfLast })
  const weightsKg = steadyWeights(daysLived, 75)
  const tracker = await importWeighIns(app, token, { today, goalKg: 62, weightsKg })
  await logReadings(app, token, { today, tracker })
  await app.request('POST', `${ownRecipePath}/text`, { token, body: { text: leekPieText } })
  return (await app.request('GET', planPath, { token })).body
}

async function logReadings(
  app: Pick<TestApp, 'request'>,
  token: string,
  { today, tracker }: { today: IsoDate; tracker: string },
): Promise<void> {
  for (let ago = 14; ago >= 0; ago -= 2) {
    const readings = {
      bloodKetones: (16 - (ago % 5)) / 10,
      glucose: { value: 84 + (ago % 6), unit: 'mg/dL' },
      waist: { value: 88 + ago / 4, unit: 'cm' },
    }
    const body = { weightTrackerId: tracker, note: '', date: addDays(today, -ago), readings }
    const { status, body: answer } = await app.request('PUT', `${trackerPath}/${tracker}/log`, {
      token,
      body,
    })
    if (status !== 200) throw new Error(`No readings: ${JSON.stringify(answer)}`)
  }
}
