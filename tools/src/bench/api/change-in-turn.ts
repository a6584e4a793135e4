import { ask, askFor } from '../../load/ask.ts'
import type { PlanHolder } from '../../load/people.ts'

export type Kind = 'mixed' | 'small' | 'draw'
type Press = readonly [method: string, what: string]

/** What a client does, again and again: the day changes with each turn. A turn leaves nothing locked. */
export const pressesOf: Readonly<
  Record<Kind, { turn: readonly Press[]; turnsOfDay: number; firstDay: number }>
> = {
  mixed: {
    turn: [
      ['POST', 'randomize'],
      ['POST', 'lock'],
      ['DELETE', 'lock'],
    ],
    turnsOfDay: 1,
    firstDay: 1,
  },
  small: {
    turn: [
      ['POST', 'lock'],
      ['DELETE', 'lock'],
      ['POST', 'serving/1'],
      ['DELETE', 'serving/1'],
    ],
    turnsOfDay: 1,
    firstDay: 2,
  },
  draw: { turn: [['POST', 'randomize']], turnsOfDay: 3, firstDay: 8 },
}

type Client = { person: PlanHolder; count: number; firstDay: number; kind: Kind }
type Changed = Readonly<{ ms: number; bytes: number }>

/** Answers of a server that is starved: it says so, changes nothing, and is asked again. */
export const refusals = { count: 0 }

/** Every change makes a version; the client asks for what changed since the version before, as the app does. */
export async function changeInTurn({ person, count, firstDay, kind }: Client): Promise<Changed[]> {
  const { turn, turnsOfDay } = pressesOf[kind]
  const done: Changed[] = []
  for (let change = 0; change < count; change += 1) {
    const day = firstDay + Math.floor(change / (turn.length * turnsOfDay))
    const [method, what] = turn[change % turn.length]
    const address = `${person.slot(1 + (day % 28), 'lunch')}/${what}`
    const asked = { token: person.token, prefer: `return=changes; since=${person.version}` }
    const first = await ask(method, address, asked)
    if (first.status === 503) refusals.count += 1
    const { ms, text } = first.status === 200 ? first : await askFor(200, method, address, asked)
    const answer = text()
    person.version = Number(/"version":(\d+)/.exec(answer)?.[1] ?? person.version)
    done.push({ ms, bytes: Buffer.byteLength(answer) })
  }
  return done
}
