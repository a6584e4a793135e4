import { useEffect } from 'react'
import { siteAddress } from '#lib/paths.ts'
import { StartingScreen } from './starting-screen.tsx'

/** The site's pages are documents of their own, not screens of the app: a link to one leaves the app. */
export function SiteRedirect() {
  useEffect(enterSite, [])
  return <StartingScreen />
}

/** If the server answered this address with the app, it is spelled differently: reloading it would never end. */
function enterSite(): void {
  const { pathname, search, hash } = window.location
  const address = siteAddress(pathname)
  if (address === pathname) window.location.reload()
  else window.location.replace(address + search + hash)
}
