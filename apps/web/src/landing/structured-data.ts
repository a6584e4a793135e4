import type { SiteData } from '../site/site-data.ts'
import { siteOrigin } from '../site/site-page.ts'

const organization = { '@id': `${siteOrigin}/#organization` }

/** Data for search engines: who we are, what the product is and costs. No ratings, since we have none. */
export function structuredData({ plans }: Pick<SiteData, 'plans'>, description: string): object[] {
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
