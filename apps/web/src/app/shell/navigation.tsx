import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#lib/paths.ts'
import { coversBottom } from '#ui/behavior/covering-bar.ts'
import { Link } from '#ui/link.tsx'
import { isAt, type Place } from './places.ts'

type NavigationProps = { places: readonly Place[] }

/** [APP-4] From 992 px. */
export function SideNavigation({ places }: NavigationProps) {
  return (
    <aside aria-label="Butterleaf" className="hidden border-r border-hairline lg:row-span-2 lg:block">
      <div className="sticky top-0 grid gap-6 p-6">
        <Link to={paths.app} className="px-3 font-display text-lg">
          Butterleaf
        </Link>
        <nav aria-label="Main" className="grid gap-1">
          {places.map((place) => (
            <PlaceLink
              key={place.label}
              place={place}
              className="flex min-h-12 items-center gap-3 rounded-full px-4 font-semibold text-muted hover:bg-sunk aria-[current=page]:bg-leaf/12 aria-[current=page]:text-leaf"
            >
              <place.Icon aria-hidden className="size-5" />
              {place.label}
            </PlaceLink>
          ))}
        </nav>
      </div>
    </aside>
  )
}

/** At the foot of a phone, within a thumb's reach. */
export function BottomNavigation({ places }: NavigationProps) {
  return (
    <nav
      ref={coversBottom}
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-10 border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-lg auto-cols-fr grid-flow-col">
        {places.map((place) => (
          <li key={place.label}>
            <PlaceLink
              place={place}
              label={place.label}
              className="group grid min-h-16 place-content-center justify-items-center gap-0.5 text-xs font-semibold text-muted aria-[current=page]:text-leaf"
            >
              <span className="grid h-8 w-14 max-w-full place-items-center rounded-full group-aria-[current=page]:bg-leaf/15">
                <place.Icon aria-hidden className="size-5" />
              </span>
              {place.shortLabel}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PlaceLinkProps = { place: Place; label?: string; className: string; children: ReactNode }

/**
 * Its address is that of one day, but it is current on every day. Its screen is loaded as soon as a person points at the link;
 * a chunk that can't be loaded then is requested again when it is opened, and fails there (APP-9).
 */
function PlaceLink({ place, label, className, children }: PlaceLinkProps) {
  const at = useLocation()
  const fetchScreen = () => void place.load?.().catch(() => undefined)
  return (
    <Link
      to={place.to}
      aria-label={label}
      aria-current={isAt(at, place) ? 'page' : undefined}
      onPointerEnter={fetchScreen}
      onFocus={fetchScreen}
      className={className}
    >
      {children}
    </Link>
  )
}
