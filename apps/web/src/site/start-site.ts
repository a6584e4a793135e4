import { hasSessionHint } from '#lib/session/session-hint.ts'
import { startLanding } from '../landing/start-landing.ts'

/** Runs on every page of the site. */
function startSite(): void {
  if (hasSessionHint()) offerApp()
  whenIdle(async () => {
    // After a network failure there is no badge and no count; the page itself is complete.
    if (document.querySelector('[data-flag]')) await startFlags().catch(() => undefined)
    await startCounting().catch(() => undefined)
  })
}

// Modules are imported as a whole, as in start-landing.ts.
async function startFlags(): Promise<void> {
  const flags = await import('#lib/flags/show-flagged-parts.ts')
  flags.showFlaggedParts()
}

async function startCounting(): Promise<void> {
  const counting = await import('./count-page.ts')
  await counting.countPage()
}

const longestWaitMs = 3_000

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longestWaitMs })
  else setTimeout(act, longestWaitMs)
}

/** Turns the header's link into one to the app, for people who are signed in on this device. */
function offerApp(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-sign-in]')
  if (!link) return
  link.textContent = 'Open the app'
  link.href = '/app'
}

// One file for every page: a second one would be requested only after the first has loaded.
startSite()
startLanding()
