export interface PageViewTables {
  page_views: PageViewsTable
}

/** How often a page was opened on a day. There is nothing here of who did. */
interface PageViewsTable {
  /** In UTC. */
  day: string
  path: string
  views: number
}
