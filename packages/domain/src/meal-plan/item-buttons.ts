// What may be pressed of an item: of each what the operation behind it would refuse.

import type { Button } from './buttons.ts'
import { isFilled } from './item.ts'
import { refusalToServe } from './operations/change-servings.ts'
import { refusalToSkip } from './operations/skip-slot.ts'
import { type FoundItem, findItem, type ItemPlace } from './places.ts'
import { servingStep } from './servings.ts'
import type { Template } from './template.ts'

export type ItemButtons = Readonly<{ skip: Button; unskip: Button; minus: Button; plus: Button }>

const none: ItemButtons = { skip: 'absent', unskip: 'absent', minus: 'absent', plus: 'absent' }

/** ITEM-3, ITEM-4. A complete day is for looking at only. */
export function itemButtons(template: Template, place: ItemPlace): ItemButtons {
  const found = findItem(template, place)
  if (!found || found.day.isComplete) return none
  return { ...skipButtons(template, found), ...servingButtons(found) }
}

function skipButtons(template: Template, found: FoundItem): Pick<ItemButtons, 'skip' | 'unskip'> {
  const { kind, meal } = found.item
  if (template.mode !== 'own' || meal === 'dessert') return { skip: 'absent', unskip: 'absent' }
  if (kind === 'skipped') return { skip: 'absent', unskip: 'enabled' }
  return { skip: refusalToSkip(template, found) ? 'disabled' : 'enabled', unskip: 'absent' }
}

function servingButtons({ item, ...found }: FoundItem): Pick<ItemButtons, 'minus' | 'plus'> {
  if (!isFilled(item)) return { minus: 'absent', plus: 'absent' }
  const buttonFor = (change: number): Button =>
    refusalToServe({ ...found, item }, item.servings + change) ? 'disabled' : 'enabled'
  return { minus: buttonFor(-servingStep), plus: buttonFor(servingStep) }
}
