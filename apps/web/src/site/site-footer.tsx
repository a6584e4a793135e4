import { paths, signInPath, signUpPath } from '#lib/paths.ts'

const groups = [
  {
    title: 'Butterleaf',
    links: [
      ['Plans and prices', paths['checkout.root']],
      ['Recipes', paths.recipes],
      ['Create account', signUpPath(paths.app)],
      ['Sign in', signInPath(paths.app)],
    ],
  },
  {
    title: 'Good to know',
    links: [
      ['Help', paths['app.support']],
      ['Privacy policy', paths['home.policy']],
      ['Terms, cancellation and refunds', paths['home.disclaimer']],
    ],
  },
] as const

const linkLook = 'inline-block py-2.5 text-sm text-muted hover:text-ink hover:underline'

/** [LAND-5] */
export function SiteFooter() {
  return (
    <footer className="border-t border-hairline bg-sunk">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-4 px-5 py-8 md:gap-8 md:py-12 md:grid-cols-[2fr_1fr_1fr] lg:px-10">
        <div className="col-span-2 grid content-start gap-2 md:col-span-1 md:gap-3">
          <p className="font-display text-lg">Butterleaf</p>
          <p className="max-w-sm text-sm text-muted">
            Macros and forecasts are estimates. Butterleaf plans meals; it gives no medical advice.
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-bold">{title}</p>
            <ul className="mt-1">
              {links.map(([label, href]) => (
                <li key={href}>
                  <a href={href} className={linkLook}>
                    {label}
                  </a>
                </li>
              ))}
              {title === 'Good to know' && <PageCounts />}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

/** Hidden until a reader was asked for consent; page-views/count-page.ts shows it. */
function PageCounts() {
  return (
    <li>
      <button type="button" data-counting hidden className={linkLook}>
        Page counts
      </button>
    </li>
  )
}
