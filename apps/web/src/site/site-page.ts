import type { ReactNode } from 'react'

/** A page of the site: public, rendered at build, complete without script. */
export interface SitePage {
  path: string
  /** Further addresses at which it is served; `path` is the canonical one. */
  alsoAt?: readonly string[]
  title: string
  description: string
  content: ReactNode
  /** Runs when it is loaded, without blocking anything. */
  headScript?: string
  /** Above the fold, and preloaded. */
  preloadedImage?: string
  /** schema.org; addresses begin with `siteOrigin`. */
  structured?: readonly object[]
  /** Served with 404 for every address under `path` that has no page. */
  isMissing?: boolean
}

/** A placeholder for the installation's address, which only the server knows and writes in its place. */
export const siteOrigin = 'https://origin.invalid'

/** A placeholder for the operator’s mail address. */
export const siteContact = 'contact@origin.invalid'
