import type { AppContext } from '#platform/app-context.ts'
import type { Corpus } from '#platform/recipes/cookbook.ts'
import { type PageCounter, pageCounter } from './page-counter.ts'

/** What counting page views needs; one in a process. */
type PageViewContext = Readonly<{
  counter: PageCounter
  pages: ReadonlySet<string>
  needsConsent: boolean
}>

type PageView = Readonly<{ path: string; hasAgreed: boolean; refusesTracking: boolean }>

/** The caller writes the counts now and then, and at the end. */
export function openPageViewContext({ config, recipes, database, clock }: AppContext): PageViewContext {
  return {
    counter: pageCounter(database.db, clock),
    pages: countedPages(recipes.corpus),
    needsConsent: config.countingNeedsConsent,
  }
}

/** Counts pages and no people: no cookie, no address, no device. */
export function countPageView(
  { counter, pages, needsConsent }: PageViewContext,
  { path, hasAgreed, refusesTracking }: PageView,
): void {
  const mayCount = (hasAgreed || !needsConsent) && !refusesTracking
  if (mayCount && pages.has(path)) counter.add(path)
}

const pages = ['/', '/recipes', '/privacy-policy', '/terms-disclaimer']

/** The site's pages: any other path isn't counted, or made-up paths would fill the table. */
function countedPages({ publicRecipes }: Corpus): ReadonlySet<string> {
  return new Set([...pages, ...publicRecipes.map(({ slug }) => `/recipes/${slug}`)])
}
