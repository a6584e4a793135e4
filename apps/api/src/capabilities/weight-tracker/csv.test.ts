import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('what is exported is imported again unchanged, notes with quotes and line ends too', async () => {
  const owner = await buildTrackerOwner(app)
  const notes = ['plain', 'said "hm", twice', 'two\nlines', 'ümlaut – ½', '=1+1', "'=1+1", '-', "'tis late"]
  for (const [index, note] of notes.entries()) {
    await owner.saveLog({ date: addDays(todayOf(app), -index), weight: 80.123 + index, note })
  }
  const { body: before } = await owner.call('GET', '')
  const csv = await owner.call('GET', `/${owner.tracker.id}/logs.csv`)
  expect(csv.headers.get('content-disposition')).toContain('butterleaf-weight.csv')

  const other = await buildTrackerOwner(app)
  const imported = await other.call('POST', `/${other.tracker.id}/logs.csv`, csv.body)
  expect(imported.status).toBe(200)
  const essence = (logs: { date: string; weight: number; note: string }[]) =>
    logs.map(({ date, weight, note }) => ({ date, weight, note }))
  expect(essence(imported.body.logs)).toEqual(essence(before.logs))
})

it('a note that looks like a formula goes out as text, and no spreadsheet runs it', async () => {
  const owner = await buildTrackerOwner(app)
  await owner.saveLog({ date: todayOf(app), weight: 80, note: '=HYPERLINK("https://evil.example")' })
  const csv = await owner.call('GET', `/${owner.tracker.id}/logs.csv`)
  expect(csv.body).toContain(`,"'=HYPERLINK(""https://evil.example"")"`)
})

it.each([
  ['=', '=1+1'],
  ['+', '+1+1'],
  ['-', '-1+1'],
  ['@', '@SUM(1)'],
])(
  'a note that begins with %s goes out with an apostrophe before it, and comes in without',
  async (_sign, note) => {
    const owner = await buildTrackerOwner(app)
    await owner.saveLog({ date: todayOf(app), weight: 80, note })
    const csv = await owner.call('GET', `/${owner.tracker.id}/logs.csv`)
    expect(csv.body).toContain(`,'${note}`)
    const { body } = await owner.call('POST', `/${owner.tracker.id}/logs.csv`, csv.body)
    expect(body.logs[0].note).toBe(note)
  },
)

it('pounds go out and come in as shown', async () => {
  const owner = await buildTrackerOwner(app)
  await owner.saveLog({ date: todayOf(app), weight: 81.647 })
  const csv = await owner.call('GET', `/${owner.tracker.id}/logs.csv?unit=us`)
  expect(csv.body).toContain(`${todayOf(app)},180,`)
})

it('an import replaces the log of a date and leaves the other dates alone', async () => {
  const owner = await buildTrackerOwner(app)
  const [today, yesterday] = [todayOf(app), addDays(todayOf(app), -1)]
  await owner.saveLog({ date: today, weight: 90 })
  await owner.saveLog({ date: yesterday, weight: 91 })
  const { body } = await owner.call(
    'POST',
    `/${owner.tracker.id}/logs.csv`,
    `date;weight_kg\n${today};"82,4"\n`,
  )
  expect(body.logs.map((log: { weight: number }) => log.weight)).toEqual([91, 82.4])
})

it('[WGT-7] a spreadsheet that writes semicolons and decimal commas is read, without quotes too', async () => {
  const owner = await buildTrackerOwner(app)
  const [today, yesterday] = [todayOf(app), addDays(todayOf(app), -1)]
  const csv = `\uFEFFdate;weight_kg;note\r\n${today};82,4\r\n${yesterday};83,1;leeks, fried\r\n`
  const { body } = await owner.call('POST', `/${owner.tracker.id}/logs.csv`, csv)
  const essence = body.logs.map(({ weight, note }: { weight: number; note: string }) => [weight, note])
  expect(essence).toEqual([
    [83.1, 'leeks, fried'],
    [82.4, ''],
  ])
})

it('[API-3] names every row at fault and imports nothing', async () => {
  const owner = await buildTrackerOwner(app)
  const csv = `date,weight_kg\n${todayOf(app)},80\n2026-02-30,81\n2199-01-01,82\n2026-01-05,4000\n`
  const refused = await owner.call('POST', `/${owner.tracker.id}/logs.csv`, csv)
  expect(refused.status).toBe(422)
  const rows = refused.body.errors.map(({ field }: { field: string }) => field)
  expect(rows).toEqual(['row 3, date', 'row 4, date', 'row 5, weight'])
  expect((await owner.call('GET', '')).body.logs).toEqual([])
})

it('[API-3] a file that is no CSV, is empty or is of another type is refused with the reason', async () => {
  const owner = await buildTrackerOwner(app)
  const path = `/${owner.tracker.id}/logs.csv`
  expect((await owner.call('POST', path, '"date,weight_kg\nnever closed')).status).toBe(422)
  expect((await owner.call('POST', path, 'when,kilos\n2026-01-01,80')).status).toBe(422)
  expect((await owner.call('POST', path, { date: 'x' })).status).toBe(400)
  expect((await owner.call('POST', path, 'x'.repeat(1_100_000))).status).toBe(413)
  const xml = await owner.call('POST', path, '<a/>', { 'content-type': 'application/xml' })
  expect(xml.status).toBe(415)
})

it('[API-3] a file of more lines than are read at once is refused, and not cut off in silence', async () => {
  const owner = await buildTrackerOwner(app)
  const date = todayOf(app)
  const lines = (blank: number) => `date,weight_kg\n${'\n'.repeat(blank)}${date},80\n`
  const send = (csv: string) => owner.call('POST', `/${owner.tracker.id}/logs.csv`, csv)
  const refused = await send(lines(10_000))
  expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'row 10001'])
  expect((await owner.call('GET', '')).body.logs).toEqual([])
  expect((await send(lines(9_998))).body.logs).toHaveLength(1)
})

it('[HELD-1] of thousands of wrong rows the first hundred are told, and how many more there are', async () => {
  const owner = await buildTrackerOwner(app)
  const wrong = `date,weight_kg\n${'x,y\n'.repeat(3_000)}`
  const refused = await owner.call('POST', `/${owner.tracker.id}/logs.csv`, wrong)
  expect(refused.body.errors).toHaveLength(101)
  expect(refused.body.errors.at(-1)).toEqual({ field: 'rows after these', message: '5,900 more are wrong.' })
})

it('[HELD-1] a tracker holds as many days as a file can bring back, and refuses the next one whole', async () => {
  const owner = await buildTrackerOwner(app)
  const path = `/${owner.tracker.id}/logs.csv`
  const rows = (from: number, count: number) =>
    [
      'date,weight_kg',
      ...Array.from({ length: count }, (_, at) => `${addDays(todayOf(app), -1 - from - at)},80`),
    ].join('\n')
  expect((await owner.call('POST', path, rows(0, 5_000))).status).toBe(200)
  const refused = await owner.call('POST', path, rows(4_990, 20))
  const message = 'A tracker holds 5,000 days at most. Delete some first.'
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: 'rows', message }]])
  const log = await owner.saveLog({ date: todayOf(app), weight: 79 })
  expect([log.status, log.body.errors]).toEqual([400, [{ field: 'date', message }]])
  expect((await owner.saveLog({ date: addDays(todayOf(app), -1), weight: 79 })).status).toBe(200)
})
