import type { ShownUseUp } from '@butterleaf/domain/meal-plan/use-up/shown-use-up'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refetchWeekAsks } from '#lib/meal-plan/asks/week-ask-query.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { proposeUseUp, takeUseUp } from '#lib/proposal/proposal-changes.ts'
import { type ListPlace, refetchLists } from '../sync/list-query.ts'
import { type TypedFood, toNamedAmount } from './typed-food.ts'

/** [PAN-5] Foods as they are typed, the proposal for them, and taking it. What is typed stays until it is taken or closed. */
export function useUseUp(place: ListPlace) {
  const queries = useQueryClient()
  const [foods, setFoods] = useState<readonly TypedFood[]>([])
  const [answer, setAnswer] = useState<ShownUseUp>()
  const asking = useMutation({
    mutationFn: () => proposeUseUp(place, foods.map(toNamedAmount)),
    onSuccess: setAnswer,
  })
  const changing = usePlanChange()
  const change = (next: readonly TypedFood[]) => {
    asking.reset()
    setFoods(next)
  }
  const back = () => {
    changing.reset()
    setAnswer(undefined)
  }
  const take = async (shown: ShownUseUp) => {
    await changing.mutateAsync(takeUseUp(shown.proposal, foods.map(toNamedAmount)))
    await Promise.all([refetchLists(queries), refetchWeekAsks(queries)])
  }
  return { foods, change, answer, asking, changing, ask: asking.mutate, back, take }
}

export type UseUp = ReturnType<typeof useUseUp>
