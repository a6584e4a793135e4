import { paths, signInPath } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'

/** `data-sign-in` becomes a link to the app for signed-in people; see site-script.ts. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-4 px-5 lg:px-10">
      <a href={paths.home} className="-my-2 py-2 font-display text-xl">
        Butterleaf
      </a>
      <nav aria-label="Site" className="flex items-center gap-2 lg:gap-6">
        <HeaderLink href={paths.recipes}>Recipes</HeaderLink>
        <HeaderLink href={paths['checkout.root']}>Plans</HeaderLink>
        <a href={signInPath(paths.app)} data-sign-in className={buttonLook({ look: 'quiet', size: 'sm' })}>
          Sign in
        </a>
      </nav>
    </header>
  )
}

function HeaderLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="hidden rounded-full px-3 py-3 text-sm font-semibold hover:underline md:block">
      {children}
    </a>
  )
}
