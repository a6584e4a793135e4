export interface PageViewTables {
  page_views: PageViewsTable
}

/** How often a page was opened on a day, with nothing about its readers. */
interface PageViewsTable {
  /** In UTC. */
  day: string
  path: string
  views: number
}
