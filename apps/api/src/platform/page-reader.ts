import { fetchPublic, type Page } from '@butterleaf/cookbook/import/fetch-public'

/** Reads pages of the public internet, and nothing else. */
export interface PageReader {
  /** Throws a `FetchRefusal`. */
  read(link: string): Promise<Page>
}

export function openPageReader(): PageReader {
  return { read: (link) => fetchPublic(link) }
}
