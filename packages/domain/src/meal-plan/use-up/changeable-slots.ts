import { freeSlots } from '../free-slots.ts'
import { isFilled } from '../item.ts'
import { type FoundItem, placeOfDay } from '../places.ts'
import type { Template } from '../template.ts'
import { slotsAhead } from './planned-use.ts'

/** The dishes a draw of their day might change, on days that a person still shops for. */
export function changeableSlots(template: Template, days: ReadonlySet<number>): FoundItem[] {
  const ahead = slotsAhead(template, days).filter(({ item }) => isFilled(item))
  const places = new Map(ahead.map((slot) => [slot.day.id, placeOfDay(slot)]))
  const free = new Set(
    [...places.values()].flatMap((place) => freeSlots(template, place).map(({ item }) => item.id)),
  )
  return ahead.filter(({ item }) => free.has(item.id))
}
