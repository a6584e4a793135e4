import type { PlanHolder } from '../../load/people.ts'
import { spreadOf } from '../../load/spread.ts'
import type { Measured } from './measured.ts'
import { readShopper, type Shopper, tickInTurn } from './tick-in-turn.ts'

const ticksBefore = 20
const ticksEach = 60

/** Everybody ticks their list, once as the app does, once as a client that wants the list in the answer. */
export async function measureTicks(people: readonly PlanHolder[], cpuMs: () => number): Promise<Measured[]> {
  const shoppers: Shopper[] = []
  for (const person of people) shoppers.push(await readShopper(person))
  const tickAll = async (count: number, isThin: boolean) =>
    (await Promise.all(shoppers.map((shopper) => tickInTurn(shopper, count, isThin)))).flat()
  const rowsOf = async (what: string, isThin: boolean): Promise<Measured[]> => {
    await tickAll(ticksBefore, isThin)
    const cpuBefore = cpuMs()
    const startedAt = performance.now()
    const times = await tickAll(ticksEach, isThin)
    const seconds = (performance.now() - startedAt) / 1000
    return [
      { what: `${what}, ${people.length} clients`, unit: '/s', value: times.length / seconds },
      { what: '  p99', unit: 'ms', value: spreadOf(times).p99 },
      { what: '  processor time for each', unit: 'ms', value: (cpuMs() - cpuBefore) / times.length },
    ]
  }
  return [...(await rowsOf('a tick', true)), ...(await rowsOf('a tick answered with the list', false))]
}
