import type { CountingChoice } from '#lib/counting-choice.ts'
import { buttonLook } from '#ui/action/button-look.ts'

/** A strip at the foot of the page, which can be used without answering. Both answers look alike. */
export function askToCount(onAnswer: (choice: CountingChoice) => void): void {
  const strip = document.createElement('section')
  strip.ariaLabel = 'Counting pages'
  strip.className =
    'sticky bottom-0 z-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border-t border-hairline bg-surface px-5 py-3 text-sm'
  const answer = (choice: CountingChoice) => {
    strip.remove()
    onAnswer(choice)
  }
  const buttons = document.createElement('div')
  buttons.className = 'flex gap-2'
  buttons.append(
    button('Yes, count it', () => answer('yes')),
    button('No', () => answer('no')),
  )
  strip.append(question(), buttons)
  document.body.append(strip)
}

function question(): HTMLElement {
  const words = document.createElement('p')
  const more = document.createElement('a')
  // Written out: importing the paths would bundle the router.
  more.href = '/privacy-policy'
  more.textContent = 'Privacy policy'
  more.className = 'font-semibold underline underline-offset-4'
  words.append('May we count that this page was opened? One number a day, and nothing about you. ', more)
  return words
}

function button(words: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = words
  made.className = buttonLook({ look: 'quiet', size: 'sm' })
  made.addEventListener('click', onClick)
  return made
}
