import type { Puzzle } from '@butterleaf/contract/account/puzzle-schemas'
import type { Problem } from '@butterleaf/contract/problem'
import { solveInWorker } from './solve-in-worker.ts'

const mostAskMs = 5_000
const couldNot = 'Too many tries. Wait a while, then try again.'

/**
 * Asks, before a form is sent, whether too many tries came before it, and solves the puzzle that lets it through. A form that
 * has to wait stays as it was typed: a page that the server sends again has no password in it.
 */
export function solveBeforeSending(page: Document): void {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-puzzle]')) guardForm(form)
}

function guardForm(form: HTMLFormElement): void {
  const status = addPuzzleStatus(form)
  let isReady = false
  let running: AbortController | undefined
  const stop = () => {
    running?.abort()
    running = undefined
    status.clear()
  }
  // A puzzle belongs to its address, and ends with its page.
  form.addEventListener('input', ({ target }) => {
    if (target === emailField(form)) stop()
  })
  form.ownerDocument.defaultView?.addEventListener('pagehide', stop)
  form.addEventListener('submit', (event) => {
    const goesNow = isReady || emailField(form)?.value.trim() === ''
    isReady = false
    // Another check has held it back, and sends it again.
    if (event.defaultPrevented || goesNow) return
    event.preventDefault()
    if (running) return
    const { submitter } = event
    const own = new AbortController()
    running = own
    void prepare(form, status, own.signal).then((mayGo) => {
      if (own.signal.aborted) return
      running = undefined
      if (!mayGo) return
      isReady = true
      form.requestSubmit(submitter)
    })
  })
}

/** True when the form may be sent; else it says why not. */
async function prepare(form: HTMLFormElement, status: PuzzleStatus, signal: AbortSignal): Promise<boolean> {
  status.clear()
  const field = puzzleField(form)
  field.value = ''
  const pause = await askForPause(form)
  if (!pause || signal.aborted) return true
  const { challenge, detail = couldNot } = pause
  const tell = (share: number) => status.showProgress(share)
  if (challenge) tell(0)
  const solution = challenge && (await solveInWorker(challenge, { tell, signal }))
  if (signal.aborted) return false
  if (!solution) status.showRefusal(detail)
  field.value = solution ?? ''
  return solution !== undefined
}

/** When the server can't be asked, the form is sent as it is, and the server says it on a page. */
async function askForPause(
  form: HTMLFormElement,
): Promise<{ challenge?: Puzzle | undefined; detail?: string } | undefined> {
  const body = new URLSearchParams({
    purpose: form.dataset.puzzle ?? '',
    email: emailField(form)?.value ?? '',
  })
  const signal = AbortSignal.timeout(mostAskMs)
  const answer = await fetch('/idp/puzzle', { method: 'POST', body, signal }).catch(() => undefined)
  if (answer?.status !== 429) return undefined
  return (await answer.json().catch(() => ({}))) as Problem
}

function emailField(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('input[name="email"]')
}

function puzzleField(form: HTMLFormElement): HTMLInputElement {
  const present = form.querySelector<HTMLInputElement>('input[name="puzzle"]')
  if (present) return present
  const field = form.ownerDocument.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'puzzle' })
  form.append(field)
  return field
}

interface PuzzleStatus {
  showProgress(share: number): void
  showRefusal(sentence: string): void
  clear(): void
}

/** What a form says of its puzzle, above its button. The live region stands there before it has words, so that they are read. */
function addPuzzleStatus(form: HTMLFormElement): PuzzleStatus {
  const page = form.ownerDocument
  const words = page.createElement('p')
  const bar = page.createElement('progress')
  const region = page.createElement('div')
  region.className = 'idp-puzzle'
  region.setAttribute('role', 'status')
  bar.setAttribute('aria-label', 'Check')
  region.dataset.shows = ''
  region.append(words)
  form.querySelector('button[type="submit"]')?.before(region)
  const show = (text: string, isRefusal: boolean) => {
    // The same words again would be read again.
    if (words.textContent !== text) words.textContent = text
    region.dataset.shows = text === '' ? '' : isRefusal ? 'refusal' : 'progress'
  }
  return {
    showProgress: (share) => {
      show('Checking that you are not a robot. This takes a few seconds.', false)
      bar.value = share
      if (!bar.isConnected) region.after(bar)
    },
    showRefusal: (sentence) => {
      bar.remove()
      show(sentence, true)
    },
    clear: () => {
      bar.remove()
      show('', false)
    },
  }
}
