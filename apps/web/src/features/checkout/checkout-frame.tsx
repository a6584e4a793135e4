import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { SandboxMark } from '#lib/subscription/sandbox/sandbox-mark.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'

interface CheckoutFrameProps {
  /** "Step 1 of 2". */
  step?: string
  title: string
  lead?: ReactNode
  /** Takes the place of what had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** Logo and Logout at the top, the step's heading, then its content. */
export function CheckoutFrame({ step, title, lead, takesFocus = false, children }: CheckoutFrameProps) {
  const heading = useHeadingFocus(takesFocus)
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-lg flex-col px-5 pb-12 lg:max-w-6xl lg:px-10">
      <title>{`${title} · Butterleaf`}</title>
      <CheckoutHeader />
      <main className="grid gap-8 pt-2 lg:gap-12 lg:pt-6">
        <div className="grid gap-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-muted">
            {step && <span>{step}</span>}
            <SandboxMark />
          </p>
          <h1 ref={heading} tabIndex={-1} className="outline-none lg:text-3xl">
            {title}
          </h1>
          {lead && <p className="max-w-prose text-pretty text-muted">{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}

/** On a change of step a screen reader continues at the new heading; on arrival from outside it begins at the top. */
function useHeadingFocus(takesFocus: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isStep = useNavigationType() === 'PUSH' || takesFocus
  useEffect(() => {
    if (isStep) heading.current?.focus({ preventScroll: true })
  }, [isStep])
  return heading
}

/** [CHK-13] */
function CheckoutHeader() {
  const isSignedIn = useSession().status !== 'signed-out'
  return (
    <header className="flex min-h-20 items-center justify-between gap-4">
      <Link to={isSignedIn ? paths.app : paths.home} className="-my-2 py-2 font-display text-lg">
        Butterleaf
      </Link>
      {isSignedIn && (
        <Link to={paths.logout} className={buttonLook({ look: 'quiet', size: 'sm' })}>
          Logout
        </Link>
      )}
    </header>
  )
}
