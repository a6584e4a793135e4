import type { Page, Route } from '@playwright/test'
import type { Who } from '../people.ts'

type Answer = Parameters<Route['fulfill']>[0] | 'never'

/** A screen in one of its states. */
export type ShownPlace = {
  name: string
  who: Who
  path: string
  /** What is typed already, in the tab's own storage. */
  session?: Record<string, unknown>
  /** What the device is made to forget. */
  forgotten?: readonly string[]
  /** What the server is made to answer, by the pattern of the address. */
  answers?: Record<string, Answer>
  /** What is done there before the picture is taken, and what takes that back. */
  act?: (page: Page) => Promise<unknown>
  undo?: (page: Page) => Promise<unknown>
  /** In a context of its own, so that an answer that fails finds no copy of an earlier one. */
  isFresh?: boolean
  isOverlay?: boolean
  isScreenful?: boolean
  /** Something on it goes on loading. */
  isBusy?: boolean
}
export type PlaceFor<Missing extends keyof ShownPlace> = Omit<ShownPlace, Missing> &
  Partial<Pick<ShownPlace, Missing>>
