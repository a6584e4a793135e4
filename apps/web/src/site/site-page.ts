import type { ReactNode } from 'react'

/** A page of the site: for everybody, written at build, whole without script. */
export interface SitePage {
  path: string
  /** Further addresses at which it is served; `path` is the one that search engines are told. */
  alsoAt?: readonly string[]
  title: string
  description: string
  content: ReactNode
  /** Runs as soon as it is there, and holds nothing up. */
  headScript?: string
  /** Sits above the fold and is asked for at once. */
  preloadedImage?: string
  /** schema.org; addresses begin with `siteOrigin`. */
  structured?: readonly object[]
  /** Served with 404 for every address under `path` that has no page. */
  isMissing?: boolean
}

/** Stands for the address of the installation, which the server alone knows, and writes in its place. */
export const siteOrigin = 'https://origin.invalid'

/** Stands for the operator’s mail address in the same way. */
export const siteContact = 'contact@origin.invalid'
