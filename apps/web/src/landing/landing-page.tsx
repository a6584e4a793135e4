import { paths } from '#lib/paths.ts'
import type { SiteData } from '../site/site-data.ts'
import type { SitePage } from '../site/site-page.ts'
import { BenefitsSection } from './benefits/benefits-section.tsx'
import { Closing } from './closing.tsx'
import { DishesSection } from './dishes-section.tsx'
import { Hero } from './hero.tsx'
import { PlansSection } from './plans-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { recipesText } from './recipes-text.ts'
import { StartBar } from './start-bar.tsx'
import { StoriesSection } from './stories/stories-section.tsx'
import { structuredData } from './structured-data.ts'
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
