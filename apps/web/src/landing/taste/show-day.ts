import type { Taste } from '@butterleaf/contract/meal-plan/calls'
import { certificateOf, macroFigures } from '../macro-figures.ts'
import { dishFigures } from './dish-figures.ts'

type Day = Taste['day']

/** Writes a day into the elements of the shown one. */
export function showDay(card: Element, { day }: Pick<Taste, 'day'>): void {
  write(card, '[data-taste-whose]', 'Your day')
  write(card, '[data-taste-fit]', certificateOf(day.fit))
  card.querySelector('[data-taste-example]')?.remove()
  showMacros(card, day)
  for (const item of day.items) {
    const dish = card.querySelector(`[data-dish="${item.category}"]`)
    if (dish) showDish(dish, item)
  }
}

function showMacros(card: Element, { fit }: Day): void {
  for (const { key, value, range, filled, least } of macroFigures(fit)) {
    const meter = card.querySelector(`[data-macro="${key}"]`)
    if (!meter) continue
    write(meter, '[data-value]', value)
    write(meter, '[data-range]', range)
    meter.querySelector('[data-filled]')?.setAttribute('width', `${filled}%`)
    meter.querySelector('[data-least]')?.setAttribute('x', `${least}%`)
  }
}

function showDish(dish: Element, item: Day['items'][number]): void {
  const { minutes, macros } = dishFigures(item)
  write(dish, '[data-title]', item.value.title)
  write(dish, '[data-minutes]', minutes)
  write(dish, '[data-macros]', macros)
  dish.querySelector('img')?.setAttribute('src', item.value.image.small)
}

function write(within: Element, name: string, text: string): void {
  const place = within.querySelector(name)
  if (place) place.textContent = text
}
