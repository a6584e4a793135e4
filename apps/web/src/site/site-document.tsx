import { paths, signInPath, signUpPath } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { type SitePage, siteOrigin } from './site-page.ts'

/** The addresses of what the build made for the pages. */
export interface SiteAssets {
  /** The whole style sheet, to be inlined. */
  css: string
  /** The script of every page. */
  script: string
  /** The fonts that nearly every page needs. */
  fonts: readonly string[]
}

interface SiteDocumentProps {
  page: SitePage
  assets: SiteAssets
}

/** The whole page. Nothing in it has a `style` attribute: the content security policy refuses those. */
export function SiteDocument({ page, assets }: SiteDocumentProps) {
  return (
    <html lang="en">
      <SiteHead page={page} assets={assets} />
      <body>
        <a
          href="#content"
          className="fixed top-2 left-2 z-10 -translate-y-20 rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:translate-y-0"
        >
          Skip to the content
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {page.content}
        </main>
        <SiteFooter />
      </body>
    </html>
  )
}

function SiteHead({ page, assets }: SiteDocumentProps) {
  const { title, description, headScript, preloadedImage, structured = [] } = page
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content="#fbf5e4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12180f" media="(prefers-color-scheme: dark)" />
      <script src="/theme.js" />
      {headScript && <script async src={headScript} />}
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.isMissing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteOrigin + page.path} />
      )}
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {preloadedImage && <link rel="preload" as="image" href={preloadedImage} fetchPriority="high" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet this build made */}
      <style dangerouslySetInnerHTML={{ __html: assets.css }} />
      <SharedAs page={page} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/app.webmanifest" />
      {structured.map((thing) => (
        <Structured key={JSON.stringify(thing)} thing={thing} />
      ))}
      <script type="module" src={assets.script} />
    </head>
  )
}

/** The preview of a shared link. */
function SharedAs({ page: { title, description, path } }: { page: SitePage }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Butterleaf" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteOrigin + path} />
      <meta property="og:image" content={`${siteOrigin}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Data, not script, so the content security policy allows it. */
function Structured({ thing }: { thing: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with nothing in it that could end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** `data-sign-in` becomes a link to the app for signed-in people; see start-site.ts. */
function SiteHeader() {
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

const groups = [
  {
    title: 'Butterleaf',
    links: [
      ['Plans and prices', paths['checkout.root']],
      ['Recipes', paths.recipes],
      ['Create account', signUpPath(paths.onboarding)],
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
function SiteFooter() {
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
