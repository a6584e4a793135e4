export interface PuzzleStatus {
  showProgress(share: number): void
  showRefusal(sentence: string): void
  clear(): void
}

/** What a form says of its puzzle, above its button. The live region stands there before it has words, so that they are read. */
export function addPuzzleStatus(form: HTMLFormElement): PuzzleStatus {
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
