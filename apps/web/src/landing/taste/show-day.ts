import type { TasteDay, TasteItem } from '@butterleaf/domain/meal-plan/shown/taste-day'
import { certificateOf, macroFigures } from '../macro-figures.ts'
import { dishFigures } from './dish-figures.ts'

/** Writes a day into the places of the one that stands there. */
export function showDay(card: Element, { items, fit, isFloorReached }: TasteDay): void {
  write(card, '[data-taste-whose]', 'Your day')
  write(card, '[data-taste-fit]', certificateOf(fit))
  card.querySelector('[data-taste-example]')?.remove()
  write(card, '[data-taste-floor]', isFloorReached ? leastPlanned : '')
  showMacros(card, fit)
  for (const item of items) {
    const dish = card.querySelector(`[data-dish="${item.meal}"]`)
    if (dish) showDish(dish, item)
  }
}

const leastPlanned = 'This is the least energy we plan for you in a day, so we stop here.'

function showMacros(card: Element, fit: TasteDay['fit']): void {
  for (const { key, value, range, filled, least } of macroFigures(fit)) {
    const meter = card.querySelector(`[data-macro="${key}"]`)
    if (!meter) continue
    write(meter, '[data-value]', value)
    write(meter, '[data-range]', range)
    meter.querySelector('[data-filled]')?.setAttribute('width', `${filled}%`)
    meter.querySelector('[data-least]')?.setAttribute('x', `${least}%`)
  }
}

function showDish(dish: Element, item: TasteItem): void {
  const { minutes, macros } = dishFigures(item)
  write(dish, '[data-title]', item.card.title)
  write(dish, '[data-minutes]', minutes)
  write(dish, '[data-macros]', macros)
  dish.querySelector('img')?.setAttribute('src', item.card.pictures.small)
}

function write(within: Element, name: string, text: string): void {
  const place = within.querySelector(name)
  if (place) place.textContent = text
}
