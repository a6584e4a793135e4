import type { Diner } from '../drawing/diner.ts'
import type { DrawAnswer, DrawRequest } from '../drawing/draw-request.ts'
import type { KitchenRecipe } from '../drawing/kitchen.ts'
import type { FoodLog } from '../eating/eaten-day.ts'
import type { MendingProposal, MendingWish } from '../mending/propose-mending.ts'
import type { Template } from '../template.ts'
import type { AskedUseUp, UseUpProposal } from '../use-up/propose-use-up.ts'

/** For whom a proposal is made. */
export type PlannerAsker = Readonly<{
  /** Recipes that the threads don't hold: the person's own. */
  own: readonly KitchenRecipe[]
  diner: Diner
  template: Template
}>

export type UseUpRequest = PlannerAsker & AskedUseUp

export type MendingRequest = PlannerAsker &
  Pick<MendingWish, 'dayNumber' | 'fromDayNumber' | 'unshoppedDays'> &
  Readonly<{
    weekIndex: number
    log: FoodLog
    /** Of the first of these days, where that is today and the person's device tells it. */
    hour?: number | undefined
  }>

/** What planning does in a thread, by name. Both ways are plain, since they are copied. */
export type PlannerTasks = {
  draw: { request: DrawRequest; answer: DrawAnswer }
  useUp: { request: UseUpRequest; answer: UseUpProposal }
  mend: { request: MendingRequest; answer: MendingProposal }
}

export type PlannerTask = {
  [Name in keyof PlannerTasks]: Readonly<{ name: Name; request: PlannerTasks[Name]['request'] }>
}[keyof PlannerTasks]
export type PlannerAnswer = PlannerTasks[keyof PlannerTasks]['answer']
