import { renderToStaticMarkup } from 'react-dom/server'
import { landingPage } from '../landing/landing-page.tsx'
import { decodeGathered, type GatheredData } from './gathered-data.ts'
import { policyPages } from './policies/policy-pages.tsx'
import { recipePages } from './recipes/recipe-pages.tsx'
import { type SiteAssets, SiteDocument } from './site-document.tsx'
import type { SitePage } from './site-page.ts'

/** Every page of the site. */
export function sitePages(gathered: GatheredData): SitePage[] {
  const data = decodeGathered(gathered)
  return [landingPage(data), ...policyPages(), ...recipePages(data)]
}

export function renderPage(page: SitePage, assets: SiteAssets): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} assets={assets} />)}`
}
