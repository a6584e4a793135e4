import { itemCalls } from '@butterleaf/contract/meal-plan/calls'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { type ApiProblem, isProblem } from '#lib/api/api-problem.ts'
import { finalRefusals, Outbox } from '#lib/offline/outbox.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { useToasts } from '#ui/feedback/toast.tsx'
import { readPlanAgain } from '../../plan-query.ts'
import type { PlanChange } from '../plan-change.ts'
import { sendChange } from '../use-plan-change.ts'
import { isDone } from './apply-moves.ts'
import { dropMove, readMoves, subscribeToMoves, type UnsentMove } from './unsent-moves.ts'

type Means = Readonly<{ queries: QueryClient; toasts: ReturnType<typeof useToasts> }>

const waitingText = 'Your move is kept on this device and sent when the network is back.'

/** [LIFE-1] Moves of dishes on their way to the server, in the order in which the person made them. */
export class MoveOutbox extends Outbox {
  readonly #means: Means

  constructor(means: Means) {
    super({
      subscribe: subscribeToMoves,
      isEmpty: () => readMoves().length === 0,
      sendNext: () => this.#sendNext(),
    })
    this.#means = means
    this.subscribe(() => {
      if (this.isWaiting()) means.toasts.show(waitingText, { key: 'unsent moves' })
    })
  }

  async #sendNext(): Promise<void> {
    const [move] = readMoves()
    if (!move) return
    const { queries, toasts } = this.#means
    try {
      await sendChange(queries, toasts, changeOf(move))
    } catch (error) {
      if (!isProblem(error, ...finalRefusals)) throw error
      await this.#tellUnlessDone(move, error)
    }
    dropMove(move.id)
  }

  /** Where only the answer to the first try was lost, there is nothing to tell. */
  async #tellUnlessDone(move: UnsentMove, problem: ApiProblem): Promise<void> {
    const { queries, toasts } = this.#means
    const plan: MealPlan | null = await readPlanAgain(queries)
    if (plan && isDone(plan.template, move)) return
    toasts.show(`Your move was dropped. ${problem.message}`, { tone: 'error', key: `move ${move.id}` })
  }
}

function changeOf({ planId, templateId, from, wish }: UnsentMove): PlanChange {
  const { to, isExchange, leftovers, portions, expected } = wish
  const body = {
    to,
    exchange: isExchange,
    ...(leftovers && { leftovers }),
    ...(portions?.length && {
      portions: portions.map(({ itemId, servings }) => ({ item: itemId, servings })),
    }),
    ...(expected && { expected }),
  }
  return {
    act: isExchange ? 'exchangeItems' : 'moveItem',
    what: 'move',
    at: from.itemId,
    // The plan it was made in, which may have been replaced since: then it is refused.
    send: () => withTimeout(api.send(itemCalls.move, { params: { planId, templateId, ...from }, body })),
  }
}
