import { Link, Navigate } from 'react-router'
import { paths, signInPath, signUpPath } from '#lib/paths.ts'
import { hasSessionHint } from '#lib/session/session-hint.ts'
import { buttonLook } from '#ui/button-look.ts'
import { HeroPlates } from './hero-plates.tsx'

/** [LAND-2] For visitors; someone who is signed in is taken to the app. */
export default function HomeScreen() {
  if (hasSessionHint()) return <Navigate to={paths.app} replace />
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 lg:px-10">
      <title>Butterleaf · keto, one honest line at a time</title>
      <header className="flex min-h-20 items-center justify-between">
        <span className="font-display text-lg">Butterleaf</span>
        <Link to={signInPath(paths.app)} className={buttonLook({ look: 'quiet', size: 'sm' })}>
          Sign in
        </Link>
      </header>
      <main className="grid flex-1 items-center gap-8 py-8 lg:grid-cols-2 lg:gap-16">
        <div className="grid justify-items-start gap-6">
          <h1 className="text-3xl lg:text-[4rem] lg:leading-[1.12]">
            Keto,
            <br />
            one honest
            <br />
            <Marked>line at a time.</Marked>
          </h1>
          <p className="max-w-md text-lg text-muted">
            Weigh in when you like. Butterleaf draws the line through the noise, and tells you where it leads
            without promising more than your scale does.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={signUpPath(paths.app)} className={buttonLook({ size: 'lg' })}>
              Create account
            </Link>
            <Link to={signInPath(paths.app)} className={buttonLook({ look: 'ghost', size: 'lg' })}>
              Sign in
            </Link>
          </div>
        </div>
        <HeroPlates className="mx-auto w-full max-w-md lg:max-w-none" />
      </main>
      <footer className="py-6 text-sm text-muted">
        Butterleaf keeps a record; it gives no medical advice.
      </footer>
    </div>
  )
}

function Marked({ children }: { children: string }) {
  return (
    <span className="-mx-1 bg-[linear-gradient(transparent_62%,var(--butter)_62%,var(--butter)_92%,transparent_92%)] px-1 dark:bg-none dark:text-butter">
      {children}
    </span>
  )
}
