import { decodeFitAtTable } from '@butterleaf/contract/meal-plan/codecs/plates-codec'
import { decodeSharedOn } from '@butterleaf/contract/meal-plan/codecs/table-codec'
import { seatCalls, type WireSeat } from '@butterleaf/contract/meal-plan/seat-calls'
import { decodePersonality } from '@butterleaf/contract/onboarding/decode-personality'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { MainMeal } from '@butterleaf/domain/meals/meals'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { Eater, PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'

export const seatKey = ['seat']

/** [TOG-4] Where a person eats along. */
export type Seat = Readonly<{
  /** Their first name, where it is known. */
  owner: string | null
  /** What the owner calls the person. */
  name: string
  sharedOn: Eater['sharedOn']
  answers: PartialQuestionnaire
  /** False while the owner has no subscription. */
  isOpen: boolean
  /** The owner's plan was made for all at the table as they are. */
  isPlanned: boolean
  days: readonly SeatDay[]
}>

export type SeatDay = Readonly<{
  date: IsoDate
  plates: readonly SeatPlate[]
  inRange: boolean
  totals: Macros
  /** LIFE-7: in the totals of a whole day. */
  snackRoom?: Macros | undefined
  /** Of their day, what the shared meals may hold at least and at most. */
  part: Readonly<{ least: number; most: number }>
}>

export type SeatPlate = Readonly<{
  meal: MainMeal
  dishes: readonly string[]
  servings: number
  grams: number
  /** Of each of its dishes; absent in what an older server said. */
  amounts?: readonly Readonly<{ servings: number; grams: number }>[] | undefined
  isLeftover: boolean
  /** TOG-3: of its dishes, those that are cooked for them alone. */
  apart?: readonly string[] | undefined
}>

/** [TOG-4] Null where the person eats along nowhere. */
export function useSeat(): UseQueryResult<Seat | null> {
  return useQuery({
    queryKey: seatKey,
    queryFn: async () => decodeSeat(await api.send(seatCalls.read, {})),
    // The owner's plan changes on devices that this one hears nothing of.
    staleTime: 20_000,
  })
}

export function decodeSeat({ seat }: Readonly<{ seat: WireSeat | null }>): Seat | null {
  if (!seat) return null
  const { owner, name, shares, personality, isOpen, planned = false, days } = seat
  return {
    ...{ owner, name, isOpen, isPlanned: planned },
    sharedOn: decodeSharedOn(shares),
    answers: decodePersonality(personality),
    days: days.map((day) => ({ ...decodeFitAtTable(day), date: day.date as IsoDate })),
  }
}

/** "Robin’s table", "a table" */
export function tableName(owner: string | null): string {
  return owner === null ? 'a table' : `${owner}’s table`
}
