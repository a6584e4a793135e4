/**
 * A silent renewal comes back into a hidden frame, which only passes its address on. Everything else of the
 * app is loaded for a page that someone looks at.
 */
const isSilentAnswer = window.self !== window.top && window.location.pathname === '/callback'

if (isSilentAnswer) {
  window.parent.postMessage(
    { source: 'oidc-client', url: window.location.href, keepOpen: false },
    window.location.origin,
  )
} else {
  void import('./app/start.tsx')
}

export {}
