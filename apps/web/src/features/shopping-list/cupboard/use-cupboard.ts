import { shoppingListCalls } from '@butterleaf/contract/shopping-list/calls'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { api } from '#lib/api/api.ts'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import { addActs } from '#lib/outbox/queue.ts'
import { listActs } from '../sync/list-acts.ts'
import type { ListPlace } from '../sync/list-query.ts'
import type { Staple } from './cupboard-card.tsx'

/** Whether the question was answered or skipped on this device. `unsent`: in the release before, which didn't queue it as an act. */
const cupboardAnswer = createOwnerStore<{ state: 'none' | 'unsent' | 'sent' }>('butterleaf.cupboard.1', {
  state: 'none',
})

let fetchedAhead: Readonly<{ templateId: string; cupboard: AskedCupboard }> | undefined

/** A list that was fetched ahead is shown at once: with its question known as early, that stands above the rows (HELD-5). */
export async function fetchCupboardAhead(place: ListPlace): Promise<void> {
  if (cupboardAnswer.read().state !== 'none') return
  fetchedAhead = { templateId: place.templateId, cupboard: await withTimeout(readCupboard(place)) }
}

function cupboardFetchedAhead({ templateId }: ListPlace): AskedCupboard | undefined {
  return fetchedAhead?.templateId === templateId ? fetchedAhead.cupboard : undefined
}

/** It is for one opening: what is ticked then closes the question. */
function useUpFetchedAhead(): void {
  useEffect(() => {
    fetchedAhead = undefined
  }, [])
}

/** [PAN-6] The staples to ask about, while the question is open. What is answered without a signal is sent later. */
export function useCupboard(place: ListPlace) {
  const { state } = useSyncExternalStore(cupboardAnswer.subscribe, cupboardAnswer.read)
  const { data, isPending, fetchStatus, failureCount } = useQuery({
    queryKey: ['cupboard', place.templateId, state],
    queryFn: () => (state === 'unsent' ? close(place, []) : withTimeout(readCupboard(place))),
    initialData: () => (state === 'none' ? cupboardFetchedAhead(place) : undefined),
    enabled: state !== 'sent',
    // Asked once an opening, so that no answer from elsewhere takes the question away while it is being answered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useUpFetchedAhead()
  const weekId = data?.weekId
  const isOpen = state === 'none' && data?.isOpen === true && typeof weekId === 'string'
  const isOnItsWay = isPending && fetchStatus === 'fetching' && failureCount === 0
  return {
    staples: isOpen ? data.staples : [],
    Card: data?.Card,
    /** No question can come any more that isn't here: rows that are shown now stay where they are. */
    isSettled: state !== 'none' || !isOnItsWay,
    answer: (atHome: readonly Staple[]) => {
      close(place, weekId ? atHome.map(atHomeIn({ ...place, weekId })) : [])
    },
  }
}

function atHomeIn(place: ListPlace) {
  return ({ ingredient, neededGrams }: Staple) => {
    return { name: 'saveAtHome', args: { place, mark: { ingredient, neededGrams, checked: true } } } as const
  }
}

/** With the card to ask it by, so that both are there at once; asked once a plan, every other look does without the card. */
async function readCupboard({ planId, templateId }: ListPlace) {
  const cupboard = await api.send(shoppingListCalls.readCupboard, { params: { planId, templateId } })
  const Card = cupboard.isOpen ? (await import('./cupboard-card.tsx')).CupboardCard : undefined
  return { ...cupboard, Card }
}

type AskedCupboard = Awaited<ReturnType<typeof readCupboard>>

export type CupboardInUse = ReturnType<typeof useCupboard>

/** `marks`: what is at home. Nothing is left to read then. */
function close(place: ListPlace, marks: readonly ReturnType<ReturnType<typeof atHomeIn>>[]): null {
  addActs(listActs, [...marks, { name: 'closeCupboard', args: { place } }])
  cupboardAnswer.write({ state: 'sent' })
  return null
}
