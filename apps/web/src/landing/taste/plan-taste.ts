import { decodeTaste } from '@butterleaf/contract/meal-plan/codecs/taste-codec'
import { askTaste } from './ask-taste.ts'
import { showDay } from './show-day.ts'
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
