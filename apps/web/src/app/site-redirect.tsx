import { useEffect } from 'react'
import { siteAddress } from '#lib/paths.ts'
import { StartingScreen } from './starting-screen.tsx'

/** The site's pages are documents of their own, not screens of the app: a link from within leaves the app for them. */
export function SiteRedirect() {
  useEffect(enterSite, [])
  return <StartingScreen />
}

/** An address that the server answered with the app is spelled in another way: loading it again would never end. */
function enterSite(): void {
  const { pathname, search, hash } = window.location
  const address = siteAddress(pathname)
  if (address === pathname) window.location.reload()
  else window.location.replace(address + search + hash)
}
