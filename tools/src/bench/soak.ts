// Many people for many minutes: they sign up, pay, have a plan drawn, cook, shop and weigh themselves, and others take their place.
//   npm run bench -- soak [--minutes 10] [--people 20] [--pause 2000] [--presses 40] [--engine sqlite|postgres]
// The hour: --minutes 60 --people 100 --pause 6000 --presses 240. All come from one address, which may make 300 accounts an hour.
// Memory is the least of a minute, which is what collecting leaves; the first half of the minutes warms up. Exit 1 when an answer fails,
// when the heap grows by more than a megabyte a minute after that, or when a person waited longer than 5 seconds.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type CountingApp, countingApp, type Tally, takeTally } from '../load/counting-app.ts'
import { engineNamed, withServerOn } from '../load/engines.ts'
import { type LoopFigures, readMetrics } from '../load/process-figures.ts'
import type { ServerProcess } from '../load/server-process.ts'
import { spreadOf } from '../load/spread.ts'
import { type Life, livePerson } from './soak/person.ts'

const minuteMs = 60_000
/** An arrival is by far the dearest press: passwords, a card, a plan. */
const arrivalMs = 600
const samplesPerMinute = 6
const mostGrowthMb = 1
const slowestMs = 5_000

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    people: { type: 'string', default: '20' },
    pause: { type: 'string', default: '2000' },
    presses: { type: 'string', default: '40' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const minutes = Number(options.minutes)
await withServerOn(engineNamed(options.engine), { ACCESS: '' }, async (server) => report(await soak(server)))

async function soak(server: ServerProcess): Promise<Soaked> {
  const app = countingApp(server.origin)
  const life = { isOver: false, presses: Number(options.presses) }
  const people = Array.from({ length: Number(options.people) }, () => liveOn(app, life))
  const rows: Row[] = []
  console.log(`${options.people} people, a press each every ${options.pause} ms, on ${options.engine}\n`)
  console.log(
    ['minute', 'requests', 'p50 ms', 'p99 ms', 'slowest', 'loop p99', 'loop max', 'heap MiB', 'MiB', 'failed']
      .map(cell)
      .join(''),
  )
  for (let minute = 1; minute <= minutes; minute += 1) {
    const samples: Sample[] = []
    for (let taken = 0; taken < samplesPerMinute; taken += 1) {
      await pause(minuteMs / samplesPerMinute)
      samples.push(...(await sample(server)))
    }
    const row = rowOf(app, samples)
    rows.push(row)
    console.log([minute, ...Object.values(row).map(rounded)].map(cell).join(''))
  }
  life.isOver = true
  await Promise.all(people)
  return { rows, failures: takeTally(app).failures }
}

/** When one has had enough, or can't go on, another one comes. */
async function liveOn(app: CountingApp, life: Life): Promise<void> {
  await pause(Math.random() * Number(options.people) * arrivalMs)
  while (!life.isOver) {
    await livePerson(app, { pauseMs: Number(options.pause), life }).catch(async (error) => {
      app.fail(error)
      await pause(Number(options.pause))
    })
  }
}

type Row = ReturnType<typeof rowOf>
type Sample = LoopFigures & { residentMb: number }
type Soaked = { rows: Row[]; failures: Tally['failures'] }

function rowOf(app: CountingApp, samples: readonly Sample[]) {
  const { requests, times, failures } = takeTally(app)
  for (const [what, count] of failures) console.log(`  ${count} × ${what}`)
  const { p50, p99, most } = times.length > 0 ? spreadOf(times) : { p50: 0, p99: 0, most: 0 }
  const all = (name: keyof Sample) => samples.map((one) => one[name])
  const loopP99 = Math.max(...all('loopP99'))
  const loopMost = Math.max(...all('loopMost'))
  const heapMb = Math.min(...all('heapMb'))
  const residentMb = Math.min(...all('residentMb'))
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0)
  return { requests, p50, p99, most, loopP99, loopMost, heapMb, residentMb, failed }
}

/** None from a server under pressure. */
async function sample(server: ServerProcess): Promise<Sample[]> {
  const figures = await readMetrics(server.origin)
  return figures ? [{ ...figures, residentMb: server.residentMb() }] : []
}

function report({ rows, failures }: Soaked): void {
  const later = rows.slice(rows.length / 2)
  const growthOf = (name: keyof Row) => slopeOf(later.map((row) => row[name]))
  const heapGrowth = growthOf('heapMb')
  const failed = rows.reduce((sum, row) => sum + row.failed, 0) + failures.size
  const slowest = Math.max(...rows.map(({ most }) => most))
  const requests = rows.reduce((sum, row) => sum + row.requests, 0)
  const faults = [
    failed > 0 && `${failed} failed`,
    heapGrowth > mostGrowthMb && `the heap grows by more than ${mostGrowthMb} MiB a minute`,
    slowest > slowestMs && `a person waited longer than ${slowestMs} ms`,
  ].filter(Boolean)
  const growth = `heap ${heapGrowth.toFixed(2)}, resident ${growthOf('residentMb').toFixed(2)}`
  console.log(`\n${requests} requests, ${failed} failed; MiB more each minute after the warm-up: ${growth}`)
  console.log(faults.length === 0 ? 'Held.' : `NOT held: ${faults.join('; ')}.`)
  if (faults.length > 0) process.exitCode = 1
}

function rounded(value: number): string | number {
  return value >= 10 || value === 0 ? Math.round(value) : value.toFixed(1)
}

function cell(value: string | number): string {
  return String(value).padStart(10)
}

/** Least squares: by how much `values` grow from one to the next. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let product = 0
  let square = 0
  for (const [at, value] of values.entries()) {
    product += (at - middle) * (value - mean)
    square += (at - middle) ** 2
  }
  return square === 0 ? 0 : product / square
}
