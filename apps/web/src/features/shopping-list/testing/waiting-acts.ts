import type { Tick } from '@butterleaf/domain/shopping-list/ticks'
import type { ListAct } from '../sync/list-acts.ts'

type Marked = Omit<Tick, 'atMs'>

type Waiting = Readonly<{
  ticks?: readonly Marked[]
  /** Of a row and what is bought with it. */
  press?: readonly Marked[]
  added?: readonly { id: string; text: string }[]
  removed?: readonly string[]
  atHome?: readonly Marked[]
}>

export const place = { planId: 'plan', templateId: 't', weekId: 'w1' }

/** Acts of a list, each its own press. */
export function waitingActs({
  ticks = [],
  press,
  added = [],
  removed = [],
  atHome = [],
}: Waiting): readonly ListAct[] {
  const named = [
    ...added.map((line) => ({ name: 'addLine', args: { place, line } })),
    ...[...ticks.map((tick) => [tick]), ...(press ? [press] : [])].map((pressed) => {
      return { name: 'saveTicks', args: { place, ticks: pressed } }
    }),
    ...atHome.map((mark) => ({ name: 'saveAtHome', args: { place, mark } })),
    ...removed.map((id) => ({ name: 'removeLine', args: { place, id } })),
  ]
  return named.map((act, index) => ({ ...act, id: String(index), atMs: index }))
}
