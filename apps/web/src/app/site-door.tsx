import { useEffect } from 'react'
import { StartingScreen } from './starting-screen.tsx'

/** The site's pages are documents of their own, not screens of the app: a link from within leaves the app for them. */
export function SiteDoor() {
  useEffect(() => window.location.reload(), [])
  return <StartingScreen />
}
