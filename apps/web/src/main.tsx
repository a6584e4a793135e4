import type { SilentAnswer } from '#lib/session/silent-frame.ts'

/**
 * A silent renewal returns into a hidden frame, which only passes its address on. The rest of the app is loaded only for a
 * visible page.
 */
const isSilentAnswer = window.self !== window.top && window.location.pathname === '/callback'

if (isSilentAnswer) {
  const answer: SilentAnswer = { kind: 'butterleaf.silent-answer', address: window.location.href }
  window.parent.postMessage(answer, window.location.origin)
} else {
  void import('./app/start.tsx')
}
