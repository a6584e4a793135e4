/** What Playwright turns off: Chromium reads only the last list of several. */
const playwrightsOwn = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Pages of the address bar, which nobody sees and each window draws: a seventh of a journey's processor time. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** A browser that starts quietly, also as root and without a network; Playwright adds `--headless` itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightsOwn, ...addressBar].join(',')}`,
]
