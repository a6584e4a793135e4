import { type ClientConfig, operationsCalls } from '@butterleaf/contract/operations/calls'
import { pageViewCalls } from '@butterleaf/contract/page-views/calls'
import { buttonLook } from '#ui/action/button-look.ts'
import { device, readText, storeText } from '../lib/device/web-storage.ts'

/**
 * Counts that this page was opened, without anything about the reader. Counts nothing when they refuse tracking, or where
 * consent is needed and missing.
 */
export async function countPage(): Promise<void> {
  const path = pagePath()
  if (path === undefined || refusesTracking()) return
  const choice = readCountingChoice()
  if (choice) letThinkAgain(path, choice === 'yes')
  if (choice === 'no') return
  if (choice === 'yes') return send(path, true)
  if (await needsConsent()) ask(path)
  else await send(path, false)
}

function ask(path: string, isCounted = false): void {
  askToCount((answer) => {
    storeCountingChoice(answer)
    if (answer === 'yes' && !isCounted) void send(path, true)
    letThinkAgain(path, isCounted || answer === 'yes')
  })
}

/** The answer can be changed at the foot of every page, as easily as it was given. */
function letThinkAgain(path: string, isCounted: boolean): void {
  const button = document.querySelector<HTMLButtonElement>('[data-counting]')
  if (!button) return
  button.hidden = false
  button.onclick = () => {
    button.hidden = true
    ask(path, isCounted)
  }
}

/** The canonical address; a missing page has none. */
function pagePath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return link ? new URL(link.href).pathname : undefined
}

function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** When the setting can't be read, consent is needed. */
async function needsConsent(): Promise<boolean> {
  const answer = await fetch(operationsCalls.config.path)
  if (!answer.ok) return true
  const { pageViews } = (await answer.json()) as ClientConfig
  return pageViews.needConsent
}

async function send(path: string, agreed: boolean): Promise<void> {
  const { method, path: address } = pageViewCalls.count
  const headers = { 'content-type': 'application/json' }
  await fetch(address, { method, headers, body: JSON.stringify({ path, agreed }), keepalive: true })
}

/** A strip at the foot of the page, which can be used without answering. Both answers look alike. */
function askToCount(onAnswer: (choice: CountingChoice) => void): void {
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

/** Whether the reader lets this site count pages. It contains no personal data. */
type CountingChoice = 'yes' | 'no'

function readCountingChoice(): CountingChoice | undefined {
  const stored = readText(device, 'butterleaf.counting')
  return stored === 'yes' || stored === 'no' ? stored : undefined
}

function storeCountingChoice(choice: CountingChoice): void {
  storeText(device, 'butterleaf.counting', choice)
}
