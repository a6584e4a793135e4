import { paths, signUpPath } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import type { SiteData } from '../site/site-data.ts'
import { type SitePage, siteOrigin } from '../site/site-page.ts'
import { BenefitsSection } from './benefits-section.tsx'
import { DishesSection } from './dishes-section.tsx'
import { Hero } from './hero.tsx'
import { priceText, recipesText } from './landing-words.ts'
import { PlansSection } from './plans-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StoriesSection } from './stories/stories-section.tsx'
import { TasteSection } from './taste/taste-section.tsx'
import { VideosSection } from './videos/videos-section.tsx'

/** [LAND-1] */
export function landingPage(data: SiteData): SitePage {
  const description = `Four weeks of keto from ${recipesText(data.recipeCount)} recipes, scaled to your macros, with one shopping list a week. Every day shows its sums.`
  return {
    path: paths.home,
    alsoAt: [paths['home.alias']],
    title: 'Butterleaf · four weeks of keto, already decided',
    description,
    headScript: '/enter.js',
    structured: structuredData(data, description),
    content: (
      <>
        <Hero data={data} />
        <TasteSection taste={data.taste} />
        <BenefitsSection data={data} />
        <DishesSection data={data} />
        <StoriesSection />
        <VideosSection videos={data.videos} />
        <PlansSection plans={data.plans} />
        <QuestionsSection />
        <Closing />
        <StartBar fromPerWeek={Math.min(...data.plans.map((plan) => plan.per_week))} />
      </>
    ),
  }
}

/** On a phone the way in is in reach on every screenful. The bar ends with the content, so it covers nothing of the footer. */
function StartBar({ fromPerWeek }: { fromPerWeek: number }) {
  return (
    <div
      data-start-bar
      className="sticky bottom-0 z-1 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-5 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="text-sm text-muted">
        From <span className="font-display text-base text-ink">{priceText(fromPerWeek)}</span>
        /wk
      </p>
      <a href={signUpPath(paths.onboarding)} className={buttonLook()}>
        Start my plan
      </a>
    </div>
  )
}

function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="bg-butter px-5 py-7 text-center text-on-butter lg:py-24 dark:bg-surface dark:text-ink"
    >
      <h2 id="closing-title" className="mx-auto max-w-2xl text-2xl lg:text-3xl">
        What’s for dinner is a settled matter
      </h2>
      <p className="mx-auto mt-2 max-w-md lg:mt-4 lg:text-lg">
        Thirteen short steps, then your first week on the table. You pay once you have seen it.
      </p>
      <a
        href={signUpPath(paths.onboarding)}
        className={buttonLook({ size: 'lg', className: 'mt-4 lg:mt-8' })}
      >
        Start with a plan
      </a>
    </section>
  )
}

const organization = { '@id': `${siteOrigin}/#organization` }

/** Data for search engines: who we are, what the product is and costs. No ratings, since we have none. */
function structuredData({ plans }: Pick<SiteData, 'plans'>, description: string): object[] {
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: 'Butterleaf',
      url: siteOrigin,
      logo: `${siteOrigin}/icons/icon-512.png`,
    },
    { '@type': 'WebSite', name: 'Butterleaf', url: siteOrigin, publisher: organization },
    {
      '@type': 'SoftwareApplication',
      name: 'Butterleaf',
      description,
      url: siteOrigin,
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Any, in a web browser',
      publisher: organization,
      offers: plans.map(({ name, total, currency: priceCurrency }) => ({
        '@type': 'Offer',
        name,
        price: total.toFixed(2),
        priceCurrency,
        url: `${siteOrigin}/checkout`,
      })),
    },
  ]
}
