import { mealPlanCalls, type Taste } from '@butterleaf/contract/meal-plan/calls'
import { decodeTaste } from '@butterleaf/contract/meal-plan/codecs/taste-codec'
import type { Problem } from '@butterleaf/contract/problem'
import { readProblemKind } from '@butterleaf/contract/problem-kind'
import type { ProblemKind } from '@butterleaf/contract/problem-kinds'
import type { TasteDay, TasteItem } from '@butterleaf/domain/meal-plan/shown/taste-day'
import type { TasteAsked } from '../../site/site-data.ts'
import { certificateOf, dishFigures, macroFigures } from '../macro-figures.ts'
import { type TasteFault, tasteQuestion } from './taste-question.ts'

let asks = 0

/** Handles a press of the button: turns the form into a day, or shows what is wrong. */
export async function planTaste(form: HTMLFormElement, card: HTMLElement): Promise<void> {
  asks += 1
  const ask = asks
  const question = tasteQuestion(new FormData(form))
  showFaults(form, question.ok ? [] : question.faults)
  if (!question.ok) return say(form, 'One of your numbers needs another look.')
  card.setAttribute('aria-busy', 'true')
  say(form, 'Planning your day…')
  const answer = await askTaste(question.asked)
  // After a second press only the later day is shown, whichever answer comes first.
  if (ask !== asks) return
  card.removeAttribute('aria-busy')
  if (!answer.ok) {
    showFaults(form, answer.faults)
    return say(form, answer.message)
  }
  showDay(card, decodeTaste(answer.taste))
  say(form, 'Here is your day.')
  card.querySelector<HTMLElement>('[data-taste-whose]')?.focus({ preventScroll: true })
  // On a phone the day lies below the form.
  if (card.getBoundingClientRect().top > window.innerHeight / 2) card.scrollIntoView({ behavior: 'smooth' })
}

function say(form: HTMLFormElement, sentence: string): void {
  const status = form.querySelector('[data-taste-status]')
  if (status) status.textContent = sentence
}

/** Moves the focus to the first field at fault. */
function showFaults(form: HTMLFormElement, faults: readonly TasteFault[]): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-fault]')) {
    const fault = faults.find(({ field }) => field === place.dataset.fault)
    place.textContent = fault?.message ?? ''
    fieldNamed(form, place.dataset.fault)?.setAttribute('aria-invalid', String(fault !== undefined))
  }
  offerToKeep(form, faults)
  fieldNamed(form, faults[0]?.field)?.focus()
}

/** ONB-14: a goal that would be unsafe is refused with the nearest that isn't. */
function offerToKeep(form: HTMLFormElement, faults: readonly TasteFault[]): void {
  const keep = form.querySelector<HTMLButtonElement>('[data-taste-keep]')
  const goal = form.querySelector<HTMLSelectElement>('[name="goal"]')
  if (!keep || !goal) return
  keep.hidden = !faults.some(({ field }) => field === 'goal')
  keep.onclick = () => {
    goal.value = keep.dataset.tasteKeep ?? goal.value
    form.requestSubmit()
  }
}

function fieldNamed(form: HTMLFormElement, name = ''): HTMLElement | undefined {
  return form.querySelector<HTMLElement>(`[name="${name}"]`) ?? undefined
}

type TasteAnswer = { ok: true; taste: Taste } | { ok: false; message: string; faults: readonly TasteFault[] }

/** The form's fields by the API's names; only the form knows units. */
const fieldOf: Readonly<Record<string, string>> = { age: 'age', motive: 'goal', activityLevel: 'activity' }

export async function askTaste(asked: TasteAsked): Promise<TasteAnswer> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  try {
    const answer = await fetch(`${mealPlanCalls.readTaste.path}?${query}`)
    if (answer.ok) return { ok: true, taste: (await answer.json()) as Taste }
    return toTasteAnswer((await answer.json()) as Problem)
  } catch {
    return {
      ok: false,
      message: 'We can’t reach the kitchen. Check your connection and try again.',
      faults: [],
    }
  }
}

function toTasteAnswer(problem: Problem): TasteAnswer {
  const { errors = [] } = problem
  const faults = errors.flatMap(({ field, message }) => {
    const named = fieldOf[field]
    return named ? [{ field: named, message }] : []
  })
  return { ok: false, message: messageFor(readProblemKind(problem), errors.length > faults.length), faults }
}

function messageFor(kind: ProblemKind, isOfAll: boolean): string {
  switch (kind) {
    case 'too-many-requests':
      return 'That was a lot of days at once. Give it a minute, then try again.'
    case 'invalid-input':
      return isOfAll
        ? 'No day can be planned for these numbers together. Is one of them off?'
        : 'One of your numbers needs another look.'
    case 'nothing-suitable':
      return 'No day of ours fits these numbers. In a whole plan you choose what may give.'
    default:
      return 'The kitchen is busy. Try again in a moment.'
  }
}

/** Writes a day into the places of the one that stands there. */
function showDay(card: Element, { items, fit, isFloorReached }: TasteDay): void {
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
