// LAND-2: whoever is signed in here is led on from the landing page. The hint is that of src/lib/session/session-hint.ts.
try {
  if (localStorage.getItem('butterleaf.signed-in') === '1') location.replace('/app')
} catch {
  // Storage refused: the page is shown.
}
