import CircleHelp from 'virtual:lucide/circle-question-mark'
import Settings from 'virtual:lucide/settings'
import { areTabsUnlocked } from '@butterleaf/domain/meal-plan/states'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { paths } from '#lib/paths.ts'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Link } from '#ui/link.tsx'
import { BottomNavigation, SideNavigation } from './navigation.tsx'
import { placesIn } from './places.ts'

// Fetched when the browser is idle: no screen waits for them, or fails without them.
/** [APP-5] */
const hintParts = createLazyPart(() => import('./unlock-hint.tsx'))
/** RCP-5: a timer rings as soon as they are there. */
const timerParts = createLazyPart(() => import('./ringing-timers.tsx'))
/** LEARN-2. */
const noteParts = createLazyPart(() => import('#features/weight-tracker/learning/target-note.tsx'))

/** Header, content, and the navigation: at the foot on a phone, at the side from 992 px. */
export function AppShell() {
  const template = usePlanQuery().data?.template
  const places = placesIn(template, useLocation().pathname)
  const main = useContentFocus()
  const isLocked = template !== undefined && !areTabsUnlocked(template)
  const UnlockHint = useLazyPart(hintParts, false)?.UnlockHint
  const RingingTimers = useLazyPart(timerParts, false)?.RingingTimers
  const TargetNote = useLazyPart(noteParts, false)?.TargetNote
  return (
    <div className="group/shell min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
      >
        Skip to content
      </a>
      <ShellHeader />
      <SideNavigation places={places} />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-lg px-4 pt-2 pb-32 outline-none md:max-w-2xl md:px-6 md:has-data-wide:max-w-3xl lg:col-start-2 lg:row-start-2 lg:max-w-5xl lg:px-10 lg:pb-16 lg:has-data-wide:max-w-[106rem]"
      >
        {isLocked && (UnlockHint ? <UnlockHint template={template} /> : <div className="mb-4 h-12" />)}
        {template && TargetNote && <TargetNote />}
        <Outlet />
      </main>
      {RingingTimers && <RingingTimers />}
      <BottomNavigation places={places} />
    </div>
  )
}

/** A link in a screen goes when its screen goes: the focus is kept, so that Tab goes on where the new one begins. */
function useContentFocus() {
  const main = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const isFollowed = useNavigationType() === 'PUSH'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked at each address
  useEffect(() => {
    if (isFollowed && document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [key, isFollowed])
  return main
}

function ShellHeader() {
  return (
    <header className="mx-auto flex w-full max-w-lg items-center justify-between px-5 py-3 md:max-w-2xl md:group-has-data-wide/shell:max-w-3xl lg:col-start-2 lg:row-start-1 lg:max-w-5xl lg:justify-end lg:px-10 lg:group-has-data-wide/shell:max-w-[106rem]">
      <Link to={paths.app} className="-my-2 py-2 font-display text-lg lg:hidden">
        Butterleaf
      </Link>
      <div className="flex items-center gap-2">
        <Link
          to={paths['app.support']}
          aria-label="Help"
          className="grid size-11 place-items-center rounded-full text-muted transition hover:bg-sunk hover:text-ink"
        >
          <CircleHelp aria-hidden className="size-6" />
        </Link>
        <Link to={paths.settings} aria-label="Settings" className="relative rounded-full">
          <OwnAvatar />
          <span className="absolute -right-1 -bottom-1 grid size-5 place-items-center rounded-full border border-hairline bg-surface text-ink">
            <Settings aria-hidden className="size-3" />
          </span>
        </Link>
      </div>
    </header>
  )
}
